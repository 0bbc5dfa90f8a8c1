import type { DataColumn } from '../source.ts'
import type { DataBin } from './query.ts'

/**
 * The edges of equal bins, `count + 1` ascending numbers; empty where the column has no values or they span more than a number
 * holds. Bins hold their lower edge, the last one also its upper edge. A range of no width is widened by a half to each side.
 */
export function binEdges(column: DataColumn, bin: DataBin): number[] {
  let low = bin.min ?? column.min
  let high = bin.max ?? column.max
  if (typeof low !== 'number' || typeof high !== 'number') return []
  if (low >= high) {
    // A bound beyond the column's other end wins.
    if (bin.min === undefined) low = high
    low -= 0.5
    high = low + 1
  }
  const range = high - low
  if (!Number.isFinite(range * bin.count)) return []
  const edges = Array.from({ length: bin.count }, (_, index) => low + (index * range) / bin.count)
  return [...edges, high]
}
