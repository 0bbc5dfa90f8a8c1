import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { Label } from '../shapes/text-shapes.ts'

const props = z.strictObject({ label: Label.optional() })

/** The validated props of a Divider. */
export type DividerProps = z.infer<typeof props>

/** Line between sections. */
export const Divider = defineComponent({
  name: 'Divider',
  description: 'Line between sections',
  props,
  read: (written, report) => renameMembers(written, { text: 'label', title: 'label' }, report),
  streaming: 'partial',
  partialProps: drawClosed('label'),
  skeleton: 'none',
  width: 'full',
  aliases: { Separator: {}, Hr: {} },
  fallbackText: () => '---',
  example: { props: { label: 'Earlier' } },
})
