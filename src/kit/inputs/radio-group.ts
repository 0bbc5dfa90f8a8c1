import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { readRadioNode } from '../reading/field-kind.ts'
import { readField } from '../reading/read-field.ts'
import { readOptions } from '../reading/read-options.ts'
import { FIELD, field } from '../shapes/field.ts'
import { OptionValue, oneOf, options } from '../shapes/option.ts'
import { markedOptions, RADIO_MARKS } from './field-text.ts'

const props = z.strictObject({
  ...field,
  options: options(20),
  value: OptionValue.optional(),
  direction: z.enum(['column', 'row']).optional(),
  variant: z.enum(['list', 'segmented', 'chips']).optional(),
})

/** The validated props of a RadioGroup. */
export type RadioGroupProps = z.infer<typeof props>

/** One of a few, all visible. */
export const RadioGroup = defineComponent({
  ...FIELD,
  name: 'RadioGroup',
  description: 'One of a few, all visible',
  props,
  read: (written, report) => readOptions(readField(written, report, { selected: 'value' }), report, false),
  readNode: readRadioNode,
  skeleton: 'list',
  input: { value: ({ options }) => oneOf(options) },
  cost: ({ options }) => 1 + options.length,
  aliases: {
    Radio: {},
    SegmentedControl: { variant: 'segmented' },
    ToggleGroup: { variant: 'segmented' },
  },
  fallbackText: ({ label, options, value }, _children, text) =>
    markedOptions(label, options, [value], RADIO_MARKS, text),
  example: {
    props: {
      label: 'Delivery',
      name: 'delivery',
      options: [
        { value: 'home', label: 'To my door', hint: '2 days' },
        { value: 'shop', label: 'To a shop', hint: 'tomorrow' },
      ],
      value: 'home',
    },
  },
})
