import { type FormatName, getOwn, type JsonObject, type ValueFormat } from '../../../core/index.ts'
import { readTone } from '../parts/tone.ts'
import { readChoice, readObjects, readText } from '../read/lenient.ts'
import { readFormat } from '../read/read-format.ts'

/** A column, made safe to draw. */
export interface TableColumnModel {
  readonly key: string
  readonly label: string
  readonly align: 'start' | 'center' | 'end'
  readonly format: ValueFormat
  readonly hint: string
  /** Its texts are block characters, drawn as small bars. */
  readonly spark: boolean
  /** The tone of a value, by its text. */
  toneOf(value: unknown): string | undefined
}

const ALIGNMENTS = { left: 'start', center: 'center', right: 'end' } as const

export function readColumns(
  columns: unknown,
  rows: readonly JsonObject[],
  sparkKeys?: unknown,
): TableColumnModel[] {
  const sparks: readonly unknown[] = Array.isArray(sparkKeys) ? sparkKeys : []
  const seen = new Set<string>()
  return readObjects(columns).flatMap((column): TableColumnModel[] => {
    const key = readText(column.key)
    if (key === '' || seen.has(key)) return []
    seen.add(key)
    const align = readChoice(column.align, ['left', 'center', 'right'], undefined)
    const tones = column.tones
    return [
      {
        key,
        label: readText(column.label) || key,
        align: align === undefined ? (holdsNumbers(rows, key) ? 'end' : 'start') : ALIGNMENTS[align],
        format: inLine(readFormat(column), rows, key),
        hint: readText(column.hint),
        spark: sparks.includes(key),
        toneOf: (value) =>
          typeof tones === 'object' && tones !== null
            ? readTone(getOwn({ ...tones }, String(value)))
            : undefined,
      },
    ]
  })
}

/** The most decimals shown where the column does not set them. */
const MAX_DECIMALS: Partial<Record<FormatName, number>> = { number: 2, percent: 1 }

/** All numbers of a column get as many decimals as the most precise one, so that their points line up. */
function inLine(format: ValueFormat, rows: readonly JsonObject[], key: string): ValueFormat {
  const kind = format.format ?? (format.unit === undefined ? 'text' : 'number')
  const most = MAX_DECIMALS[kind]
  if (format.decimals !== undefined || most === undefined) return format
  const decimals = rows.reduce((before, row) => {
    const value = getOwn(row, key)
    if (typeof value !== 'number' || !Number.isFinite(value)) return before
    return Math.max(before, decimalsOf(kind === 'percent' ? value * 100 : value, most))
  }, 0)
  return decimals === 0 ? format : { ...format, decimals }
}

function decimalsOf(value: number, most: number): number {
  const rounded = value.toFixed(most)
  for (let decimals = 0; decimals < most; decimals++) {
    if (Number(value.toFixed(decimals)) === Number(rounded)) return decimals
  }
  return most
}

function holdsNumbers(rows: readonly JsonObject[], key: string): boolean {
  const values = rows.map((row) => getOwn(row, key)).filter((value) => value !== null && value !== undefined)
  return values.length > 0 && values.every((value) => typeof value === 'number')
}
