import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { Name } from '../shapes/keys.ts'
import { Label } from '../shapes/text-shapes.ts'
import { readTabs } from './structure.read.ts'

const props = z.strictObject({
  label: Label.optional(),
  value: Label.meta({ description: 'the tab shown at first' }).optional(),
  name: Name.optional(),
  id: Name.optional(),
})

/** The validated props of a Tabs. */
export type TabsProps = z.infer<typeof props>

/** One of several panels, for alternative views. */
export const Tabs = defineComponent({
  name: 'Tabs',
  description: 'One of several panels, for alternative views',
  props,
  read: readTabs,
  hidden: ['id'],
  children: true,
  childCount: [1, 10],
  accepts: ['Tab'],
  input: { value: () => ({ type: 'string' }) },
  events: ['change'],
  streaming: 'partial',
  partialProps: drawClosed('label'),
  skeleton: 'chips',
  width: 'wide',
  example: {
    props: { label: 'Forecast' },
    children: [
      { type: 'Tab', props: { label: 'Today' }, children: [{ type: 'Text', props: { text: 'Fog, 11 °C' } }] },
      {
        type: 'Tab',
        props: { label: 'Tomorrow' },
        children: [{ type: 'Text', props: { text: 'Sun, 14 °C' } }],
      },
    ],
  },
})
