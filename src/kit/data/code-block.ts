import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { Key } from '../shapes/keys.ts'
import { codePoints, Doc, Title } from '../shapes/text-shapes.ts'
import { readCodeBlock } from './code-block.read.ts'

const props = z.strictObject({
  title: Title.optional(),
  language: Key.optional(),
  code: Doc,
  numbered: z.boolean().optional(),
})

/** The validated props of a CodeBlock. */
export type CodeBlockProps = z.infer<typeof props>

/** Code or a log. */
export const CodeBlock = defineComponent({
  name: 'CodeBlock',
  description: 'Code or a log',
  props,
  read: readCodeBlock,
  fills: 'code',
  streaming: 'partial',
  partialProps: drawClosed('title', 'code'),
  skeleton: 'lines',
  width: 'wide',
  aliases: { Code: {} },
  fallbackText: ({ title, language, code }, _children, text) =>
    text.blocks(title && text.bold(title), text.fence(code, language)),
  cost: ({ code }) => 1 + Math.ceil(codePoints(code) / 100),
  example: { props: { language: 'sql', code: 'select city, sum(total) from sales group by city' } },
})
