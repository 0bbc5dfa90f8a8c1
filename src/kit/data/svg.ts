import * as z from 'zod'
import { defineComponent, isPlainObject } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { Num } from '../shapes/numbers.ts'
import { Size } from '../shapes/sizes.ts'
import { Line, Title } from '../shapes/text-shapes.ts'
import { checkShapes } from './svg/check-shapes.ts'
import { readSvg } from './svg.read.ts'

const Shapes = z
  .array(z.record(z.string(), z.unknown()), {
    error: 'send shapes as a list of { el, …attributes, shapes? }, not markup',
  })
  .min(1, { error: 'at least 1 of the shapes' })
  .superRefine((shapes, context) => {
    for (const { code, path, message } of checkShapes(shapes)) {
      context.addIssue({ code: 'custom', path: [...path], message, params: { code } })
    }
  })
  .meta({
    description:
      '{ el: g|path|rect|circle|ellipse|line|polyline|polygon|text|…, …its SVG attributes in camelCase, text, shapes }; ' +
      'fill, stroke: none|text|muted|surface|border|accent|success|warning|danger|blue|teal|violet|amber|rose|#id',
  })

const props = z.strictObject({
  title: Title.optional(),
  summary: Line.meta({ description: 'what it shows, for who cannot see it' }),
  viewBox: z
    .array(Num)
    .length(4, { error: 'four numbers: left, top, width, height' })
    .refine(([, , width = 0, height = 0]) => width > 0 && height > 0, {
      error: 'width and height must be above 0',
    }),
  shapes: Shapes,
  size: Size.optional(),
})

/** The validated props of a Svg. */
export type SvgProps = z.infer<typeof props>

/** Small diagram drawn from shapes. */
export const Svg = defineComponent({
  name: 'Svg',
  description: 'Small diagram drawn from shapes',
  props,
  read: readSvg,
  streaming: 'partial',
  partialProps: drawClosed('title', 'summary'),
  skeleton: 'block',
  width: 'wide',
  fallbackText: ({ title, summary }, _children, text) =>
    text.blocks(title && text.bold(title), text.text(summary)),
  cost: ({ shapes }) => 1 + countShapes(shapes),
  example: {
    props: {
      summary: 'The ferry runs from Kragerø to Risør',
      viewBox: [0, 0, 240, 60],
      shapes: [
        { el: 'line', x1: 40, y1: 30, x2: 200, y2: 30, stroke: 'muted', strokeWidth: 2 },
        { el: 'circle', cx: 40, cy: 30, r: 8, fill: 'accent' },
        { el: 'circle', cx: 200, cy: 30, r: 8, fill: 'success' },
        { el: 'text', x: 120, y: 20, textAnchor: 'middle', fontSize: 12, text: '14 nm' },
      ],
    },
  },
})

function countShapes(shapes: readonly unknown[]): number {
  return shapes.reduce<number>(
    (count, shape) =>
      count + 1 + (isPlainObject(shape) && Array.isArray(shape.shapes) ? countShapes(shape.shapes) : 0),
    0,
  )
}
