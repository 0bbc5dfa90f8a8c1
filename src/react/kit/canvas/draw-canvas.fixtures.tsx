import { type RenderResult, render, waitFor } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import * as z from 'zod'
import { type CanvasServer, canvasServer } from '../../../client/test-kit/canvas-server.ts'
import { type Component, defineCatalog, defineComponent, type JsonObject } from '../../../core/index.ts'
import { KIT_COMPONENTS } from '../../../kit/index.ts'
import {
  CanvasProvider,
  createViewStateStore,
  VitrailProvider,
  type VitrailProviderProps,
} from '../../index.ts'
import { kitRegistry } from '../registry.ts'
import { Canvas, type CanvasProps } from './canvas.tsx'

const Note = defineComponent({
  name: 'Note',
  title: 'Note',
  description: 'A note.',
  props: z.object({
    title: z.string(),
    size: z.number().int().optional(),
    tags: z.array(z.string()).optional(),
  }),
  check: ({ size = 0 }) => (size > 9 ? 'size is at most 9' : undefined),
})
const Dial = defineComponent({
  name: 'Dial',
  description: 'A number that can be set.',
  props: z.object({ title: z.string() }),
  inputs: z.object({ level: z.number() }),
  resolve: (_, { inputs }) => ({
    type: 'Stack',
    props: {},
    children: [
      { type: 'Text', props: { text: `Level ${Number(inputs.level ?? 1)}` } },
      { type: 'Slider', props: { label: 'Level', name: 'level', min: 0, max: 10, value: 1 } },
      { type: 'Slider', props: { label: 'Other', name: 'other', min: 0, max: 10, value: 1 } },
    ],
  }),
})
const Box = defineComponent({
  name: 'Box',
  title: 'Box',
  description: 'Holds cards.',
  props: z.object({ title: z.string().optional() }),
  children: true,
  resolve: () => ({ type: 'Stack', props: { direction: 'row' } }),
})

const catalog = defineCatalog([...KIT_COMPONENTS, Note, Dial, Box])

export interface Drawn extends RenderResult {
  server: CanvasServer
  /** The titles of the notes that were rendered, in order. */
  renders: string[]
  issues: unknown[]
  titles(): (string | null)[]
}

interface DrawCanvasOptions extends CanvasProps {
  note?: ComponentType<never>
  settings?: Partial<VitrailProviderProps>
  /** Beside those of the kit and the few here. */
  components?: readonly Component[]
  /** Before the canvas is opened. */
  before?(server: CanvasServer): Promise<void>
}

/** A canvas with these cards, in front of a server of its own. */
export async function drawCanvas(
  cards: readonly { component: string; props: JsonObject; parentId?: string }[],
  { note, settings, components = [], before, ...props }: DrawCanvasOptions = {},
): Promise<Drawn> {
  const all = catalog.extend(components)
  const server = canvasServer({ catalog: all, onError: () => undefined })
  for (const card of cards) await server.live.operate({ op: 'create', ...card }, { by: 'model' })
  await before?.(server)
  const renders: string[] = []
  const problems: unknown[] = []
  const registry = {
    ...kitRegistry,
    Note:
      note ??
      ((drawn: { title: string }) => {
        renders.push(drawn.title)
        return createElement('p', null, 'a note')
      }),
  }
  const drawn = render(
    <VitrailProvider
      registry={registry}
      catalog={all}
      locale="en"
      timeZone="UTC"
      viewState={createViewStateStore()}
      onError={(problem) => problems.push(problem)}
      {...settings}
    >
      <CanvasProvider fetch={server.fetch} threadId="t">
        <Canvas {...props} />
      </CanvasProvider>
    </VitrailProvider>,
  )
  await waitFor(() => {
    if (drawn.container.querySelector('.vt-canvas-note') !== null) throw new Error('still loading')
  })
  return {
    ...drawn,
    server,
    renders,
    issues: problems,
    titles: () =>
      [...drawn.container.querySelectorAll('.vt-canvas-card > header > [data-part="title"]')].map(
        ({ textContent }) => textContent,
      ),
  }
}

export const notes = (...titles: string[]): { component: string; props: JsonObject }[] =>
  titles.map((title) => ({ component: 'Note', props: { title } }))
