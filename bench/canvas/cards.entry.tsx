import { Profiler, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import type { AgentCanvasClient, CanvasClientState } from '../../src/client/index.ts'
import { createLiveCanvas, defineCatalog, defineComponent } from '../../src/core/index.ts'
import { CanvasProvider, VitrailProvider } from '../../src/react/index.ts'
import { Canvas } from '../../src/react/kit/index.ts'

const catalog = defineCatalog([
  defineComponent({ name: 'Box', description: 'One figure', props: z.object({ title: z.string() }) }),
])

export interface CardCounts {
  /** Renders of what the cards draw: when they appear, and when one of them is updated. */
  first: number
  update: number
  /** Milliseconds React spent rendering for the update, and for everything at first. */
  firstTime: number
  updateTime: number
}

/** Draws a canvas of `count` cards and updates one of them. */
export async function updateOne(count: number): Promise<CardCounts> {
  let renders = 0
  let time = 0
  const Box = ({ title }: { title?: string }): ReactNode => {
    renders += 1
    return <p>{title}</p>
  }
  const live = createLiveCanvas({ catalog, limits: { instances: count } })
  const instances = Array.from({ length: count }, (_, at) => ({
    component: 'Box',
    props: { title: `Box ${at}` },
  }))
  await live.operate({ op: 'create-many', instances }, { by: 'model' })

  const listeners = new Set<() => void>()
  const read = (): CanvasClientState => ({
    status: 'live',
    threadId: 't',
    canvas: live.state(),
    pending: [],
    problem: undefined,
  })
  let snapshot = read()
  const accepted = { ok: false as const, error: { code: 'unused', message: 'unused', retryable: false } }
  const client: AgentCanvasClient = {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: async () => ({ ok: true, value: undefined }),
    reset: () => undefined,
    operate: async () => accepted,
    undo: async () => accepted,
    redo: async () => accepted,
    retry: async () => accepted,
    setValues: () => undefined,
    resend: async () => undefined,
    dismiss: () => undefined,
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <Profiler id="canvas" onRender={(_, __, duration) => (time += duration)}>
        <VitrailProvider catalog={catalog} registry={{ Box }}>
          <CanvasProvider client={client} threadId="t">
            <Canvas />
          </CanvasProvider>
        </VitrailProvider>
      </Profiler>,
    ),
  )
  await settle()
  const first = { renders, time }
  renders = 0
  time = 0
  await live.operate(
    { op: 'update', id: `c${Math.ceil(count / 2)}`, props: { title: 'New' } },
    { by: 'model' },
  )
  snapshot = read()
  flushSync(() => {
    for (const listener of listeners) listener()
  })
  await settle()
  root.unmount()
  live.close()
  return { first: first.renders, update: renders, firstTime: first.time, updateTime: time }
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50))
}
