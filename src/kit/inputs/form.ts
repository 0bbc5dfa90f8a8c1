import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { readFormNode } from '../reading/field-kind.ts'
import { ACT_TOO_LARGE, act, actFits } from '../shapes/act.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { ActionName } from '../shapes/keys.ts'
import { ControlLabel, Line, Title } from '../shapes/text-shapes.ts'
import { readForm } from './form.read.ts'

const MAX_ERRORS = 60

const props = z
  .strictObject({
    title: Title.optional(),
    ...act,
    action: ActionName.default('submit'),
    submitLabel: ControlLabel.optional(),
    reset: z.boolean().optional(),
    copy: z.boolean().optional(),
    errors: z
      .record(z.string(), Line)
      .refine((errors) => Object.keys(errors).length <= MAX_ERRORS, {
        error: `at most ${MAX_ERRORS} errors`,
        params: { code: 'too_many' },
      })
      .meta({ description: 'what is wrong, by the name of the field' })
      .optional(),
  })
  .refine(actFits, ACT_TOO_LARGE)

/** The validated props of a Form. */
export type FormProps = z.infer<typeof props>

/** Fields sent together. */
export const Form = defineComponent({
  name: 'Form',
  description: 'Fields sent together',
  props,
  read: readForm,
  readNode: readFormNode,
  children: true,
  fieldScope: true,
  actions: true,
  events: ['submit'],
  streaming: 'partial',
  partialProps: drawClosed('title'),
  skeleton: 'none',
  width: 'wide',
  fallbackText: ({ title, submitLabel }, children, text) =>
    text.blocks(title && text.bold(title), ...children, `[${text.text(submitLabel ?? 'Submit')}]`),
  example: {
    props: {
      title: 'Book a table',
      action: 'book_table',
      message: 'A table for {guests}, {day}',
      submitLabel: 'Book',
    },
    children: [
      { type: 'Input', props: { label: 'Day', name: 'day', inputType: 'date', required: true } },
      {
        type: 'Input',
        props: { label: 'Guests', name: 'guests', inputType: 'number', min: 1, max: 12, value: 2 },
      },
    ],
  },
})
