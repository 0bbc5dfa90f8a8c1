import * as z from 'zod'
import { defineComponent, withoutControls } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { codePoints, MarkdownDoc } from '../shapes/text-shapes.ts'
import { readMarkdown } from './markdown.read.ts'

const props = z.strictObject({ text: MarkdownDoc })

/** The validated props of a Markdown. */
export type MarkdownProps = z.infer<typeof props>

/** Longer formatted text: lists, links, tables, code; no HTML. */
export const Markdown = defineComponent({
  name: 'Markdown',
  description: 'Longer formatted text: lists, links, tables, code; no HTML',
  props,
  read: readMarkdown,
  fills: 'text',
  streaming: 'partial',
  partialProps: drawClosed('text'),
  skeleton: 'lines',
  width: 'wide',
  fallbackText: ({ text }) => withoutControls(text),
  cost: ({ text }) => 1 + Math.ceil(codePoints(text) / 100),
  example: {
    props: { text: 'Leave **before noon**:\n\n- the wind turns at two\n- the lock closes at five' },
  },
})
