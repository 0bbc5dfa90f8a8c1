import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Within this many pixels of the end counts as being there. */
const NEAR = 32

interface StickToBottom {
  /** The person has scrolled away from the end. */
  readonly away: boolean
  jump(): void
}

/**
 * Keeps a scroll container at its end while its content grows, for as long as the person is there. Only they decide: a move away from
 * the end lets go, coming back takes hold again; growth alone never does either.
 */
export function useStickToBottom(
  container: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  /** False: existing content is shown from its beginning. */
  holds = true,
): StickToBottom {
  const [away, setAway] = useState(false)
  const sticks = useRef(true)

  const jump = useCallback(() => {
    const element = container.current
    if (element === null) return
    sticks.current = true
    setAway(false)
    element.scrollTop = element.scrollHeight
  }, [container])

  useEffect(() => {
    const element = container.current
    const inner = content.current
    if (element === null || inner === null) return
    sticks.current = true
    if (!holds) element.scrollTop = 0
    let lastTop = element.scrollTop
    let lastHeight = element.scrollHeight

    const onScroll = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = element
      const gap = scrollHeight - clientHeight - scrollTop
      // Content that shrinks moves the page up too, but nobody went anywhere.
      const wentUp = scrollTop < lastTop - 1 && scrollHeight >= lastHeight
      if (gap <= NEAR) sticks.current = true
      else if (wentUp) sticks.current = false
      lastTop = scrollTop
      lastHeight = scrollHeight
      setAway(holds && !sticks.current)
    }
    const onGrow = (): void => {
      if (sticks.current && holds) element.scrollTop = element.scrollHeight
      lastHeight = element.scrollHeight
    }

    element.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(onGrow)
    observer.observe(inner)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [container, content, holds])

  return { away, jump }
}
