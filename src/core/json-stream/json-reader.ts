import type { Path } from '../issues/issue.ts'
import { isBareText, readBareWord } from './bare-word.ts'
import {
  BACKTICK,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  DOUBLE_QUOTE,
  GREATER_THAN,
  HASH,
  isForeignSpace,
  isWhitespace,
  isWordCharacter,
  OPEN_BRACE,
  OPEN_BRACKET,
  SEMICOLON,
  SINGLE_QUOTE,
  SLASH,
  startsPlainValue,
} from './characters.ts'
import { CommentReader } from './comment-reader.ts'
import { Ledger } from './ledger.ts'
import { OpenContainers } from './open-containers.ts'
import { type Place, pathTargetOf, type State } from './reader-state.ts'
import { StringReader } from './string-reader.ts'

interface JsonReaderOptions {
  repair: boolean
  maxDepth: number
}

/**
 * The grammar: one character at a time between tokens, whole runs inside strings. Every decision rests on what was
 * read and never on where a chunk ends, so that values, repairs and offsets are the same for every cut.
 */
export class JsonReader {
  readonly ledger = new Ledger()
  /** The root value is complete. */
  done = false
  /** A code fence was opened before the root, so that its end is expected after it. */
  fenced = false
  private state: State = 'root'
  /** Where the reading goes on after a comment. */
  private place: Place = 'root'
  private readonly containers = new OpenContainers()
  private readonly comments = new CommentReader()
  private readonly strings: StringReader
  private word = ''
  private tokenAt = 0
  private commaAt = 0
  private isBareKey = false
  /** The part of an unfinished string value that stands in its container. */
  private placed: string | undefined
  private readonly options: JsonReaderOptions

  constructor(options: JsonReaderOptions) {
    this.options = options
    this.strings = new StringReader({
      repair: (code, message, offset) => this.repair(code, message, offset),
      loneSurrogate: (offset) => {
        const message = 'half of a surrogate pair became U+FFFD'
        this.ledger.addRepair('lone_surrogate', this.currentPath, message, offset, true)
      },
    })
  }

  get stopped(): boolean {
    return this.state === 'stopped'
  }

  read(chunk: string, base: number): void {
    let at = 0
    while (at < chunk.length) at = this.step(chunk, at, base)
  }

  /** The text has ended; `offset` is its length. */
  end(offset: number): void {
    // Inside a container a word that nothing delimits may be half a word.
    if (this.state === 'word' && this.containers.depth === 0) this.finishWord()
    if (this.state === 'stopped' || this.done) return
    if (this.state === 'root') {
      this.ledger.addIssue('no_value', [], 'expected a JSON value; the text holds none', offset)
    } else {
      const message = 'the text ended before the value was complete'
      this.ledger.addIssue('unterminated', this.currentPath(), message, offset)
    }
  }

  snapshot(offset: number, exact: boolean): unknown {
    if (this.state === 'string') this.placeString()
    return this.containers.snapshot(offset, exact || this.done)
  }

  isOpen(container: object): boolean {
    return this.containers.isOpenInSnapshot(container)
  }

  /** Records an error and reads no more. */
  stop(code: string, message: string, offset: number): true {
    this.ledger.addIssue(code, this.currentPath(), message, offset)
    if (this.state === 'string') this.placeString()
    this.state = 'stopped'
    return true
  }

  /** Records a change; without repairs it is an error that stops the reading, and the answer is false. */
  repair(code: string, message: string, offset: number, lossy = false): boolean {
    if (!this.options.repair) {
      this.stop(code, message, offset)
      return false
    }
    this.ledger.addRepair(code, this.currentPath, message, offset, lossy)
    return true
  }

  private readonly currentPath = (): Path =>
    this.containers.pathTo(pathTargetOf(this.state, this.placed !== undefined))

  private step(chunk: string, at: number, base: number): number {
    switch (this.state) {
      case 'string':
      case 'key-string':
        return this.readString(chunk, at, base)
      case 'word':
      case 'key-word':
        return this.readWord(chunk, at)
      case 'comment':
        return this.readComment(chunk, at)
      case 'stopped':
        return chunk.length
      default: {
        const code = chunk.charCodeAt(at)
        if (isWhitespace(code)) return at + 1
        return this.readBetween(this.state, code, base + at) ? at + 1 : at
      }
    }
  }

  /** Reads the first character of a token; false leaves it to the state that was entered. */
  private readBetween(place: Place, code: number, offset: number): boolean {
    if (place === 'trailing') return this.readTrailing(code, offset)
    if (code === SLASH || code === HASH) return this.beginComment(place, code, offset)
    if (isForeignSpace(code)) {
      return this.repair('foreign_space', 'white space that JSON does not know was skipped', offset)
    }
    switch (place) {
      case 'root':
      case 'first':
      case 'item':
      case 'value':
        return this.readValueStart(place, code, offset)
      case 'member':
      case 'key':
        return this.readKeyStart(place, code, offset)
      case 'colon':
        return this.readColon(code, offset)
      case 'after':
        return this.readAfter(code, offset)
      case 'stopped':
        return true
    }
  }

  private readValueStart(place: 'root' | 'first' | 'item' | 'value', code: number, offset: number): boolean {
    if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) return this.beginString('string', code, offset)
    if (code === OPEN_BRACE || code === OPEN_BRACKET) return this.openContainer(code, offset)
    if (isWordCharacter(code)) {
      this.state = 'word'
      this.tokenAt = offset
      this.word = ''
      return false
    }
    if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (place === 'item' && !this.repairTrailingComma()) return true
      if (place === 'value' && !this.repairMissingValue(offset)) return true
      return this.closeContainer(code, offset)
    }
    if (code === COMMA && (place === 'first' || place === 'item')) {
      return this.repair('extra_comma', 'a comma without a value was dropped', offset)
    }
    if (code === COMMA && place === 'value') {
      if (this.repairMissingValue(offset)) this.afterComma(offset)
      return true
    }
    return this.unexpected('a value', code, offset)
  }

  private readKeyStart(place: 'member' | 'key', code: number, offset: number): boolean {
    this.isBareKey = false
    if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) return this.beginString('key-string', code, offset)
    if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (place === 'key' && !this.repairTrailingComma()) return true
      return this.closeContainer(code, offset)
    }
    if (code === COMMA) return this.repair('extra_comma', 'a comma without a member was dropped', offset)
    if (isWordCharacter(code)) {
      this.state = 'key-word'
      this.isBareKey = true
      this.tokenAt = offset
      this.word = ''
      return false
    }
    return this.unexpected('a key in double quotes', code, offset)
  }

  private readColon(code: number, offset: number): boolean {
    if (code === COLON) {
      this.state = 'value'
      return true
    }
    if (code === GREATER_THAN) {
      if (this.repair('wrong_colon', '> was read as the colon behind a key', offset)) this.state = 'value'
      return true
    }
    if (code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (this.isBareKey) return this.unexpectedWord('a key')
      if (!this.repairMissingValue(offset)) return true
      if (code === COMMA) return this.afterComma(offset)
      return this.closeContainer(code, offset)
    }
    if (startsPlainValue(code)) {
      if (this.repair('missing_colon', 'a colon was missing between a key and its value', offset)) {
        this.state = 'value'
      }
      return false
    }
    return this.unexpected('a colon', code, offset)
  }

  private readAfter(code: number, offset: number): boolean {
    if (code === COMMA) return this.afterComma(offset)
    if (code === CLOSE_BRACE || code === CLOSE_BRACKET) return this.closeContainer(code, offset)
    const inArray = this.containers.top === 'array'
    if (code === DOUBLE_QUOTE || (inArray && startsPlainValue(code))) {
      if (this.repair('missing_comma', 'a comma was missing between two values', offset)) {
        this.state = inArray ? 'item' : 'key'
      }
      return false
    }
    return this.unexpected(inArray ? 'a comma or ]' : 'a comma or }', code, offset)
  }

  private readTrailing(code: number, offset: number): boolean {
    if (isForeignSpace(code) || (this.fenced && code === BACKTICK)) return true
    if (code === CLOSE_BRACE || code === CLOSE_BRACKET || code === COMMA || code === SEMICOLON) {
      return this.repair('extra_closer', `${String.fromCharCode(code)} behind the value was dropped`, offset)
    }
    if (this.repair('trailing_data', 'text behind the value was dropped', offset, true))
      this.state = 'stopped'
    return true
  }

  private beginComment(place: Place, code: number, offset: number): boolean {
    this.place = place
    this.tokenAt = offset
    this.comments.begin(code)
    this.state = 'comment'
    return true
  }

  private readComment(chunk: string, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const step = this.comments.read(chunk.charCodeAt(at))
      if (step === 'more') continue
      this.state = this.place
      if (step === 'none') {
        this.stop('unexpected_character', 'a / that begins no comment', this.tokenAt)
        return chunk.length
      }
      return this.repair('comment', 'a comment was dropped', this.tokenAt) ? at + 1 : chunk.length
    }
    return chunk.length
  }

  private beginString(state: 'string' | 'key-string', quote: number, offset: number): boolean {
    if (quote === SINGLE_QUOTE && !this.repair('single_quotes', 'a string stood in single quotes', offset)) {
      return true
    }
    this.state = state
    this.tokenAt = offset
    this.placed = undefined
    this.strings.begin(quote, offset)
    return true
  }

  private readString(chunk: string, at: number, base: number): number {
    const next = this.strings.read(chunk, at, base)
    if (next < 0) return chunk.length
    if (this.state === 'key-string') {
      this.finishKey(this.strings.text)
    } else {
      this.placeString()
      this.finishValue()
    }
    return next
  }

  private placeString(): void {
    const { text } = this.strings
    if (this.placed === undefined) this.containers.add(text)
    else if (text.length !== this.placed.length || text !== this.placed) this.containers.replace(text)
    this.placed = text
  }

  private readWord(chunk: string, from: number): number {
    let at = from
    while (at < chunk.length && isWordCharacter(chunk.charCodeAt(at))) at += 1
    this.word += chunk.slice(from, at)
    if (at === chunk.length) return at
    if (this.state === 'word') this.finishWord()
    else if (!isBareText(this.word)) this.unexpectedWord('a key')
    else if (this.repair('unquoted_key', 'a key had no quotes', this.tokenAt)) this.finishKey(this.word)
    return at
  }

  private finishWord(): void {
    const read = readBareWord(this.word)
    if (read === undefined) {
      this.unexpectedWord('a value')
      return
    }
    const { repair } = read
    if (repair !== undefined && !this.repair(repair.code, repair.message, this.tokenAt, repair.lossy)) return
    this.containers.add(read.value)
    this.finishValue()
  }

  private finishKey(key: string): void {
    const isDuplicate = this.containers.setKey(key)
    this.state = 'colon'
    if (!isDuplicate) return
    const message = `the key ${JSON.stringify(key.slice(0, 80))} stands twice; the last one counts`
    this.ledger.addIssue('duplicate_key', this.currentPath(), message, this.tokenAt, 'warning')
  }

  private finishValue(): void {
    if (this.containers.depth > 0) {
      this.state = 'after'
    } else {
      this.done = true
      this.state = 'trailing'
    }
  }

  private openContainer(code: number, offset: number): boolean {
    const { maxDepth } = this.options
    if (this.containers.depth >= maxDepth) {
      return this.stop('too_deep', `nesting is limited to ${maxDepth} levels`, offset)
    }
    this.containers.open(code === OPEN_BRACE ? {} : [])
    this.state = code === OPEN_BRACE ? 'member' : 'first'
    return true
  }

  private closeContainer(code: number, offset: number): boolean {
    const closer = String.fromCharCode(code)
    const distance = this.containers.distanceTo(code === CLOSE_BRACE ? 'object' : 'array')
    if (distance === undefined)
      return this.repair('extra_closer', `${closer} closed nothing and was dropped`, offset)
    for (let missing = distance; missing > 0; missing -= 1) {
      const expected = this.containers.top === 'array' ? ']' : '}'
      if (!this.repair('missing_closer', `${expected} was missing before ${closer}`, offset)) return true
      this.containers.close()
    }
    this.containers.close()
    this.finishValue()
    return true
  }

  private afterComma(offset: number): boolean {
    this.commaAt = offset
    this.state = this.containers.top === 'array' ? 'item' : 'key'
    return true
  }

  private repairTrailingComma(): boolean {
    return this.repair('trailing_comma', 'a comma before the end was dropped', this.commaAt)
  }

  private repairMissingValue(offset: number): boolean {
    return this.repair('missing_value', 'a key without a value was dropped', offset, true)
  }

  private unexpected(wanted: string, code: number, offset: number): true {
    const shown = JSON.stringify(String.fromCharCode(code))
    return this.stop('unexpected_character', `expected ${wanted}; got ${shown}`, offset)
  }

  private unexpectedWord(wanted: string): true {
    return this.stop('unexpected_text', `expected ${wanted}; got ${this.word.slice(0, 40)}`, this.tokenAt)
  }
}
