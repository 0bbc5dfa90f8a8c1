import * as z from 'zod'
import { defineComponent, type SkeletonShape } from '../../core/index.ts'
import { Int } from '../shapes/numbers.ts'
import { Label } from '../shapes/text-shapes.ts'

const props = z.strictObject({
  variant: z.enum(['text', 'card', 'table', 'chart', 'image']).default('text'),
  lines: Int(1, 10).default(3),
  label: Label.optional(),
})

/** The validated props of a Skeleton. */
export type SkeletonProps = z.infer<typeof props>

const SHAPES: ReadonlyMap<unknown, SkeletonShape> = new Map([
  ['card', 'card'],
  ['table', 'table'],
  ['chart', 'chart'],
  ['image', 'block'],
])

/** Placeholder while a tool works; always replaced under its id. */
export const Skeleton = defineComponent({
  name: 'Skeleton',
  description: 'Placeholder while a tool works; always replaced under its id',
  props,
  internal: true,
  streaming: 'complete',
  skeleton: ({ variant }) => SHAPES.get(variant) ?? 'lines',
  width: 'wide',
  fallbackText: ({ label }, _children, text) => text.text(label ?? ''),
  example: { props: { variant: 'text', lines: 3, label: 'Looking up the tides' } },
})
