import * as z from 'zod'
import type { TextWriter } from '../../core/index.ts'
import { fmt } from '../shapes/fmt.ts'
import { IconName } from '../shapes/icon.ts'
import { list } from '../shapes/list.ts'
import { Num } from '../shapes/numbers.ts'
import { Label, Line } from '../shapes/text-shapes.ts'
import { STATUS_TONES } from '../shapes/tone.ts'

const LineOrNum = z.union([Line, Num], { error: 'expected text or a number' })

/** One headline number. */
export const Kpi = z.strictObject({
  label: Label,
  value: LineOrNum,
  delta: LineOrNum.optional(),
  trend: z.enum(['up', 'down', 'flat']).optional(),
  hint: Line.optional(),
  icon: IconName.optional(),
  tone: z.enum(STATUS_TONES).optional(),
  spark: list(Num, 2, 60, 'numbers').optional(),
  ...fmt,
})

/** One number of KpiCards. */
export type KpiItem = z.infer<typeof Kpi>

export function writeKpi(item: KpiItem, text: TextWriter): string {
  const format = { ...item, format: item.format ?? 'number' }
  const delta =
    item.delta === undefined || item.delta === '' ? '' : ` (${text.text(text.format(item.delta, format))})`
  return `${text.bold(item.label)} ${text.text(text.format(item.value, format))}${delta}`.trim()
}
