import { createContext, type ReactNode } from 'react'

/** Versions that differ from today's, by component name; undefined where none does. */
export const ViewVersionsContext = createContext<Readonly<Record<string, number>> | undefined>(undefined)

/** The stored text of the whole view: what its root reads as. Apart, since it arrives with the final frame. */
export const ViewTextContext = createContext<string | undefined>(undefined)

/** What the root of the view holds beside its own children: the instances of a canvas's container. */
export const RootSlotContext = createContext<ReactNode>(undefined)
