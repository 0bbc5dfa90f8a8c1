import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { checkPercents } from '../shapes/check-percents.ts'
import { fmt } from '../shapes/fmt.ts'
import { list } from '../shapes/list.ts'
import { Num } from '../shapes/numbers.ts'
import { Label, Line } from '../shapes/text-shapes.ts'
import { Threshold } from '../shapes/threshold.ts'
import { readGauge } from './measure.read.ts'

const props = z
  .strictObject({
    label: Label,
    value: Num,
    min: Num.default(0),
    max: Num.default(100),
    thresholds: list(Threshold, 0, 4, 'thresholds')
      .meta({ description: 'from each value on its tone holds' })
      .optional(),
    hint: Line.optional(),
    ...fmt,
  })
  .refine(({ min, max }) => min < max, { error: 'must be above min', path: ['max'] })

/** The validated props of a Gauge. */
export type GaugeProps = z.infer<typeof props>

/** A number within a known range. */
export const Gauge = defineComponent({
  name: 'Gauge',
  description: 'A number within a known range',
  props,
  read: readGauge,
  advise: ({ value, format }) => checkPercents(format, [value], ['format']),
  fills: 'value',
  streaming: 'complete',
  skeleton: 'bar',
  fallbackText({ label, value, max, ...format }, _children, text) {
    const amount = text.format(value, { ...format, unit: undefined })
    return text.text(`${label.trim()}: ${amount} of ${text.format(max, format)}`)
  },
  cost: ({ thresholds }) => 1 + (thresholds?.length ?? 0),
  example: {
    props: {
      label: 'Wind',
      value: 14,
      max: 30,
      unit: 'm/s',
      thresholds: [
        { value: 10, label: 'Fresh', tone: 'warning' },
        { value: 20, label: 'Gale', tone: 'danger' },
      ],
    },
  },
})
