import { createContext, useContext } from 'react'
import type { DropTarget } from './place-card.ts'

/** The card being moved and its target; in a context of its own, so that only the cards concerned render. */
export interface DragState {
  readonly moved: string
  readonly target: DropTarget | undefined
  /** Marks the far side of the target: the card comes from before it. */
  readonly after: boolean
}

export const DragContext = createContext<DragState | undefined>(undefined)

/** What a card shows of a move: that it is the one moved, or where it would take in the moved one. */
export function useDropMark(id: string): 'before' | 'after' | 'into' | undefined {
  const drag = useContext(DragContext)
  if (drag?.target === undefined) return undefined
  if ('container' in drag.target) return drag.target.container === id ? 'into' : undefined
  if (drag.target.card !== id || drag.moved === id) return undefined
  return drag.after ? 'after' : 'before'
}
