import * as z from 'zod'
import type { ResolveContext } from '../../catalog/component.ts'
import { defineCatalog } from '../../catalog/define-catalog.ts'
import { defineComponent } from '../../catalog/define-component.ts'
import type { TreeNode } from '../../tree/node.ts'
import type { CanvasFrame } from '../wire/canvas-frame.ts'
import { createLiveCanvas } from './create-live-canvas.ts'
import type { CanvasOutcome, LiveCanvas } from './live-canvas.ts'
import type { LiveCanvasOptions } from './options.ts'

export const Text = defineComponent({
  name: 'Text',
  description: 'Words',
  props: z.object({ text: z.string() }),
})
const Slider = defineComponent({
  name: 'Slider',
  description: 'A number',
  props: z.object({ name: z.string(), value: z.number(), max: z.number() }),
  input: { value: ({ max }) => ({ type: 'number', maximum: max }) },
})
const Row = defineComponent({ name: 'Row', description: 'A row', props: z.object({}), children: true })
const Filtered = defineComponent({
  name: 'Filtered',
  description: 'Shows what is selected elsewhere',
  props: z.object({ filter: z.array(z.string()).optional(), of: z.string().optional() }),
  linkable: ['filter'],
  outputs: { selection: z.array(z.string()) },
  keepOutputs: (outputs, { of }) => {
    if (of === 'broken') throw new Error('broken')
    return of === 'nothing' ? {} : outputs
  },
  resolve: ({ filter }) => text(filter === undefined ? 'all' : filter.join()),
})

export function text(value: string): TreeNode {
  return { type: 'Text', props: { text: value } }
}

/** What `resolve` of the component `Count` does, for each test to say. */
type Counting = (props: { of: string; max: number }, context: ResolveContext) => unknown

interface TestCanvas {
  canvas: LiveCanvas
  frames: CanvasFrame[]
  /** Every signal that a `resolve` of `Count` was given. */
  signals: AbortSignal[]
  errors: string[]
  create(component: string, props?: Record<string, unknown>): Promise<CanvasOutcome>
  /** What is written on a card. */
  textOf(id: string): unknown
  statusOf(id: string): string | undefined
}

export function testCanvas(
  counting: Counting = ({ of }) => text(of),
  options: Partial<LiveCanvasOptions> = {},
): TestCanvas {
  const frames: CanvasFrame[] = []
  const signals: AbortSignal[] = []
  const errors: string[] = []
  const Count = defineComponent({
    name: 'Count',
    description: 'Counts',
    props: z.object({ of: z.string(), max: z.number().default(60) }),
    inputs: z.object({ bins: z.number(), max: z.number() }),
    resolve(props, context) {
      signals.push(context.signal)
      // The tests give nodes, promises and iterables of them, and, on purpose, things that are none of these.
      return counting(props, context) as TreeNode
    },
  })
  const canvas = createLiveCanvas({
    catalog: defineCatalog([Text, Slider, Row, Filtered, Count]),
    emit: (frame) => frames.push(frame),
    onError: (error) => errors.push(String(error)),
    ...options,
  })
  return {
    canvas,
    frames,
    signals,
    errors,
    create: (component, props = {}) => canvas.operate({ op: 'create', component, props }, { by: 'model' }),
    textOf: (id) => canvas.state().views[id]?.node?.props.text,
    statusOf: (id) => canvas.state().views[id]?.status,
  }
}

export function soon(milliseconds = 5): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** A `resolve` of `Count` that answers when it is told to, and does not listen to its signal. */
interface GatedCount {
  resolve: Counting
  /** The bins that it was asked for, 0 where there were none. */
  readonly resolved: number[]
  /** How many ran at the same time, at most. */
  readonly most: number
  /** Answers the one that runs. */
  answer(): Promise<void>
  /** Does what asks for one, and answers it. */
  answered(ask: () => Promise<unknown>): Promise<void>
}

export function gatedCount(): GatedCount {
  const resolved: number[] = []
  let open: (() => void)[] = []
  let most = 0
  const answer = async (): Promise<void> => {
    for (const go of open) go()
    open = []
    await soon(0)
  }
  return {
    resolved,
    get most() {
      return most
    },
    answer,
    async answered(ask) {
      const asked = ask()
      await soon(0)
      await answer()
      await asked
    },
    async resolve(_, { inputs }) {
      const bins = Number(inputs.bins ?? 0)
      resolved.push(bins)
      await new Promise<void>((resolve) => {
        open.push(resolve)
        most = Math.max(most, open.length)
      })
      return text(String(bins))
    },
  }
}
