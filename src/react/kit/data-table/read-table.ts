import { getOwn, type JsonObject, type ValueFormat } from '../../../core/index.ts'
import { readTone } from '../parts/tone.ts'
import { readChoice, readObjects, readText } from '../read/lenient.ts'
import { readFormat } from '../read/read-format.ts'

/** A column as it is drawn, whatever was written. */
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
        format: readFormat(column),
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

function holdsNumbers(rows: readonly JsonObject[], key: string): boolean {
  const values = rows.map((row) => getOwn(row, key)).filter((value) => value !== null && value !== undefined)
  return values.length > 0 && values.every((value) => typeof value === 'number')
}
