import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { readField } from '../reading/read-field.ts'
import { FIELD, field } from '../shapes/field.ts'
import { Int } from '../shapes/numbers.ts'
import { Line } from '../shapes/text-shapes.ts'
import { fieldLine } from './field-text.ts'

const MAX_LENGTH = 4_000

const props = z
  .strictObject({
    ...field,
    value: z.string().max(20_000).optional(),
    placeholder: Line.optional(),
    lines: Int(2, 20).optional(),
    minLength: Int(0, 20_000).optional(),
    maxLength: Int(1, 20_000).optional(),
  })
  .refine(({ minLength = 0, maxLength = MAX_LENGTH }) => minLength <= maxLength, {
    error: 'minLength is greater than maxLength',
    path: ['minLength'],
  })

/** The validated props of a TextArea. */
export type TextAreaProps = z.infer<typeof props>

/** Several lines. */
export const TextArea = defineComponent({
  ...FIELD,
  name: 'TextArea',
  description: 'Several lines',
  props,
  read: (written, report) => readField(written, report, { rows: 'lines' }),
  input: { value: ({ maxLength = MAX_LENGTH }) => ({ type: 'string', maxLength }) },
  aliases: { Textarea: {} },
  fallbackText: ({ label, value = '' }, _children, text) => fieldLine(label, value, text),
  example: { props: { label: 'What happened?', name: 'story', lines: 5, required: true } },
})
