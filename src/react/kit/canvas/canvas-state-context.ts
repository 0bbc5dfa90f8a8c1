import { createContext } from 'react'
import { type CanvasState, EMPTY_CANVAS_STATE } from '../../../core/index.ts'

/** What cards need from the canvas they are on. */
interface CanvasTools {
  /** The current state, read when something is pressed, so that a change to one card does not render the others. */
  getState(): CanvasState
  /** Says something to people who can't see it. */
  tell(words: string): void
}

export const CanvasStateContext = createContext<CanvasTools>({
  getState: () => EMPTY_CANVAS_STATE,
  tell: () => undefined,
})
