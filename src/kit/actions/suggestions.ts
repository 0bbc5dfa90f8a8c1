import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { readItems, renameMembers } from '../reading/members.ts'
import { readIcon } from '../reading/read-icon.ts'
import { IconName } from '../shapes/icon.ts'
import { list } from '../shapes/list.ts'
import { ControlLabel, Line } from '../shapes/text-shapes.ts'

const Suggestion = z.strictObject({
  label: ControlLabel,
  message: Line.meta({ description: 'default: label' }).optional(),
  icon: IconName.optional(),
})

const props = z.strictObject({ items: list(Suggestion, 1, 6, 'suggestions') })

/** The validated props of a Suggestions. */
export type SuggestionsProps = z.infer<typeof props>

const LIST_NAMES = {
  suggestions: 'items',
  questions: 'items',
  options: 'items',
  prompts: 'items',
  followUps: 'items',
}
const ITEM_NAMES = {
  title: 'label',
  text: 'label',
  question: 'label',
  prompt: 'message',
  value: 'message',
  query: 'message',
}

/** Next questions, at the end of an answer. */
export const Suggestions = defineComponent({
  name: 'Suggestions',
  description: 'Next questions, at the end of an answer',
  props,
  read: (written, report) =>
    readItems(renameMembers(written, LIST_NAMES, report), 'items', (item, path) =>
      readIcon(renameMembers(item, ITEM_NAMES, report, path), report, path),
    ),
  actions: { send: z.strictObject({}) },
  streaming: 'complete',
  skeleton: 'chips',
  width: 'full',
  aliases: { FollowUps: {} },
  fallbackText: ({ items }, _children, text) =>
    text.bullets(
      items.map(({ label }, index) => `${index + 1}. ${text.text(label)}`),
      '',
    ),
  cost: ({ items }) => 1 + items.length,
  example: {
    props: {
      items: [{ label: 'And by train?' }, { label: 'Cheapest day', message: 'Which day is cheapest?' }],
    },
  },
})
