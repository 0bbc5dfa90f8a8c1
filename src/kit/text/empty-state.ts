import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'
import { readIcon } from '../reading/read-icon.ts'
import { ACT_TOO_LARGE, act, actFits } from '../shapes/act.ts'
import { IconName } from '../shapes/icon.ts'
import { Label, Prose, Title } from '../shapes/text-shapes.ts'

const props = z
  .strictObject({
    title: Title,
    text: Prose.optional(),
    icon: IconName.optional(),
    actionLabel: Label.optional(),
    ...act,
  })
  .refine(actFits, ACT_TOO_LARGE)

/** The validated props of a EmptyState. */
export type EmptyStateProps = z.infer<typeof props>

const NAMES = { label: 'title', buttonLabel: 'actionLabel', actionText: 'actionLabel', cta: 'actionLabel' }

/** Nothing to show, and what to do. */
export const EmptyState = defineComponent({
  name: 'EmptyState',
  description: 'Nothing to show, and what to do',
  props,
  read: (written, report) => readIcon(renameMembers(written, NAMES, report), report),
  actions: true,
  streaming: 'complete',
  skeleton: 'lines',
  width: 'wide',
  fallbackText: ({ title, text: body }, _children, text) =>
    text.blocks(text.bold(title), body && text.text(body)),
  example: {
    props: {
      title: 'No bookings yet',
      text: 'Once somebody books a berth it shows here.',
      icon: 'calendar',
      actionLabel: 'Book one',
      message: 'Book a berth for me',
    },
  },
})
