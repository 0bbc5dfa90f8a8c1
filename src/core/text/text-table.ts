interface TextTableOptions {
  /** Characters a column may take; default 28. */
  columnWidth?: number
  /** Rows written before "… N more rows"; default 15. */
  rows?: number
  align?: readonly ('left' | 'right' | 'center' | undefined)[]
  /** Writes how many more rows there are; default: its digits. */
  write?(count: number): string
}

/**
 * A fixed-width table for a fence: header, rule, rows, "… N more rows". Cells take one line each. `total` counts rows
 * beyond those given.
 */
export function textTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  options: TextTableOptions = {},
  total = rows.length,
): string {
  const { columnWidth = 28, rows: most = 15, align = [], write = String } = options
  const shown = [header, ...rows.slice(0, most)].map((row) =>
    header.map((_, column) => cutCell(row[column] ?? '', columnWidth)),
  )
  const widths = header.map((_, column) =>
    Math.max(1, ...shown.map((row) => displayWidth(row[column] ?? ''))),
  )
  const lines = shown.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, align[column]))
      .join('  ')
      .trimEnd(),
  )
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '))
  const more = Math.max(total, rows.length) - Math.min(rows.length, most)
  if (more > 0) lines.push(`… ${write(more)} more ${more === 1 ? 'row' : 'rows'}`)
  return lines.join('\n')
}

function cutCell(cell: string, width: number): string {
  const line = cell.replace(/\s+/g, ' ').trim()
  if (displayWidth(line) <= width) return line
  let cut = ''
  let used = 0
  for (const character of line) {
    const next = used + displayWidth(character)
    if (next > width - 1) break
    cut += character
    used = next
  }
  return `${cut}…`
}

function pad(cell: string, width: number, align: 'left' | 'right' | 'center' | undefined): string {
  const room = Math.max(0, width - displayWidth(cell))
  if (align === 'right') return ' '.repeat(room) + cell
  if (align === 'center') return ' '.repeat(room >> 1) + cell + ' '.repeat(room - (room >> 1))
  return cell + ' '.repeat(room)
}

/** Two columns each: East Asian wide forms and emoji. None: what combines with the character before. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u
const NARROW = /^[\u0020-\u02ff]*$/
const COMBINING = /\p{Mn}|\u200d|\ufe0e|\ufe0f/u

/** Columns a text takes in a terminal. */
export function displayWidth(text: string): number {
  if (NARROW.test(text)) return text.length
  let width = 0
  for (const character of text) {
    if (COMBINING.test(character)) continue
    width += WIDE.test(character) ? 2 : 1
  }
  return width
}
