import { readBareWord } from './bare-word.ts'
import { DOUBLE_QUOTE, isForeignSpace, isWhitespace, OPEN_BRACE, OPEN_BRACKET } from './characters.ts'
import { judgeRootCandidate } from './judge-root-candidate.ts'

/** Text that begins with the root value, and where in the whole text that is. */
export interface FoundRoot {
  text: string
  offset: number
  /** What stood before it, if anything. */
  skipped?: { offset: number; isOnlyFence: boolean }
  /** It stands in a code fence, so a closing one is expected. */
  fenced: boolean
}

const FENCE_AT_END = /(?:^|\n)[ \t]*```[\w+-]*\s*$/
const ONLY_FENCE = /^```[\w+-]*\s*$/
/** As much of the skipped text is kept as shows a fence. */
const TAIL = 64
/** Behind longer blanks a word counts as prose: they would be looked at again with every chunk. */
const LONE_WORD = /^[^\s"{}[\]]{1,64}\s{0,200}$/

/**
 * Finds where the value begins in text that may hold prose and code fences around it. A bracket that turns out to
 * be prose is passed over; a lone number or literal is the value only where nothing else follows it.
 */
export class RootFinder {
  /** An undecided bracket or lone word, and what follows it so far. */
  private held = ''
  private heldAt = 0
  private skippedAt = -1
  private skippedLength = 0
  private tail = ''
  private footnote: FoundRoot | undefined

  /** The root, once it is certain. */
  read(chunk: string, base: number): FoundRoot | undefined {
    const text = this.held + chunk
    const offset = base - this.held.length
    this.held = ''
    if (this.skippedAt >= 0) return this.searchBracket(text, offset, 0)
    let at = 0
    while (at < text.length && isBlank(text.charCodeAt(at))) at += 1
    if (at === text.length) return undefined
    const rest = text.slice(at)
    if (rest.charCodeAt(0) === DOUBLE_QUOTE) return this.found(rest, offset + at)
    if (LONE_WORD.test(rest)) {
      this.held = rest
      this.heldAt = offset + at
      return undefined
    }
    return this.searchBracket(text, offset, at)
  }

  /** The best there is, now that no more text comes. */
  end(): FoundRoot | undefined {
    if (this.held === '') return this.footnote
    const isBracket = this.held.startsWith('{') || this.held.startsWith('[')
    if (isBracket) return this.footnote ?? this.found(this.held, this.heldAt)
    const word = readBareWord(this.held.trim())
    const isValue = word !== undefined && word.repair?.code !== 'unquoted_string'
    return isValue ? this.found(this.held, this.heldAt) : undefined
  }

  private searchBracket(text: string, offset: number, from: number): FoundRoot | undefined {
    let at = from
    let skipFrom = from
    while (at < text.length) {
      const code = text.charCodeAt(at)
      if (code !== OPEN_BRACE && code !== OPEN_BRACKET) {
        at += 1
        continue
      }
      this.skip(text.slice(skipFrom, at), offset + skipFrom)
      skipFrom = at
      const rest = text.slice(at)
      const candidate = judgeRootCandidate(rest, this.skippedAt >= 0 && !FENCE_AT_END.test(this.tail))
      if (candidate.kind === 'root') return this.found(rest, offset + at)
      if (candidate.kind === 'undecided') {
        this.held = rest
        this.heldAt = offset + at
        return undefined
      }
      if (candidate.kind === 'footnote') {
        this.footnote ??= this.found(rest.slice(0, candidate.length), offset + at)
        at += candidate.length
      } else {
        at += 1
      }
    }
    this.skip(text.slice(skipFrom), offset + skipFrom)
    return undefined
  }

  private skip(piece: string, offset: number): void {
    const visible = piece.search(/\S/)
    if (this.skippedAt < 0) {
      if (visible < 0) return
      this.skippedAt = offset + visible
      this.skippedLength = piece.length - visible
    } else {
      this.skippedLength += piece.length
    }
    this.tail = (this.tail + piece).slice(-TAIL)
  }

  private found(text: string, offset: number): FoundRoot {
    const fenced = FENCE_AT_END.test(this.tail)
    if (this.skippedAt < 0) return { text, offset, fenced }
    const isOnlyFence = this.skippedLength <= TAIL && ONLY_FENCE.test(this.tail.trimStart())
    return { text, offset, fenced, skipped: { offset: this.skippedAt, isOnlyFence } }
  }
}

function isBlank(code: number): boolean {
  return isWhitespace(code) || isForeignSpace(code)
}
