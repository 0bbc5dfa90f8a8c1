import { readDate } from '../../core/index.ts'
import type { DataColumn } from '../source.ts'

/** How an epoch in milliseconds is written: as a day, a wall clock or an instant. */
export type MomentForm = 'day' | 'clock' | 'instant'

/** How a column's moments are written; undefined where it holds none. */
export function momentForm(column: DataColumn): MomentForm | undefined {
  if (column.type === 'date') return 'day'
  if (column.type === 'datetime') return column.instant === true ? 'instant' : 'clock'
  return undefined
}

/** ISO 8601; milliseconds only where there are some. */
export function writeMoment(epochMs: number, form: MomentForm): string {
  const text = new Date(epochMs).toISOString()
  if (form === 'day') return text.slice(0, text.indexOf('T'))
  const whole = text.endsWith('.000Z') ? text.slice(0, -5) : text.slice(0, -1)
  return form === 'instant' ? `${whole}Z` : whole
}

/** The epoch of ISO 8601 text, in milliseconds; without an offset as if it were UTC. */
export function readMoment(text: string): number | undefined {
  return readDate(text)?.time
}
