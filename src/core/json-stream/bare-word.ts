const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
/** Numbers as other languages write them: `+1`, `.5`, `5.`, `007`, `1_000`, `0xff`. */
const LOOSE_NUMBER = /^[+-]?(?:0[xX][\da-fA-F]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)$/
const NOT_A_NUMBER = /^[+-]?(?:nan|infinity|inf)$/i
const NOTHING = /^(?:null|none|nil|undefined)$/i
const TEXT = /^[\p{L}\p{N}_$][\p{L}\p{N}_$.+-]*$/u

interface BareWord {
  value: unknown
  /** Absent: it was JSON. */
  repair?: { code: string; message: string; lossy: boolean }
}

/** Reads an unquoted word in the place of a value; undefined where it can't be one. */
export function readBareWord(word: string): BareWord | undefined {
  if (JSON_NUMBER.test(word)) return readNumber(word)
  if (word === 'true') return { value: true }
  if (word === 'false') return { value: false }
  if (word === 'null') return { value: null }
  return readForeignWord(word)
}

/** Whether a word can stand for text or a key that has lost its quotes. */
export function isBareText(word: string): boolean {
  return TEXT.test(word)
}

function readNumber(word: string): BareWord {
  const value = Number(word)
  if (Number.isFinite(value)) return { value }
  const message = `the number ${word.slice(0, 40)} is out of range and became null`
  return { value: null, repair: { code: 'number_range', message, lossy: true } }
}

function readForeignWord(word: string): BareWord | undefined {
  const shown = word.slice(0, 40)
  const asLiteral = (value: boolean | null, lossy: boolean): BareWord => {
    const message = `${shown} is not JSON and became ${String(value)}`
    return { value, repair: { code: 'foreign_literal', message, lossy } }
  }
  if (NOTHING.test(word)) return asLiteral(null, false)
  if (NOT_A_NUMBER.test(word)) return asLiteral(null, true)
  const lower = word.toLowerCase()
  if (lower === 'true' || lower === 'false') return asLiteral(lower === 'true', false)
  if (LOOSE_NUMBER.test(word)) {
    const digits = word.replace(/^[+-]/, '').replaceAll('_', '')
    const number = readNumber(`${word.startsWith('-') ? '-' : ''}${String(Number(digits))}`)
    if (number.repair !== undefined) return number
    const message = `${shown} is not how JSON writes the number ${String(number.value)}`
    return { value: number.value, repair: { code: 'number_format', message, lossy: false } }
  }
  if (!isBareText(word)) return undefined
  const message = `the text ${shown} had no quotes`
  return { value: word, repair: { code: 'unquoted_string', message, lossy: false } }
}
