/**
 * Longest common subsequence over whole lines, on a table that is filled only between the common head and tail. Above
 * 250 000 line pairs everything is removed and everything added: a diff may never be what freezes a page.
 */

/** One line of a diff. */
export type DiffLine = { kind: 'same' | 'removed' | 'added'; text: string }

const MAX_PAIRS = 250_000

/** The lines of both texts in reading order, removed before added. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const a = splitLines(before)
  const b = splitLines(after)
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return [
    ...mark('same', a.slice(0, head)),
    ...diffMiddle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...mark('same', a.slice(a.length - tail)),
  ]
}

function splitLines(text: string): string[] {
  if (text === '') return []
  return text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
}

function mark(kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] {
  return lines.map((text) => ({ kind, text }))
}

function diffMiddle(a: readonly string[], b: readonly string[]): DiffLine[] {
  if (a.length * b.length > MAX_PAIRS) return [...mark('removed', a), ...mark('added', b)]
  const lengths = commonLengths(a, b)
  const width = b.length + 1
  const length = (i: number, j: number) => lengths[i * width + j] ?? 0
  const lines: DiffLine[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const removed = a[i]
    const added = b[j]
    if (removed !== undefined && removed === added) {
      lines.push({ kind: 'same', text: removed })
      i++
      j++
    } else if (removed !== undefined && (added === undefined || length(i + 1, j) >= length(i, j + 1))) {
      lines.push({ kind: 'removed', text: removed })
      i++
    } else {
      lines.push({ kind: 'added', text: added ?? '' })
      j++
    }
  }
  return lines
}

/** At `i * (b.length + 1) + j`: how many lines `a` from i and `b` from j have in common, in order. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array {
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j
      lengths[at] =
        a[i] === b[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
    }
  }
  return lengths
}
