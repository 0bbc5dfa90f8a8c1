import { useCallback } from 'react'
import type { CanvasClientState } from '../../client/index.ts'
import type { CanvasInstance, CanvasView } from '../../core/index.ts'
import { useCanvasSelection } from './use-canvas-selection.ts'

/** One card: its instance, and what is drawn for it. */
export interface CanvasCard {
  readonly instance: CanvasInstance
  /** Undefined while nothing has been drawn. */
  readonly view: CanvasView | undefined
  /** The model is writing a change to it. */
  readonly isChanging: boolean
}

/** One instance of the canvas; undefined once it is gone. Renders again only when it, or what is drawn for it, changes. */
export function useCanvasInstance(id: string): CanvasCard | undefined {
  const select = useCallback(
    ({ canvas: { snapshot, views, changing } }: CanvasClientState): CanvasCard | undefined => {
      const instance = snapshot.instances[id]
      if (instance === undefined) return undefined
      return { instance, view: views[id], isChanging: Object.values(changing).includes(id) }
    },
    [id],
  )
  return useCanvasSelection(select, sameCard)
}

function sameCard(one: CanvasCard | undefined, other: CanvasCard | undefined): boolean {
  return (
    one?.instance === other?.instance && one?.view === other?.view && one?.isChanging === other?.isChanging
  )
}
