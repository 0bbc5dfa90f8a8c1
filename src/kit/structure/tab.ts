import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { IconName } from '../shapes/icon.ts'
import { ControlLabel, Label } from '../shapes/text-shapes.ts'
import { readTab } from './structure.read.ts'

const props = z.strictObject({
  label: ControlLabel,
  value: Label.meta({ description: 'default: label' }).optional(),
  icon: IconName.optional(),
})

/** The validated props of a Tab. */
export type TabProps = z.infer<typeof props>

/** One panel of Tabs. */
export const Tab = defineComponent({
  name: 'Tab',
  description: 'One panel of Tabs',
  props,
  read: readTab,
  children: true,
  within: ['Tabs'],
  streaming: 'partial',
  partialProps: drawClosed('label'),
  skeleton: 'lines',
  aliases: { TabItem: {}, TabPanel: {} },
  fallbackText: ({ label }, children, text) => text.blocks(text.bold(label), ...children),
  example: { props: { label: 'Today' } },
})
