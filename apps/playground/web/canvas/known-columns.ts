import type { DataSource } from 'vitrail/data'
import type { CanvasConfig } from '../../shared/canvas-config.ts'

/** The data set as the browser knows it: its columns, for forms and schemas. Its rows stay on the server. */
export function knownColumns({ name, rows, columns }: CanvasConfig): DataSource {
  return {
    name,
    rowCount: rows,
    // Absent and undefined are the same to whoever reads a column.
    columns: columns.map(({ min, max, ...column }) => ({
      ...column,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    })),
    query: () => Promise.reject(new Error('The rows are on the server.')),
  }
}
