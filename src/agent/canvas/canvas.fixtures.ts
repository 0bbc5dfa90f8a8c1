import { z } from 'zod'
import {
  type Catalog,
  createLiveCanvas,
  defineCatalog,
  defineComponent,
  type LiveCanvas,
} from '../../core/index.ts'

const words = z.object({ text: z.string() })

/** A catalog for canvases: a note that may be read half-written, a plot that puts out and takes a selection, a board. */
export const canvasComponents = {
  StickyNote: defineComponent({
    name: 'StickyNote',
    description: 'A note.',
    props: words,
    streaming: 'partial',
    fallbackText: ({ text }) => text,
  }),
  ScatterPlot: defineComponent({
    name: 'ScatterPlot',
    description: 'Two columns against each other.',
    props: z.object({
      title: z.string().optional(),
      x: z.enum(['weight', 'power']),
      size: z.number().default(3),
      filter: z.array(z.string()).optional(),
    }),
    inputs: z.object({ bins: z.number() }),
    outputs: { selection: z.array(z.string()) },
    linkable: ['filter'],
    resolve: ({ x }) => ({ type: 'StickyNote', props: { text: x } }),
  }),
  Board: defineComponent({
    name: 'Board',
    description: 'Holds others.',
    props: z.object({}),
    children: true,
  }),
  Waiting: defineComponent({
    name: 'Waiting',
    description: 'A skeleton.',
    props: z.object({}),
    internal: true,
  }),
}

const { StickyNote, ScatterPlot, Board, Waiting } = canvasComponents

export const flatCatalog = defineCatalog([StickyNote, ScatterPlot, Waiting])
export const boardCatalog = defineCatalog([StickyNote, ScatterPlot, Board, Waiting])

/** Closed by nobody: its resolutions end by themselves. */
export function liveCanvas(catalog: Catalog = boardCatalog): LiveCanvas {
  return createLiveCanvas({ catalog, now: () => 0, onError: () => undefined })
}
