import { createContext } from 'react'
import type { UiAction } from '../../core/index.ts'

/** Nothing: it was taken. `refused`: it was not, and why; said at the control. */
export type ActionAnswer = { refused: string } | undefined

/** Takes what a person did in a view. A throw is a refusal that may be tried again as the same press. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that only does something returns nothing
export type ActionHandler = (action: UiAction) => ActionAnswer | void | Promise<ActionAnswer | void>

/** The handler of the nearest provider; undefined where nobody listens. */
export const ActionHandlerContext = createContext<ActionHandler | undefined>(undefined)
