import { createJsonStream } from './create-json-stream.ts'
import type { JsonStream, JsonStreamOptions } from './json-stream.ts'

/** For tests: pushes a text cut at these positions and reads the value after every piece. */
export function readInPieces(
  text: string,
  cuts: readonly number[] = [],
  options: JsonStreamOptions = {},
): { stream: JsonStream; snapshots: unknown[] } {
  const stream = createJsonStream(options)
  const snapshots: unknown[] = []
  const ends = [...cuts].filter((at) => at >= 0 && at < text.length).sort((a, b) => a - b)
  let from = 0
  for (const to of [...ends, text.length]) {
    stream.push(text.slice(from, to))
    snapshots.push(stream.value)
    from = to
  }
  stream.end()
  return { stream, snapshots }
}

/** Every position inside a text: one character at a time. */
export function everyCut(text: string): number[] {
  return Array.from({ length: text.length }, (_, at) => at)
}

/** What was mended and what was wrong, short: `code@offset`. */
export function ledgerOf({ repairs, issues }: Pick<JsonStream, 'repairs' | 'issues'>): string[] {
  return [...repairs, ...issues].map(({ code, offset }) => `${code}@${offset}`)
}
