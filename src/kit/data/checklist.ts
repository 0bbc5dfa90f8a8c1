import * as z from 'zod'
import { defineComponent, type TextWriter } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { Name } from '../shapes/keys.ts'
import { list } from '../shapes/list.ts'
import { Label, Line, Title } from '../shapes/text-shapes.ts'
import { readChecklist } from './checklist.read.ts'

const Item = z.strictObject({
  label: Label,
  done: z.boolean().optional(),
  note: Line.optional(),
  value: Label.optional(),
})

const props = z.strictObject({
  title: Title.optional(),
  items: list(Item, 1, 50),
  name: Name.optional(),
  id: Name.optional(),
})

/** One line of a Checklist. */
export type ChecklistItem = z.infer<typeof Item>
/** The validated props of a Checklist. */
export type ChecklistProps = z.infer<typeof props>

/** Things done and to do. */
export const Checklist = defineComponent({
  name: 'Checklist',
  description: 'Things done and to do',
  props,
  read: readChecklist,
  hidden: ['id'],
  input: {
    value: ({ items }) => ({
      type: 'array',
      items: { enum: items.map(({ label, value }) => value ?? label) },
      maxItems: items.length,
    }),
  },
  events: ['change'],
  fills: 'items',
  streaming: 'partial',
  partialProps: drawClosed('title'),
  skeleton: 'list',
  width: 'wide',
  fallbackText({ title, items }, _children, text) {
    return text.blocks(title && text.bold(title), writeItems(items, text))
  },
  cost: ({ items }) => 1 + items.length,
  example: {
    props: {
      title: 'Before the trip',
      items: [
        { label: 'Passport', done: true },
        { label: 'Book the ferry', note: 'sails at 9:40' },
      ],
    },
  },
})

/** The box serves as the bullet, except in Markdown, where lines without a bullet flow together. */
function writeItems(items: readonly ChecklistItem[], text: TextWriter): string {
  const lines = items
    .filter(({ label }) => label.trim() !== '')
    .map(({ label, done, note }) =>
      [done ? '☑' : '☐', text.text(label), note === undefined ? '' : text.italic(note)]
        .filter((part) => part !== '')
        .join(' '),
    )
  return text.bullets(lines, text.dialect === 'markdown' ? undefined : '')
}
