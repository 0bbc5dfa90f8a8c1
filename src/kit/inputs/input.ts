import * as z from 'zod'
import { defineComponent, type JsonSchema, type TextWriter } from '../../core/index.ts'
import { readInputNode } from '../reading/field-kind.ts'
import { DATE_TIME, DAY, TIME } from '../shapes/day.ts'
import { FIELD, field } from '../shapes/field.ts'
import { Int, Num } from '../shapes/numbers.ts'
import { Label, Line } from '../shapes/text-shapes.ts'
import { fieldLine } from './field-text.ts'
import { checkInput } from './input.check.ts'
import { readInput } from './input.read.ts'
import { INPUT_TYPES } from './input-types.ts'

/** A number, or a day or a time as text, depending on the type of the field. */
const Bound = z.union([Num, Label], { error: 'expected a number, a day or a time' })

const props = z
  .strictObject({
    ...field,
    inputType: z.enum(INPUT_TYPES).default('text'),
    value: z.union([z.string().max(4_000), Num], { error: 'expected text or a number' }).optional(),
    placeholder: Line.optional(),
    min: Bound.optional(),
    max: Bound.optional(),
    step: Num.positive().optional(),
    minLength: Int(0, 4_000).optional(),
    maxLength: Int(1, 4_000).optional(),
    unit: Label.optional(),
  })
  .superRefine(checkInput)

/** The validated props of a Input. */
export type InputProps = z.infer<typeof props>

/** One line: text, number, date or time. */
export const Input = defineComponent({
  ...FIELD,
  name: 'Input',
  description: 'One line: text, number, date or time',
  props,
  read: readInput,
  readNode: readInputNode,
  input: {
    value: valueSchema,
    secret: ({ inputType }) => inputType === 'password',
  },
  aliases: {
    TextField: {},
    NumberInput: { inputType: 'number' },
    DatePicker: { inputType: 'date' },
  },
  fallbackText: (input, _children, text) => fieldLine(input.label, shownValue(input, text), text),
  example: { props: { label: 'Your e-mail', name: 'email', inputType: 'email', required: true } },
})

const MAX_LENGTH = 500

function valueSchema({ inputType, min, max, maxLength = MAX_LENGTH }: InputProps): JsonSchema {
  switch (inputType) {
    case 'number':
      return {
        type: ['number', 'null'],
        ...(typeof min === 'number' && { minimum: min }),
        ...(typeof max === 'number' && { maximum: max }),
      }
    case 'date':
      return { type: ['string', 'null'], pattern: DAY.source }
    case 'time':
      return { type: ['string', 'null'], pattern: TIME.source }
    case 'datetime':
      return { type: ['string', 'null'], pattern: DATE_TIME.source }
    default:
      return { type: 'string', maxLength }
  }
}

function shownValue({ inputType, value, unit }: InputProps, text: TextWriter): string {
  if (inputType === 'password' || value === undefined || value === '') return ''
  if (inputType === 'number') return [text.format(value), unit].join(' ').trim()
  return inputType === 'date' || inputType === 'datetime'
    ? text.format(value, { format: 'date' })
    : text.format(value)
}
