import * as z from 'zod'
import { type Component, defineComponent, withoutControls } from '../../core/index.ts'
import { MarkdownDoc, Title } from '../shapes/text-shapes.ts'

const props = z.strictObject({ title: Title.optional(), text: MarkdownDoc })

/** A text card between the cards over data. */
export const MarkdownCard: Component = defineComponent({
  name: 'MarkdownCard',
  description: 'A note in Markdown',
  props,
  streaming: 'partial',
  skeleton: 'lines',
  resolve: ({ title, text }) => ({
    type: 'Card',
    props: { ...(title !== undefined && { title }) },
    children: [{ type: 'Markdown', props: { text } }],
  }),
  fallbackText: ({ title, text }, _children, writer) =>
    writer.blocks(title && writer.bold(title), withoutControls(text)),
  example: { props: { title: 'Note', text: 'Prices are **before tax**.' } },
})
