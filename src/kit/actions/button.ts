import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { ACT_TOO_LARGE, act, actFits } from '../shapes/act.ts'
import { IconName } from '../shapes/icon.ts'
import { Name } from '../shapes/keys.ts'
import { Size } from '../shapes/sizes.ts'
import { ControlLabel, Prose } from '../shapes/text-shapes.ts'
import { Url } from '../shapes/url.ts'
import { readButton } from './button.read.ts'

const props = z
  .strictObject({
    label: ControlLabel,
    variant: z.enum(['primary', 'secondary', 'ghost']).default('secondary'),
    tone: z.enum(['neutral', 'danger']).default('neutral'),
    icon: IconName.optional(),
    size: Size.optional(),
    disabled: z.boolean().optional(),
    kind: z.enum(['action', 'submit', 'reset']).default('action'),
    url: Url('link', true).optional(),
    copyText: Prose.optional(),
    id: Name.optional(),
    ...act,
  })
  .refine(actFits, ACT_TOO_LARGE)

/** The validated props of a Button. */
export type ButtonProps = z.infer<typeof props>

/** Does one thing when pressed. */
export const Button = defineComponent({
  name: 'Button',
  description: 'Does one thing when pressed',
  props,
  read: readButton,
  hidden: ['id'],
  streaming: 'complete',
  skeleton: 'button',
  actions: true,
  events: ['click'],
  aliases: { SubmitButton: { kind: 'submit' }, ResetButton: { kind: 'reset' } },
  fallbackText: ({ label, url }, _children, text) =>
    url === undefined ? `[${text.text(label)}]` : text.link(label, url),
  example: { props: { label: 'Show last year', action: 'send', message: 'Show the same for last year' } },
})
