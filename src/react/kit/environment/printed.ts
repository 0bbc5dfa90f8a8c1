import { createContext, useContext, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** True where nothing can be pressed, as in an exported page: what pages or folds shows all it has, and controls are left out. */
export const PrintedContext = createContext(false)

/** Whether what is drawn goes on paper: an export, or a page that the browser prints right now. */
export function usePrinted(): boolean {
  const exported = useContext(PrintedContext)
  const printing = useSyncExternalStore(watchPrinting, isPrinting, neverOnServers)
  return exported || printing
}

function watchPrinting(changed: () => void): () => void {
  const media = printMedia()
  // The page is laid out for paper as soon as this returns.
  const redraw = (): void => flushSync(changed)
  media?.addEventListener('change', redraw)
  return () => media?.removeEventListener('change', redraw)
}

function isPrinting(): boolean {
  return printMedia()?.matches === true
}

function neverOnServers(): boolean {
  return false
}

let media: MediaQueryList | undefined

/** Undefined where there are no media, as in a test. */
function printMedia(): MediaQueryList | undefined {
  media ??= typeof matchMedia === 'function' ? matchMedia('print') : undefined
  return media
}
