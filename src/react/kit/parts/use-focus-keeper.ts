import { useMemo, useRef } from 'react'

export interface FocusKeeper {
  /** What has the focus is about to give way to another element. */
  hold(): void
  /** For the element that may come: it takes the focus that was held. */
  readonly take: (element: HTMLElement | null) => void
}

/** Keeps the focus where a control is drawn anew as something else; a lost focus starts over at the top of the page. */
export function useFocusKeeper(): FocusKeeper {
  const held = useRef(false)
  return useMemo(
    () => ({
      hold() {
        held.current = true
      },
      take(element) {
        if (element === null || !held.current) return
        held.current = false
        element.focus({ preventScroll: true })
      },
    }),
    [],
  )
}
