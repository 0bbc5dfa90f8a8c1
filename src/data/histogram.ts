import { binEdges } from './query/bin-edges.ts'
import type { DataFilter } from './query/query.ts'
import type { DataSource } from './source.ts'

export interface HistogramOptions {
  /** A numeric column. */
  column: string
  /** 1 to 1,000 equal bins over the column's range, whatever the filter leaves, so that bars stay where they are. */
  bins: number
  min?: number | undefined
  max?: number | undefined
  filter?: DataFilter[] | undefined
  signal?: AbortSignal | undefined
}

export interface Histogram {
  /** Every bin, also those without a row; none where the column has no values. */
  bins: HistogramBin[]
  /** Rows without a value. */
  missing: number
}

/** `from` belongs to the bin, `to` to the next one; the last bin holds both. */
export interface HistogramBin {
  from: number
  to: number
  count: number
}

/** One query, one scan. Rejects as `query` does. */
export async function histogram(source: DataSource, options: HistogramOptions): Promise<Histogram> {
  const { column: name, bins: count, min, max, filter, signal } = options
  const bin = { count, min, max }
  const { rows } = await source.query(
    { filter, group: [{ column: name, bin, as: 'from' }], aggregate: [{ op: 'count', as: 'count' }] },
    { signal },
  )
  const counts = new Map(rows.map((row) => [row.from, Number(row.count)]))
  const column = source.columns.find((one) => one.name === name)
  const edges = column === undefined ? [] : binEdges(column, bin)
  return {
    bins: edges.slice(1).map((to, at) => {
      const from = edges[at] ?? to
      return { from, to, count: counts.get(from) ?? 0 }
    }),
    missing: counts.get(null) ?? 0,
  }
}
