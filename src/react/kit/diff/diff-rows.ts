import type { DiffLine } from '../../../core/index.ts'

/** One line of a diff with its numbers in both texts. */
export interface DiffRow {
  readonly kind: DiffLine['kind']
  readonly text: string
  readonly before: number | undefined
  readonly after: number | undefined
  /** For a changed line: the range in which it differs from its other version. */
  readonly changed: readonly [number, number] | undefined
}

export type DiffSection =
  | { readonly folded: false; readonly rows: readonly DiffRow[] }
  | { readonly folded: true; readonly rows: readonly DiffRow[] }

const CONTEXT = 3
/** Lines that share less than this part of their length are two lines, not a changed one. */
const MIN_COMMON = 1 / 3
/** Fewer hidden lines than this are not worth a button. */
const MIN_FOLDED = 4

export function numberLines(lines: readonly DiffLine[]): DiffRow[] {
  const rows: DiffRow[] = []
  let before = 0
  let after = 0
  for (const { kind, text } of lines) {
    if (kind !== 'added') before++
    if (kind !== 'removed') after++
    rows.push({
      kind,
      text,
      before: kind === 'added' ? undefined : before,
      after: kind === 'removed' ? undefined : after,
      changed: undefined,
    })
  }
  return markChanges(rows)
}

/** Pairs runs of as many removed as added lines and marks what differs in each pair. */
function markChanges(rows: DiffRow[]): DiffRow[] {
  for (let start = 0; start < rows.length; start++) {
    if (rows[start]?.kind !== 'removed') continue
    const removed = runLength(rows, start, 'removed')
    const added = runLength(rows, start + removed, 'added')
    for (let offset = 0; removed === added && offset < removed; offset++) {
      const old = rows[start + offset]
      const now = rows[start + removed + offset]
      if (old === undefined || now === undefined) continue
      const [head, tail] = commonEnds(old.text, now.text)
      if (head + tail < MIN_COMMON * Math.max(old.text.length, now.text.length)) continue
      rows[start + offset] = { ...old, changed: [head, old.text.length - tail] }
      rows[start + removed + offset] = { ...now, changed: [head, now.text.length - tail] }
    }
    start += removed + added - 1
  }
  return rows
}

function runLength(rows: readonly DiffRow[], start: number, kind: DiffRow['kind']): number {
  let length = 0
  while (rows[start + length]?.kind === kind) length++
  return length
}

function commonEnds(a: string, b: string): [head: number, tail: number] {
  const most = Math.min(a.length, b.length)
  let head = 0
  while (head < most && a[head] === b[head]) head++
  let tail = 0
  while (tail < most - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return [head, tail]
}

/** Unchanged lines far from any change are folded away. */
export function foldUnchanged(rows: readonly DiffRow[]): DiffSection[] {
  const near = rows.map(() => false)
  rows.forEach(({ kind }, index) => {
    if (kind === 'same') return
    near.fill(true, Math.max(index - CONTEXT, 0), index + CONTEXT + 1)
  })
  const sections: DiffSection[] = []
  let start = 0
  while (start < rows.length) {
    let end = start + 1
    while (end < rows.length && near[end] === near[start]) end++
    const folded = near[start] === false && end - start >= MIN_FOLDED
    sections.push({ folded, rows: rows.slice(start, end) })
    start = end
  }
  return sections
}

/** Side by side: an unchanged line twice, a removed one with the added one that replaces it. */
export function pairRows(
  rows: readonly DiffRow[],
): { left: DiffRow | undefined; right: DiffRow | undefined }[] {
  const pairs: { left: DiffRow | undefined; right: DiffRow | undefined }[] = []
  for (let start = 0; start < rows.length; ) {
    const row = rows[start]
    if (row?.kind === 'same') {
      pairs.push({ left: row, right: row })
      start++
      continue
    }
    const removed = runLength(rows, start, 'removed')
    const added = runLength(rows, start + removed, 'added')
    for (let offset = 0; offset < Math.max(removed, added); offset++) {
      pairs.push({
        left: offset < removed ? rows[start + offset] : undefined,
        right: offset < added ? rows[start + removed + offset] : undefined,
      })
    }
    start += removed + added
  }
  return pairs
}
