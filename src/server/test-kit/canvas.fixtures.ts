import { z } from 'zod'
import { defineCatalog, defineComponent, type JsonObject } from '../../core/index.ts'

/** The signals that `Counter` was resolved with, oldest first. */
export interface Resolved {
  signals: AbortSignal[]
}

/** Components for a canvas: a note, a container, and one that computes from an input. */
export function canvasCatalog(resolved: Resolved = { signals: [] }) {
  return defineCatalog([
    defineComponent({
      name: 'StickyNote',
      description: 'A note.',
      props: z.object({ title: z.string().optional(), text: z.string() }),
      streaming: 'partial',
      fallbackText: ({ text }) => text,
    }),
    defineComponent({
      name: 'Board',
      description: 'A frame that holds others.',
      props: z.object({}),
      children: true,
    }),
    defineComponent({
      name: 'Counter',
      description: 'Counts in steps.',
      props: z.object({ step: z.number().default(1) }),
      inputs: z.object({ times: z.number() }),
      outputs: { total: z.number() },
      resolve({ step }, { inputs, signal }) {
        resolved.signals.push(signal)
        const times = typeof inputs.times === 'number' ? inputs.times : 1
        return { type: 'StickyNote', props: { text: String(step * times) } }
      },
    }),
  ])
}

export const note = (text: string): { op: 'create'; component: string; props: JsonObject } => ({
  op: 'create',
  component: 'StickyNote',
  props: { text },
})
