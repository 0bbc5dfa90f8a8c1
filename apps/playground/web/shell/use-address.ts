import { useSyncExternalStore } from 'react'

/**
 * The part of the address that says what the page shows. Read once, at the top: were each page to listen by itself, one that is being
 * left would be drawn for the address of the next.
 */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
