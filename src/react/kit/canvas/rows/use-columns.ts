import { type RefObject, useLayoutEffect, useState } from 'react'

/** The least width of a column in rem; must match the stylesheet. */
const COLUMN = 17.5

/** How many columns an element has room for; undefined until it is measured. */
export function useColumns(element: RefObject<HTMLElement | null>): number | undefined {
  const [columns, setColumns] = useState<number>()
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = (): void => {
      const width = current.clientWidth
      const gap = pixels(getComputedStyle(current).columnGap)
      const column = COLUMN * pixels(getComputedStyle(document.documentElement).fontSize)
      // Hidden, it keeps what it had.
      if (width > 0 && column > 0) setColumns(Math.max(1, Math.floor((width + gap) / (column + gap))))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return columns
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}
