import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { readField } from '../reading/read-field.ts'
import { FIELD, field } from '../shapes/field.ts'
import { CHECK_MARKS } from './field-text.ts'

const props = z.strictObject({
  ...field,
  value: z.boolean().optional(),
  variant: z.enum(['checkbox', 'switch']).optional(),
})

/** The validated props of a Checkbox. */
export type CheckboxProps = z.infer<typeof props>

/** Yes or no. */
export const Checkbox = defineComponent({
  ...FIELD,
  name: 'Checkbox',
  description: 'Yes or no',
  props,
  read: (written, report) => readField(written, report, { checked: 'value', defaultChecked: 'value' }),
  skeleton: 'lines',
  input: { value: () => ({ type: 'boolean' }) },
  aliases: { Toggle: { variant: 'switch' }, Switch: { variant: 'switch' } },
  fallbackText: ({ label, value }, _children, text) =>
    `${value === true ? CHECK_MARKS.on : CHECK_MARKS.off} ${text.text(label)}`,
  example: { props: { label: 'Send me the receipt', name: 'receipt', value: true } },
})
