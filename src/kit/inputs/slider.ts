import * as z from 'zod'
import { defineComponent, type ValueFormat } from '../../core/index.ts'
import { readSliderNode } from '../reading/field-kind.ts'
import { readField } from '../reading/read-field.ts'
import { readScale } from '../reading/read-scale.ts'
import { FIELD, field } from '../shapes/field.ts'
import { Num } from '../shapes/numbers.ts'
import { checkScale, scale } from '../shapes/scale.ts'

const props = z.strictObject({ ...field, value: Num.optional(), ...scale }).superRefine(checkScale)

/** The validated props of a Slider. */
export type SliderProps = z.infer<typeof props>

/** A number on a scale. */
export const Slider = defineComponent({
  ...FIELD,
  name: 'Slider',
  description: 'A number on a scale',
  props,
  read: (written, report) => readScale(readField(written, report), report),
  readNode: readSliderNode,
  input: { value: ({ min, max }) => ({ type: 'number', minimum: min, maximum: max }) },
  fallbackText({ label, value, min, max, ...rest }, _children, text) {
    const write = (number: number) => text.text(text.format(number, formatOf(rest)))
    return `${text.bold(label)}: ${write(value ?? min)} (${write(min)}–${write(max)})`
  },
  example: { props: { label: 'Budget', name: 'budget', min: 0, max: 500, step: 10, value: 120 } },
})

/** Numbers on a scale have the format `number` unless another is given. */
export function formatOf({ format = 'number', currency, decimals, unit }: ValueFormat): ValueFormat {
  return { format, currency, decimals, unit }
}
