import { type KeyboardEvent, useCallback, useRef } from 'react'

/** Two equal presses closer than this count as one: a double click, or Enter and a click. */
const ONE_PRESS_MS = 500

/** Tells whether a press repeats the one before: soon after it, with nothing changed in between. */
export function useOnePress(): (event: { readonly timeStamp: number }, meaning: unknown) => boolean {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, meant: '' })
  return useCallback((event, meaning) => {
    const meant = JSON.stringify(meaning)
    if (meant === last.current.meant && event.timeStamp - last.current.at < ONE_PRESS_MS) return true
    last.current = { at: event.timeStamp, meant }
    return false
  }, [])
}

/** A held key presses a button only once. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
