import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface ChartSize {
  readonly width: number
  /** The height of the axis text. */
  readonly em: number
}

/** The size drawn by a server, and by a browser at first: scaled until it is measured. */
const UNMEASURED: ChartSize = { width: 640, em: 12 }
const NARROWEST = 160
const useMeasureEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The size of an element, so that a drawing in it needs no scaling. */
export function useChartSize(): { ref: RefObject<HTMLDivElement | null>; size: ChartSize } {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(UNMEASURED)

  useMeasureEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = (): void => {
      const width = Math.round(element.clientWidth)
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      if (width === 0) return
      const next = { width: Math.max(width, NARROWEST), em: em > 0 ? em : UNMEASURED.em }
      setSize((known) => (known.width === next.width && known.em === next.em ? known : next))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, size }
}
