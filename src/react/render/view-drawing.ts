import { createContext, type ReactNode } from 'react'

/** Versions that differ from the current ones, by component name; undefined where none does. */
export const ViewVersionsContext = createContext<Readonly<Record<string, number>> | undefined>(undefined)

/** The stored text of the whole view, for its root. In a context of its own, since it arrives with the final frame. */
export const ViewTextContext = createContext<string | undefined>(undefined)

/** Further children of the root: the instances in a container on a canvas. */
export const RootSlotContext = createContext<ReactNode>(undefined)
