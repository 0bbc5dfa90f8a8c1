import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { type Catalog, defineCatalog, defineComponent } from '../../core/index.ts'
import { type CanvasServer, canvasServer } from '../test-kit/canvas-server.ts'
import type { AgentCanvasClient } from './agent-canvas-client.ts'
import { createAgentCanvasClient } from './create-agent-canvas-client.ts'

const Note = defineComponent({
  name: 'Note',
  description: 'A note.',
  props: z.object({ title: z.string(), size: z.number().int().max(9).optional() }),
  inputs: z.object({ level: z.number() }),
})
const Row = defineComponent({
  name: 'Row',
  description: 'A row.',
  props: z.object({ title: z.string().optional() }),
  children: true,
})
const catalog: Catalog = defineCatalog([Note, Row])

interface Opened {
  server: CanvasServer
  client: AgentCanvasClient
  /** What stands on the canvas as the client shows it. */
  roots(): readonly string[]
}

/** A client that follows a canvas of notes with these titles, to the end of the test. */
export async function openCanvas(titles: readonly string[]): Promise<Opened> {
  const server = canvasServer({ catalog })
  for (const title of titles) {
    await server.live.operate({ op: 'create', component: 'Note', props: { title } }, { by: 'model' })
  }
  const client = createAgentCanvasClient({
    fetch: server.fetch,
    wait: () => new Promise((resolve) => setTimeout(resolve, 1)),
    schedule: (task) => {
      const timer = setTimeout(task, 0)
      return () => clearTimeout(timer)
    },
  })
  onTestFinished(client.reset)
  await client.open('t')
  return { server, client, roots: () => client.getSnapshot().canvas.snapshot.roots }
}
