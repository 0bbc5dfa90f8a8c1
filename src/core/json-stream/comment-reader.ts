import { ASTERISK, HASH, LINE_FEED, SLASH } from './characters.ts'

/** Passes over one comment: `// …`, `# …` to the end of the line, or a block. */
export class CommentReader {
  private kind: 'slash' | 'line' | 'block' | 'block-star' = 'line'

  begin(code: number): void {
    this.kind = code === HASH ? 'line' : 'slash'
  }

  /** Reads one character: whether the comment goes on, ended with it, or turned out to be none. */
  read(code: number): 'more' | 'end' | 'none' {
    switch (this.kind) {
      case 'slash':
        if (code !== SLASH && code !== ASTERISK) return 'none'
        this.kind = code === SLASH ? 'line' : 'block'
        return 'more'
      case 'line':
        return code === LINE_FEED ? 'end' : 'more'
      case 'block':
        if (code === ASTERISK) this.kind = 'block-star'
        return 'more'
      case 'block-star':
        if (code === SLASH) return 'end'
        if (code !== ASTERISK) this.kind = 'block'
        return 'more'
    }
  }
}
