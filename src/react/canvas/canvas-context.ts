import { createContext, useContext } from 'react'
import type { AgentCanvasClient } from '../../client/index.ts'
import { VitrailError } from '../../core/index.ts'

export interface CanvasScope {
  readonly client: AgentCanvasClient
  /** Sends a message to the conversation; undefined where there is none. */
  readonly say: ((message: string) => void) | undefined
}

export const CanvasContext = createContext<CanvasScope | undefined>(undefined)

/** Throws `no_canvas_provider` outside a `CanvasProvider`. */
export function useCanvasScope(): CanvasScope {
  const scope = useContext(CanvasContext)
  if (scope !== undefined) return scope
  throw new VitrailError('no_canvas_provider', 'A canvas needs a <CanvasProvider> around it.')
}
