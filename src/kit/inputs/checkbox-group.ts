import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { readField } from '../reading/read-field.ts'
import { readOptions } from '../reading/read-options.ts'
import { FIELD, field } from '../shapes/field.ts'
import { Int } from '../shapes/numbers.ts'
import { anyOf, chosenValues, options } from '../shapes/option.ts'
import { CHECK_MARKS, markedOptions } from './field-text.ts'

const props = z.strictObject({
  ...field,
  options: options(20),
  value: chosenValues(20),
  max: Int(1, 20).optional(),
  direction: z.enum(['column', 'row']).optional(),
  variant: z.enum(['list', 'chips']).optional(),
})

/** The validated props of a CheckboxGroup. */
export type CheckboxGroupProps = z.infer<typeof props>

/** Any of a few, all visible. */
export const CheckboxGroup = defineComponent({
  ...FIELD,
  name: 'CheckboxGroup',
  description: 'Any of a few, all visible',
  props,
  read: (written, report) => readOptions(readField(written, report, { selected: 'value' }), report, true),
  skeleton: 'list',
  input: { value: ({ options, max }) => anyOf(options, max) },
  cost: ({ options }) => 1 + options.length,
  fallbackText: ({ label, options, value = [] }, _children, text) =>
    markedOptions(label, options, value, CHECK_MARKS, text),
  example: {
    props: {
      label: 'Extras',
      name: 'extras',
      options: [
        { value: 'bread', label: 'Bread' },
        { value: 'olives', label: 'Olives' },
        { value: 'wine', label: 'Wine' },
      ],
      value: ['bread'],
    },
  },
})
