import * as z from 'zod'
import { createIssue, defineComponent, readAddress } from '../../core/index.ts'
import { Size } from '../shapes/sizes.ts'
import { Line, Title } from '../shapes/text-shapes.ts'
import { Url } from '../shapes/url.ts'
import { readImage } from './text.read.ts'

const props = z.strictObject({
  url: Url('image', true),
  alt: Line.optional(),
  title: Title.optional(),
  fit: z.enum(['contain', 'cover']).default('contain'),
  ratio: z.enum(['16:9', '4:3', '1:1', '3:4', '21:9']).optional(),
  size: Size.optional(),
})

/** The validated props of a Image. */
export type ImageProps = z.infer<typeof props>

/** Picture. */
export const Image = defineComponent({
  name: 'Image',
  description: 'Picture',
  props,
  read: readImage,
  advise: ({ alt, title }) =>
    alt === undefined && title === undefined
      ? [createIssue('missing_alt', ['alt'], 'say in alt what the picture shows', { severity: 'warning' })]
      : [],
  fills: 'url',
  streaming: 'complete',
  skeleton: 'block',
  width: 'wide',
  fallbackText({ url, alt, title }, _children, text) {
    const words = alt || title || ''
    const address = readAddress(url, 'image')
    if (!address.ok) return text.text(words)
    return text.dialect === 'chat' ? text.text(address.url) : text.link(words || address.url, address.url)
  },
  example: { props: { url: 'https://example.com/harbour.jpg', alt: 'Boats in the harbour at dusk' } },
})
