/**
 * Finds the bin of a value between the first and the last edge. Dividing alone puts 0.29 of 100 bins over 0 to 1 into bin 28,
 * so the result is compared with the edges, unless all are integers that divide exactly.
 */
export function createBinIndex(edges: readonly number[], exact: boolean): (value: number) => number {
  const count = edges.length - 1
  const low = edges[0] ?? 0
  const range = (edges[count] ?? 0) - low
  if (range === 0) return () => 0
  if (exact) return (value) => Math.min(count - 1, Math.trunc(((value - low) * count) / range))
  return (value) => {
    const guess = Math.min(count - 1, Math.trunc(((value - low) / range) * count))
    if (value < (edges[guess] ?? 0)) return guess - 1
    return guess + 1 < count && value >= (edges[guess + 1] ?? 0) ? guess + 1 : guess
  }
}
