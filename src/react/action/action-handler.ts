import { createContext } from 'react'
import type { UiAction } from '../../core/index.ts'

/** `undefined`: accepted. `refused`: why it was not, shown at the control. */
export type ActionAnswer = { refused: string } | undefined

/** Receives what a person did in a view. When it throws, the same press may be tried again. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that only does something returns nothing
export type ActionHandler = (action: UiAction) => ActionAnswer | void | Promise<ActionAnswer | void>

/** The handler of the nearest provider; undefined where there is none. */
export const ActionHandlerContext = createContext<ActionHandler | undefined>(undefined)
