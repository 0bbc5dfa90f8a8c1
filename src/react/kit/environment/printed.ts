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
  // The page is laid out for paper as soon as these return.
  const redraw = (): void => flushSync(changed)
  const begin = (): void => {
    between = true
    redraw()
  }
  const end = (): void => {
    between = false
    redraw()
  }
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  media?.addEventListener('change', redraw)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
    media?.removeEventListener('change', redraw)
  }
}

/** The browser said that it prints; not all let the media change in time. */
let between = false

function isPrinting(): boolean {
  return between || printMedia()?.matches === true
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
