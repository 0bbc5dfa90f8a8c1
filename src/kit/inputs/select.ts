import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { ONE_CHOICE, readSelectNode } from '../reading/field-kind.ts'
import { readField } from '../reading/read-field.ts'
import { readOptions } from '../reading/read-options.ts'
import { FIELD, field } from '../shapes/field.ts'
import { OptionValue, oneOf, options } from '../shapes/option.ts'
import { Line } from '../shapes/text-shapes.ts'
import { choiceLine } from './field-text.ts'

const props = z.strictObject({
  ...field,
  options: options(200),
  value: OptionValue.optional(),
  placeholder: Line.optional(),
  filter: z.boolean().optional(),
})

/** The validated props of a Select. */
export type SelectProps = z.infer<typeof props>

/** One of many. */
export const Select = defineComponent({
  ...FIELD,
  name: 'Select',
  description: 'One of many',
  props,
  read: (written, report) => readOptions(readField(written, report, { selected: 'value' }), report, false),
  readNode: readSelectNode,
  input: { value: ({ options }) => oneOf(options) },
  cost: ({ options }) => 1 + options.length,
  aliases: {
    Combobox: { filter: true },
    Dropdown: { filter: true },
    ChoicePicker: { variant: ONE_CHOICE },
  },
  fallbackText: ({ label, options, value }, _children, text) => choiceLine(label, options, [value], text),
  example: {
    props: {
      label: 'Size',
      name: 'size',
      options: [
        { value: 's', label: 'Small' },
        { value: 'm', label: 'Medium' },
        { value: 'l', label: 'Large' },
      ],
      value: 'm',
    },
  },
})
