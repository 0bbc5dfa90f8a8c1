import type { Agent } from '../../agent/index.ts'
import type { Actor, VitrailError } from '../../core/index.ts'
import type { Threads } from '../threads/threads.ts'
import { type OpenCanvas, openCanvas } from './open-canvas.ts'

interface CanvasesOptions {
  agent: Agent
  threads: Threads
  onError(error: VitrailError): void
  /** Milliseconds a canvas stays open when nobody uses it; default 5 minutes. */
  idleMs?: number
}

/** Whose canvas. */
export interface CanvasPlace {
  actor: Actor
  threadId: string
}

/** Working on it, or only watching. */
export type CanvasUse = 'work' | 'watch'

/** A canvas that stays open until it is released. */
export interface CanvasLease {
  canvas: OpenCanvas
  release(): void
}

/** The canvases of this process: one for a thread, open while somebody uses it and a while longer. */
export interface Canvases {
  /** Whether the agent has canvases at all. */
  readonly available: boolean
  /** Undefined where the agent has none for this thread. Rejects where the store cannot be read. */
  use(place: CanvasPlace, use: CanvasUse): Promise<CanvasLease | undefined>
  /** Closes it for good: its thread is being removed. */
  remove(threadId: string): Promise<void>
  /** Resolves every card of the open ones again. */
  refresh(): Promise<void>
  close(): Promise<void>
}

interface Held {
  canvas: OpenCanvas
  working: number
  watching: number
  timer: ReturnType<typeof setTimeout> | undefined
  /** Its thread was removed, or the server closes. */
  gone: boolean
}

const DEFAULT_IDLE_MS = 5 * 60_000

export function createCanvases(options: CanvasesOptions): Canvases {
  const { agent, threads, onError, idleMs = DEFAULT_IDLE_MS } = options
  const open = new Map<string, Promise<Held | undefined>>()

  const begin = async ({ actor, threadId }: CanvasPlace): Promise<Held | undefined> => {
    const material = await agent.canvasFor?.({ actor, threadId })
    if (material === undefined) return undefined
    const canvas = await openCanvas({ threads, threadId, material, onError })
    return { canvas, working: 0, watching: 0, timer: undefined, gone: false }
  }
  const hold = (place: CanvasPlace): Promise<Held | undefined> => {
    const { threadId } = place
    const found = open.get(threadId)
    if (found !== undefined) return found
    const opening = begin(place)
    open.set(threadId, opening)
    const forget = (): void => {
      if (open.get(threadId) === opening) open.delete(threadId)
    }
    opening.then((held) => held ?? forget(), forget)
    return opening
  }
  const closeWhenIdle = (threadId: string, held: Held): void => {
    if (held.gone || held.working + held.watching > 0) return
    held.timer = setTimeout(() => {
      open.delete(threadId)
      held.canvas.close()
    }, idleMs)
  }
  const shut = async (threadId: string): Promise<OpenCanvas | undefined> => {
    const opening = open.get(threadId)
    open.delete(threadId)
    // Where it could not be opened there is nothing to close; whoever asked for it was told.
    const held = await opening?.catch(() => undefined)
    if (held === undefined) return undefined
    held.gone = true
    clearTimeout(held.timer)
    held.canvas.close()
    return held.canvas
  }

  return {
    available: agent.canvasFor !== undefined,
    async use(place, use) {
      if (agent.canvasFor === undefined) return undefined
      const held = await hold(place)
      if (held === undefined) return undefined
      clearTimeout(held.timer)
      if (use === 'work') held.working += 1
      else held.watching += 1
      let released = false
      return {
        canvas: held.canvas,
        release() {
          if (released) return
          released = true
          if (use === 'work') held.working -= 1
          else held.watching -= 1
          if (held.working === 0) held.canvas.tidy()
          closeWhenIdle(place.threadId, held)
        },
      }
    },
    async remove(threadId) {
      const canvas = await shut(threadId)
      canvas?.log.end()
    },
    async refresh() {
      const held = await Promise.all([...open.values()])
      await Promise.all(held.map((each) => each?.canvas.live.refresh()))
    },
    async close() {
      await Promise.all([...open.keys()].map(shut))
    },
  }
}
