import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { fmt } from '../shapes/fmt.ts'
import { Num } from '../shapes/numbers.ts'
import { Label, Line } from '../shapes/text-shapes.ts'
import { STATUS_TONES } from '../shapes/tone.ts'
import { readProgress } from './measure.read.ts'

const props = z
  .strictObject({
    label: Label,
    value: Num.optional(),
    max: Num.default(100),
    tone: z.enum(STATUS_TONES).optional(),
    variant: z.enum(['bar', 'ring']).default('bar'),
    hint: Line.optional(),
    ...fmt,
  })
  .refine(({ max }) => max > 0, { error: 'must be above 0', path: ['max'] })

/** The validated props of a Progress. */
export type ProgressProps = z.infer<typeof props>

/** How far something is; no value = unknown. */
export const Progress = defineComponent({
  name: 'Progress',
  description: 'How far something is; no value = unknown',
  props,
  read: readProgress,
  fills: 'value',
  streaming: 'complete',
  skeleton: 'bar',
  aliases: { ProgressBar: {} },
  fallbackText({ label, value, max, ...format }, _children, text) {
    const name = label.trim()
    if (value === undefined) return text.text(`${name}: …`)
    const counted = format.unit === undefined ? isCounted(format.format) : format.unit !== '%'
    const amount = counted
      ? `${text.format(value, { ...format, unit: undefined })} of ${text.format(max, format)}`
      : text.format(value / max, { format: 'percent', decimals: 0 })
    return text.text(`${name}: ${amount}`)
  },
  example: { props: { label: 'Upload', value: 40 } },
})

/** Reads as a percentage unless a unit says what is counted. */
function isCounted(format: ProgressProps['format']): boolean {
  return format !== undefined && format !== 'percent'
}
