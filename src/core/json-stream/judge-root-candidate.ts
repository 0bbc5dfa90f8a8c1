/**
 * What a bracket in running text is: `root`: the value begins here; `text`: just a bracket; `footnote`: a complete
 * list of plain numbers or an empty object, the value only if nothing better follows; `undecided`: more text is needed.
 */
type RootCandidate =
  | { kind: 'root' }
  | { kind: 'text' }
  | { kind: 'undecided' }
  | { kind: 'footnote'; length: number }

/** A decision is made within this many characters, so that looking ahead stays cheap. */
const LOOK_AHEAD = 256

const QUOTED_KEY = /^\{\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*(.)/s
const QUOTED_KEY_BEGUN = /^\{\s*(?:"(?:[^"\\]|\\.)*(?:\\|"\s*)?|'(?:[^'\\]|\\.)*(?:\\|'\s*)?)$/s
const BARE_KEY = /^\{\s*[\p{L}\p{N}_$.-]+\s*(.)/su
const BARE_KEY_BEGUN = /^\{\s*[\p{L}\p{N}_$.-]+\s*$/u
const PLAIN_LIST = /^\[\s*(?:(?:[-+.\deE]+|true|false|null)\s*(?:,\s*|(?=\])))*\]/
const PLAIN_LIST_BEGUN = /^\[[-+.\w\s,]*$/
const LITERAL_BEGUN = /^\[\s*[A-Za-z]*$/
const LITERAL = /^\[\s*(?:true|false|null|none|nan|undefined|infinity)\b/i

const ROOT: RootCandidate = { kind: 'root' }
const TEXT: RootCandidate = { kind: 'text' }
const UNDECIDED: RootCandidate = { kind: 'undecided' }

/**
 * Judges text that begins with a bracket. `afterText`: it stands after prose, where more proof is asked for. The answer depends only
 * on the text: longer text never changes a decision.
 */
export function judgeRootCandidate(text: string, afterText: boolean): RootCandidate {
  const head = text.slice(0, LOOK_AHEAD)
  const decision = text.startsWith('[') ? judgeArray(head, afterText) : judgeObject(head, afterText)
  return decision === UNDECIDED && head.length === LOOK_AHEAD ? ROOT : decision
}

function judgeObject(head: string, afterText: boolean): RootCandidate {
  const inside = head.slice(1).trimStart()
  const first = inside.charAt(0)
  if (first === '') return UNDECIDED
  if (first === '}') return afterText ? { kind: 'footnote', length: head.length - inside.length + 1 } : ROOT
  if (first === '"' || first === "'") {
    if (!afterText) return ROOT
    const next = QUOTED_KEY.exec(head)?.[1]
    if (next !== undefined) return next === ':' || next === '>' ? ROOT : TEXT
    return QUOTED_KEY_BEGUN.test(head) ? UNDECIDED : TEXT
  }
  if (!afterText && (first === ',' || first === '/' || first === '#')) return ROOT
  if (BARE_KEY_BEGUN.test(head)) return UNDECIDED
  return BARE_KEY.exec(head)?.[1] === ':' ? ROOT : TEXT
}

function judgeArray(head: string, afterText: boolean): RootCandidate {
  const first = head.slice(1).trimStart().charAt(0)
  if (first === '') return UNDECIDED
  if (first === '{' || first === '[' || first === '"') return ROOT
  if (!afterText) {
    if (!/[A-Za-z]/.test(first)) return ROOT
    if (LITERAL_BEGUN.test(head)) return UNDECIDED
    return LITERAL.test(head) ? ROOT : TEXT
  }
  const list = PLAIN_LIST.exec(head)
  if (list !== null) return { kind: 'footnote', length: list[0].length }
  return PLAIN_LIST_BEGUN.test(head) ? UNDECIDED : TEXT
}
