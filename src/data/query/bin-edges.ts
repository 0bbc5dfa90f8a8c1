import type { DataColumn } from '../source.ts'
import type { DataBin } from './query.ts'

/**
 * The edges of equal bins, `count + 1` ascending numbers; empty where the column has no values. Bins hold their lower edge, the
 * last one also its upper edge. A range of no width is widened by a half to each side.
 */
export function binEdges(column: DataColumn, bin: DataBin): number[] {
  let low = bin.min ?? column.min
  let high = bin.max ?? column.max
  if (typeof low !== 'number' || typeof high !== 'number') return []
  if (!(low < high)) {
    low -= 0.5
    high += 0.5
  }
  const range = high - low
  const edges = Array.from({ length: bin.count }, (_, index) => low + (index * range) / bin.count)
  return [...edges, high]
}
