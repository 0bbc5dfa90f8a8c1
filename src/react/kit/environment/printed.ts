import { createContext, useContext, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** True where nothing can be pressed, as in an exported page: paged and folded content is shown in full, and controls are left out. */
export const PrintedContext = createContext(false)

/** Whether this is drawn for paper: an export, or a page that the browser is printing. */
export function usePrinted(): boolean {
  const exported = useContext(PrintedContext)
  const printing = useSyncExternalStore(watchPrinting, isPrinting, neverOnServers)
  return exported || printing
}

function watchPrinting(changed: () => void): () => void {
  const media = printMedia()
  // The browser lays out the page for paper as soon as these listeners return.
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

/** The browser has announced printing; not all change the media in time. */
let between = false

function isPrinting(): boolean {
  return between || printMedia()?.matches === true
}

function neverOnServers(): boolean {
  return false
}

let media: MediaQueryList | undefined

/** Undefined where there is no `matchMedia`, as in a test. */
function printMedia(): MediaQueryList | undefined {
  media ??= typeof matchMedia === 'function' ? matchMedia('print') : undefined
  return media
}
