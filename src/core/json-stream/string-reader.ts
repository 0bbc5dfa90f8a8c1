import { BACKSLASH, SINGLE_QUOTE, SPACE } from './characters.ts'

interface StringReport {
  /** Called for what is not JSON; false stops the reading. */
  repair(code: string, message: string, offset: number): boolean
  /** Called with the offset of a string that held half of a surrogate pair: JSON, but not text. */
  loneSurrogate(offset: number): void
}

const UNICODE_ESCAPE = 0x75
const ESCAPES = new Map([
  [0x22, '"'],
  [0x5c, '\\'],
  [0x2f, '/'],
  [0x62, '\b'],
  [0x66, '\f'],
  [0x6e, '\n'],
  [0x72, '\r'],
  [0x74, '\t'],
])
const LONE_SURROGATE = /\p{Surrogate}/u
const LONE_SURROGATES = /\p{Surrogate}/gu

/**
 * Reads the inside of one string, piece by piece. `text` never ends in half an escape or half a surrogate pair:
 * both wait in the state. A surrogate that turns out to be alone becomes U+FFFD.
 */
export class StringReader {
  text = ''
  private quote = 0
  private start = 0
  private escape: 'none' | 'begun' | 'unicode' = 'none'
  private escapeAt = 0
  private digits = ''
  /** A high surrogate whose other half may follow. */
  private heldSurrogate = ''
  private hasControl = false
  private hasLoneSurrogate = false
  private readonly report: StringReport

  constructor(report: StringReport) {
    this.report = report
  }

  begin(quote: number, offset: number): void {
    this.text = ''
    this.quote = quote
    this.start = offset
    this.escape = 'none'
    this.heldSurrogate = ''
    this.hasControl = false
    this.hasLoneSurrogate = false
  }

  /** Reads from `index`; returns where it stopped: after the closing quote, or -1 where the chunk ended first. */
  read(chunk: string, index: number, base: number): number {
    let at = index
    while (at < chunk.length) {
      if (this.escape !== 'none') {
        at = this.readEscape(chunk, at, base)
        continue
      }
      const from = at
      let code = 0
      for (; at < chunk.length; at += 1) {
        code = chunk.charCodeAt(at)
        if (code === this.quote || code === BACKSLASH || code < SPACE) break
      }
      if (at > from) this.append(from === 0 && at === chunk.length ? chunk : chunk.slice(from, at))
      if (at === chunk.length) return -1
      at += 1
      if (code === this.quote) {
        this.finish()
        return at
      }
      if (code === BACKSLASH) {
        this.escape = 'begun'
        this.escapeAt = base + at - 1
      } else if (!this.readControl(code, base + at - 1)) {
        return -1
      }
    }
    return -1
  }

  private readControl(code: number, offset: number): boolean {
    if (!this.hasControl) {
      this.hasControl = true
      const message = 'a line break or control character stood unescaped in a string'
      if (!this.report.repair('raw_control', message, offset)) return false
    }
    this.append(String.fromCharCode(code))
    return true
  }

  private readEscape(chunk: string, index: number, base: number): number {
    const code = chunk.charCodeAt(index)
    if (this.escape === 'unicode') return this.readDigit(chunk, index)
    const plain = ESCAPES.get(code)
    if (plain !== undefined) {
      this.escape = 'none'
      this.append(plain)
      return index + 1
    }
    if (code === UNICODE_ESCAPE) {
      this.escape = 'unicode'
      this.digits = ''
      return index + 1
    }
    this.escape = 'none'
    if (code === SINGLE_QUOTE) {
      const isExpected = this.quote === SINGLE_QUOTE
      if (!isExpected && !this.report.repair('bad_escape', "\\' was read as '", base + index - 1))
        return chunk.length
      this.append("'")
      return index + 1
    }
    return this.keepEscape('\\') ? index : chunk.length
  }

  private readDigit(chunk: string, index: number): number {
    const digit = chunk.charAt(index)
    if (!/^[\da-fA-F]$/.test(digit)) {
      return this.keepEscape(`\\u${this.digits}`) ? index : chunk.length
    }
    this.digits += digit
    if (this.digits.length === 4) {
      this.escape = 'none'
      this.append(String.fromCharCode(Number.parseInt(this.digits, 16)))
    }
    return index + 1
  }

  /** Anything that is not an escape is text: `App\Http`. The character after it is read as usual. */
  private keepEscape(text: string): boolean {
    this.escape = 'none'
    if (!this.report.repair('bad_escape', 'a backslash that begins no escape was kept', this.escapeAt))
      return false
    this.append(text)
    return true
  }

  private append(piece: string): void {
    let whole = this.heldSurrogate === '' ? piece : this.heldSurrogate + piece
    this.heldSurrogate = ''
    if ((whole.charCodeAt(whole.length - 1) & 0xfc00) === 0xd800) {
      this.heldSurrogate = whole.slice(-1)
      whole = whole.slice(0, -1)
    }
    this.text += LONE_SURROGATE.test(whole) ? this.replaceSurrogates(whole) : whole
  }

  private finish(): void {
    if (this.heldSurrogate !== '') this.text += this.replaceSurrogates(this.heldSurrogate)
  }

  private replaceSurrogates(piece: string): string {
    if (!this.hasLoneSurrogate) {
      this.hasLoneSurrogate = true
      this.report.loneSurrogate(this.start)
    }
    return piece.replace(LONE_SURROGATES, '\uFFFD')
  }
}
