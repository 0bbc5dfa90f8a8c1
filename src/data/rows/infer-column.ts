import { describeThrown, VitrailError, wellFormed } from '../../core/index.ts'
import { readMoment } from '../query/moment.ts'
import type { ColumnType } from '../source.ts'

/** Values of one type: numbers and epochs, texts, or booleans; null where there is none. */
export interface TypedValues {
  type: ColumnType
  instant?: true
  values: (number | string | boolean | null)[]
}

type Kind =
  | 'missing'
  | 'boolean'
  | 'whole'
  | 'fraction'
  | 'huge'
  | 'day'
  | 'clock'
  | 'instant'
  | 'text'
  | 'other'

const DAY_LENGTH = 10
const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * Reads the values of one column of rows. NaN, infinities, invalid dates and functions count as missing; what mixes types, and
 * integers that a JavaScript number cannot hold, become text; lists and objects become JSON text.
 */
export function inferColumn(name: string, raw: readonly unknown[]): TypedValues {
  const kinds = new Set<Kind>()
  for (const value of raw) kinds.add(kindOf(value))
  kinds.delete('missing')
  const only = (...allowed: Kind[]): boolean =>
    kinds.size > 0 && [...kinds].every((kind) => allowed.includes(kind))

  if (only('boolean')) {
    return { type: 'boolean', values: raw.map((value) => (typeof value === 'boolean' ? value : null)) }
  }
  if (only('whole', 'fraction')) {
    return { type: kinds.has('fraction') ? 'number' : 'integer', values: raw.map(toNumber) }
  }
  if (only('day')) return { type: 'date', values: raw.map(toEpoch) }
  if (only('clock')) return { type: 'datetime', values: raw.map(toEpoch) }
  if (only('instant')) return { type: 'datetime', instant: true, values: raw.map(toEpoch) }
  return { type: 'text', values: raw.map((value, row) => toText(value, name, row)) }
}

function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case 'boolean':
      return 'boolean'
    case 'number':
      if (!Number.isFinite(value)) return 'missing'
      return Number.isSafeInteger(value) ? 'whole' : 'fraction'
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? 'whole' : 'huge'
    case 'string':
      return kindOfText(value)
    case 'object':
      if (value === null) return 'missing'
      if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'missing' : 'instant'
      return 'other'
    default:
      return 'missing'
  }
}

function kindOfText(text: string): Kind {
  // Most texts are not dates: ask the cheap question first.
  const first = text.charCodeAt(0)
  if (first < 48 || first > 57 || text.length < DAY_LENGTH || readMoment(text) === undefined) return 'text'
  if (text.length === DAY_LENGTH) return 'day'
  return HAS_OFFSET.test(text) ? 'instant' : 'clock'
}

function toNumber(value: unknown): number | null {
  const number = typeof value === 'bigint' ? Number(value) : value
  // Adding 0 makes −0 plain.
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : null
}

function toEpoch(value: unknown): number | null {
  if (typeof value === 'string') return readMoment(value) ?? null
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.getTime() : null
}

function toText(value: unknown, name: string, row: number): string | null {
  if (kindOf(value) === 'missing') return null
  if (typeof value === 'string') return wellFormed(value)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object') return String(value)
  try {
    const json = JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner))
    return json === undefined ? null : wellFormed(json)
  } catch (cause) {
    throw new VitrailError(
      'bad_rows',
      `column ${JSON.stringify(name)} of row ${row} cannot be written as JSON: ${describeThrown(cause)}`,
      { cause },
    )
  }
}
