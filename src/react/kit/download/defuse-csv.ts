import { defuse } from '../parts/defuse.ts'

/** A cell with its separator: quoted, if the quotes are closed, or up to the next separator. */
const CELL = /("(?:[^"]|"")*"|[^,;\t\r\n]*)([,;\t]|\r?\n|\r|$)/gy
const NUMBER = /^\s*[-+]?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?\s*%?$/i

/** A CSV text whose cells a spreadsheet shows as text instead of running them; numbers stay numbers. */
export function defuseCsv(text: string): string {
  let defused = ''
  for (const [, cell = '', end = ''] of text.matchAll(CELL)) {
    const quoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
    const inner = quoted ? cell.slice(1, -1) : cell
    const safe = NUMBER.test(inner) ? inner : defuse(inner)
    defused += (quoted ? `"${safe}"` : safe) + end
  }
  return defused
}
