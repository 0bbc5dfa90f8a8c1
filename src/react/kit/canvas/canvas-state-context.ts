import { createContext } from 'react'
import { type CanvasState, EMPTY_CANVAS_STATE } from '../../../core/index.ts'

/** What the cards ask of the canvas they stand on. */
export interface CanvasTools {
  /** As it is now: read when something is pressed, so that no card renders again for another's change. */
  getState(): CanvasState
  /** Says something to people who can't see it. */
  tell(words: string): void
}

export const CanvasStateContext = createContext<CanvasTools>({
  getState: () => EMPTY_CANVAS_STATE,
  tell: () => undefined,
})
