import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { Label } from '../shapes/text-shapes.ts'
import { Url } from '../shapes/url.ts'
import { readWords } from './text.read.ts'

const props = z.strictObject({
  text: Label,
  url: Url('link', true),
})

/** The validated props of a Link. */
export type LinkProps = z.infer<typeof props>

/** Address to open. */
export const Link = defineComponent({
  name: 'Link',
  description: 'Address to open',
  props,
  read: readWords,
  streaming: 'complete',
  skeleton: 'chip',
  fallbackText: ({ text, url }, _children, writer) => writer.link(text, url),
  example: { props: { text: 'Opening hours', url: 'https://example.com/hours' } },
})
