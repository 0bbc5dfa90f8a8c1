import { createContext, useContext } from 'react'

/** True where nothing can be pressed, as on paper: what pages or folds shows all it has, and controls are left out. */
export const PrintedContext = createContext(false)

export function usePrinted(): boolean {
  return useContext(PrintedContext)
}
