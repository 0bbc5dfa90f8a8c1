// Completes half-written Markdown: open marks are closed, and characters that may yet become a mark are held back. So a
// growing text never shows a stray backtick or star, and a block never changes its kind once drawn.
import { closeInline } from './close-inline.ts'

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/
/** A last line whose meaning depends on what follows. */
const UNDECIDED = /^\s*(?:#{1,6}|[-*+>]|\d{1,9}[.)]?|`{1,2}|~{1,2}|[-*_]{1,3}|[-*+] \[[ xX]?\]?)[ \t]*$/
const DELIMITER_PART = /^[ \t]*\|?[ \t|:-]*$/

/** A drawable form of a text that is still being written. */
export function closeOpenMarks(source: string): string {
  const lines = source.split('\n')
  const fence = openFence(lines)
  if (fence !== undefined) return closeFence(lines, fence)

  const last = lines.at(-1) ?? ''
  // One line break does not end a block.
  return closeLastBlock(last === '' || UNDECIDED.test(last) ? lines.slice(0, -1) : lines)
}

/** The opening fence of a code block that is not yet closed. */
function openFence(lines: readonly string[]): string | undefined {
  let open: string | undefined
  for (const line of lines) {
    const [, fence, rest = ''] = FENCE.exec(line) ?? []
    if (fence === undefined) continue
    if (open === undefined) {
      // With a backtick in the info string it is not a fence.
      if (fence[0] === '~' || !rest.includes('`')) open = fence
    } else if (fence[0] === open[0] && fence.length >= open.length && rest.trim() === '') open = undefined
  }
  return open
}

function closeFence(lines: readonly string[], fence: string): string {
  const last = lines.at(-1) ?? ''
  const mark = fence[0] ?? '`'
  // A shorter run of the same mark is its end being written.
  const ends =
    last.trim() !== '' &&
    last
      .trim()
      .split('')
      .every((character) => character === mark)
  const isOpening =
    lines.length > 0 && FENCE.test(last) && !lines.slice(0, -1).some((line) => FENCE.test(line))
  const kept = ends && !isOpening && last.trim().length < fence.length ? lines.slice(0, -1) : lines
  return `${kept.join('\n')}\n${fence}`
}

function closeLastBlock(lines: readonly string[]): string {
  let start = lines.length
  while (start > 0 && (lines[start - 1] ?? '').trim() !== '') start--
  const before = lines.slice(0, start)
  const block = lines.slice(start)
  if (block.length === 0) return lines.join('\n')
  return [...before, ...(block[0]?.trimStart().startsWith('|') ? closeTable(block) : closeItem(block))].join(
    '\n',
  )
}

/** A table is drawn from its first cell on: its delimiter row is made up until it is written. */
function closeTable(block: readonly string[]): string[] {
  const [head = '', delimiter, ...rows] = block
  if (delimiter !== undefined && (rows.length > 0 || !DELIMITER_PART.test(delimiter))) {
    const last = block.at(-1) ?? ''
    return [...block.slice(0, -1), closeInline(last)]
  }
  const cells = head
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length
  const closed = delimiter === undefined ? closeInline(head.trimEnd()) : head
  return [closed.trim() === '|' ? '| |' : closed, `|${' --- |'.repeat(cells)}`]
}

/** Only the last item of a list, or the last line of a quote, can be open. */
function closeItem(block: readonly string[]): string[] {
  let start = block.length - 1
  while (start > 0 && !/^\s*(?:[-*+]|\d{1,9}[.)]?|>)\s/.test(block[start] ?? '')) start--
  return [...block.slice(0, start), ...closeInline(block.slice(start).join('\n')).split('\n')]
}
