import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { Int } from '../shapes/numbers.ts'
import { Title } from '../shapes/text-shapes.ts'
import { readHeading } from './text.read.ts'

const props = z.strictObject({
  text: Title,
  level: Int(1, 4).default(2),
})

/** The validated props of a Heading. */
export type HeadingProps = z.infer<typeof props>

/** Section heading. */
export const Heading = defineComponent({
  name: 'Heading',
  description: 'Section heading',
  props,
  read: readHeading,
  fills: 'text',
  streaming: 'partial',
  partialProps: drawClosed('text'),
  skeleton: 'lines',
  width: 'full',
  aliases: { Title: {}, Header: {} },
  fallbackText: ({ text }, _children, writer) => writer.bold(text),
  example: { props: { text: 'Sales by region' } },
})
