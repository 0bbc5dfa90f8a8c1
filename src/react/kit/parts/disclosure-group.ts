import { createContext } from 'react'

/** The name shared by folds of which only one may be open. */
export const DisclosureGroupContext = createContext<string | undefined>(undefined)
