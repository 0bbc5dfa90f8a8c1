import { type KeyboardEvent, useCallback, useRef } from 'react'

/** Two presses closer than this that mean the same are one: a double click, Enter and a click. */
const ONE_PRESS_MS = 500

/** Tells whether a press is the one before it again: soon after it, with nothing changed between them. */
export function useOnePress(): (event: { readonly timeStamp: number }, meaning: unknown) => boolean {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, meant: '' })
  return useCallback((event, meaning) => {
    const meant = JSON.stringify(meaning)
    if (meant === last.current.meant && event.timeStamp - last.current.at < ONE_PRESS_MS) return true
    last.current = { at: event.timeStamp, meant }
    return false
  }, [])
}

/** A key that is held down presses a button once. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
