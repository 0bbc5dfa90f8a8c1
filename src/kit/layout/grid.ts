import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { list } from '../shapes/list.ts'
import { Int } from '../shapes/numbers.ts'
import { Gap, Size } from '../shapes/sizes.ts'
import { readGrid } from './grid.read.ts'

const props = z.strictObject({
  columns: Int(1, 6).meta({ description: 'default: as many as fit' }).optional(),
  weights: list(z.number().min(1).max(12), 1, 6, 'weights').optional(),
  size: Size.meta({ description: 'least width of a column' }).optional(),
  gap: Gap.default('medium'),
})

/** The validated props of a Grid. */
export type GridProps = z.infer<typeof props>

/** Equal columns that fold when narrow. */
export const Grid = defineComponent({
  name: 'Grid',
  description: 'Equal columns that fold when narrow',
  props,
  read: readGrid,
  children: true,
  streaming: 'partial',
  partialProps: drawClosed(),
  skeleton: 'none',
  width: 'full',
  example: {
    props: { columns: 2, gap: 'small' },
    children: [
      { type: 'Text', props: { text: 'Morning: fog, then sun' } },
      { type: 'Text', props: { text: 'Evening: clear' } },
    ],
  },
})
