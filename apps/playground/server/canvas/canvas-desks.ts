import type { CanvasChoice } from '../../shared/canvas-config.ts'
import type { Environment } from '../choose-model.ts'
import { type CanvasDesk, openCanvasDesk } from './canvas-desk.ts'
import { DATASETS } from './datasets.ts'

interface CanvasDesksOptions {
  environment: Environment
  databaseFolder: string
  onError?(error: unknown): void
}

/** A desk for each data set, opened on the first request for it. */
interface CanvasDesks {
  choices: CanvasChoice[]
  /** Undefined where the address belongs to no desk. */
  fetch(request: Request): Promise<Response | undefined>
  close(): Promise<void>
}

const ADDRESS = /^\/canvas\/([a-z-]+)(\/.*)?$/

export function createCanvasDesks(options: CanvasDesksOptions): CanvasDesks {
  const opened = new Map<string, Promise<CanvasDesk>>()
  const deskOf = (id: string): Promise<CanvasDesk> | undefined => {
    const dataset = DATASETS.find((each) => each.id === id)
    if (dataset === undefined) return undefined
    const desk = opened.get(id) ?? openCanvasDesk({ ...options, dataset, basePath: `/canvas/${id}` })
    opened.set(id, desk)
    // What could not be opened is tried again the next time.
    desk.catch(() => opened.delete(id))
    return desk
  }
  return {
    choices: DATASETS.map(({ id, name, description }) => ({ id, name, description })),
    async fetch(request) {
      const [, id, rest] = ADDRESS.exec(new URL(request.url).pathname) ?? []
      if (id === undefined) return undefined
      try {
        const desk = await deskOf(id)
        if (desk === undefined) return undefined
        return rest === '/config' ? Response.json(desk.config) : await desk.fetch(request)
      } catch (error) {
        options.onError?.(error)
        const message = error instanceof Error ? error.message : String(error)
        return Response.json({ error: { code: 'unavailable', message } }, { status: 503 })
      }
    },
    async close() {
      const desks = await Promise.allSettled(opened.values())
      await Promise.all(desks.map((desk) => (desk.status === 'fulfilled' ? desk.value.close() : undefined)))
    },
  }
}
