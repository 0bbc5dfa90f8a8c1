import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { readField } from '../reading/read-field.ts'
import { readOptions } from '../reading/read-options.ts'
import { FIELD, field } from '../shapes/field.ts'
import { Int } from '../shapes/numbers.ts'
import { anyOf, chosenValues, options } from '../shapes/option.ts'
import { choiceLine } from './field-text.ts'

const props = z.strictObject({
  ...field,
  options: options(200),
  value: chosenValues(200),
  max: Int(1, 200).optional(),
  filter: z.boolean().optional(),
})

/** The validated props of a MultiSelect. */
export type MultiSelectProps = z.infer<typeof props>

/** Any of many. */
export const MultiSelect = defineComponent({
  ...FIELD,
  name: 'MultiSelect',
  description: 'Any of many',
  props,
  read: (written, report) =>
    readOptions(readField(written, report, { selected: 'value', values: 'value' }), report, true),
  input: { value: ({ options, max }) => anyOf(options, max) },
  cost: ({ options }) => 1 + options.length,
  fallbackText: ({ label, options, value = [] }, _children, text) => choiceLine(label, options, value, text),
  example: {
    props: {
      label: 'Countries',
      name: 'countries',
      options: [
        { value: 'no', label: 'Norway' },
        { value: 'se', label: 'Sweden' },
        { value: 'dk', label: 'Denmark' },
      ],
      value: ['no'],
    },
  },
})
