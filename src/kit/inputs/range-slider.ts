import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { readField } from '../reading/read-field.ts'
import { readScale } from '../reading/read-scale.ts'
import { FIELD, field } from '../shapes/field.ts'
import { list } from '../shapes/list.ts'
import { Num } from '../shapes/numbers.ts'
import { checkScale, scale } from '../shapes/scale.ts'
import { formatOf } from './slider.ts'

const props = z
  .strictObject({ ...field, value: list(Num, 2, 2, 'ends').optional(), ...scale })
  .superRefine(checkScale)

/** The validated props of a RangeSlider. */
export type RangeSliderProps = z.infer<typeof props>

/** From and to on a scale. */
export const RangeSlider = defineComponent({
  ...FIELD,
  name: 'RangeSlider',
  description: 'From and to on a scale',
  props,
  read: (written, report) => readScale(readField(written, report), report),
  input: {
    value: ({ min, max }) => ({
      type: 'array',
      items: { type: 'number', minimum: min, maximum: max },
      minItems: 2,
      maxItems: 2,
    }),
  },
  fallbackText({ label, value, min, max, ...rest }, _children, text) {
    const write = (number: number) => text.text(text.format(number, formatOf(rest)))
    const [low = min, high = max] = value ?? []
    return `${text.bold(label)}: ${write(low)} – ${write(high)}`
  },
  example: { props: { label: 'Price', name: 'price', min: 0, max: 500, step: 5, value: [50, 200] } },
})
