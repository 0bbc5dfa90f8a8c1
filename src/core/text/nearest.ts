/** The candidate closest to `word` by edit distance, where it is close enough to be a slip. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = word.slice(0, 80).toLowerCase()
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Levenshtein distance, two letters that changed places counted once; given up at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitute = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwapped ? (before[j - 2] ?? limit) + 1 : limit
      next.push(Math.min(substitute, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] ?? limit
}
