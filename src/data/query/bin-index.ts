/**
 * What multiplying may lose below an edge, in bins: 0.29 of 100 bins over 0 to 1 comes to 28.999999999999996, but belongs to bin 29,
 * whose edge it is.
 */
export const BIN_TOLERANCE = 1e-9

/** What turns a distance from the first edge into bins; 0 where the edges are no further apart than numbers can tell. */
export function binsPerUnit(edges: readonly number[]): number {
  const [low = 0, high = 0] = [edges[0], edges.at(-1)]
  return high > low ? (edges.length - 1) / (high - low) : 0
}

/** Finds the bin of a value that lies between the first and the last edge. */
export function createBinIndex(edges: readonly number[]): (value: number) => number {
  const last = edges.length - 2
  const low = edges[0] ?? 0
  const factor = binsPerUnit(edges)
  return (value) => Math.min(last, Math.trunc((value - low) * factor + BIN_TOLERANCE))
}
