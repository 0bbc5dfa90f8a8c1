const TAB = 0x09
export const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
export const SPACE = 0x20
export const DOUBLE_QUOTE = 0x22
export const HASH = 0x23
export const SINGLE_QUOTE = 0x27
export const ASTERISK = 0x2a
export const COMMA = 0x2c
const MINUS = 0x2d
export const SLASH = 0x2f
export const COLON = 0x3a
export const SEMICOLON = 0x3b
export const GREATER_THAN = 0x3e
export const OPEN_BRACKET = 0x5b
export const BACKSLASH = 0x5c
export const CLOSE_BRACKET = 0x5d
export const BACKTICK = 0x60
export const OPEN_BRACE = 0x7b
export const CLOSE_BRACE = 0x7d
const NO_BREAK_SPACE = 0xa0
const BYTE_ORDER_MARK = 0xfeff

export function isWhitespace(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB
}

/** Space that JSON does not allow, yet models and editors put around it. */
export function isForeignSpace(code: number): boolean {
  return code === BYTE_ORDER_MARK || code === NO_BREAK_SPACE
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** What a bare word (number, literal, unquoted key) is made of: ASCII letters, digits, `_ $ + - .`, anything above ASCII. */
export function isWordCharacter(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    isDigit(code) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === MINUS ||
    code === 0x2e ||
    code === 0x2b ||
    code === 0x5f ||
    code === 0x24 ||
    (code > 0x7f && !isForeignSpace(code))
  )
}

/** Characters that begin a value and nothing else. */
export function startsPlainValue(code: number): boolean {
  return (
    code === DOUBLE_QUOTE || code === OPEN_BRACE || code === OPEN_BRACKET || code === MINUS || isDigit(code)
  )
}
