import { getOwn, type JsonObject } from '../../../core/index.ts'
import { defuse } from '../parts/defuse.ts'

/** RFC 4180 with a byte order mark, which spreadsheets need to read UTF-8. Numbers stay numbers. */
export function writeCsv(
  columns: readonly { key: string; label: string }[],
  rows: readonly JsonObject[],
): string {
  const head = columns.map(({ label }) => writeCell(label))
  const body = rows.map((row) => columns.map(({ key }) => writeCell(getOwn(row, key))))
  return `\ufeff${[head, ...body].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

function writeCell(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  const text = defuse(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Cells in the form copied from a page: tab-separated, one line per row. */
export function defuseCopied(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split('\t').map(defuse).join('\t'))
    .join('\n')
}
