import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Before an element leaves the page: finds, once it has left, what its focus goes to. */
export type FindHeir = (leaving: HTMLElement) => () => HTMLElement | null | undefined

const useLeaveEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Passes the focus on when what has it leaves the page; a lost focus starts over at the top. `findHeir` is stable. */
export function useFocusHeir(element: RefObject<HTMLElement | null>, findHeir: FindHeir): void {
  useLeaveEffect(() => {
    const leaving = element.current
    return () => {
      if (leaving === null || !leaving.contains(document.activeElement)) return
      const heir = findHeir(leaving)
      queueMicrotask(() => {
        // What came in its place may have taken it already.
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost) heir()?.focus({ preventScroll: true })
      })
    }
  }, [element, findHeir])
}
