import type { JSONValue } from 'ai'

type JsonOutput = { ok: true; value: JSONValue } | { ok: false; message: string }

/** UTF-16 units of JSON: as much as one pushed view. */
const MAX_LENGTH = 4_194_304
/** Levels of nesting. What a model library checks recursively must not overflow its stack, now or in any later turn. */
const MAX_DEPTH = 256

/** What a tool returned, as JSON: what the model reads, the person's panel shows and the store keeps. */
export function toJsonOutput(output: unknown): JsonOutput {
  let text: string | undefined
  try {
    text = JSON.stringify(output)
  } catch {
    return { ok: false, message: 'The tool returned something that is not JSON.' }
  }
  if (text === undefined) return { ok: true, value: null }
  if (text.length > MAX_LENGTH) {
    const message = `The tool returned ${text.length} characters of JSON; at most ${MAX_LENGTH} are allowed.`
    return { ok: false, message }
  }
  const value: JSONValue = JSON.parse(withoutHalfPairs(text))
  return isDeeperThan(value, MAX_DEPTH)
    ? { ok: false, message: `The tool returned more than ${MAX_DEPTH} levels of nesting.` }
    : { ok: true, value }
}

/** Half of a surrogate pair, as `slice` leaves it, is written as an escape. Providers refuse a prompt that holds one. */
function withoutHalfPairs(json: string): string {
  return json.replace(/(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g, '$1\ufffd')
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1))
}
