import { useSyncExternalStore } from 'react'

const ADDRESS = /^#\/kit(?:\/([A-Za-z0-9]*))?$/

/** What the page's address names in the gallery: a component, `all`, or '' for its start; undefined: another page. */
export function readKitAddress(hash: string): string | undefined {
  const match = ADDRESS.exec(hash)
  return match === null ? undefined : (match[1] ?? '')
}

export function kitAddress(name = ''): string {
  return name === '' ? '#/kit' : `#/kit/${name}`
}

export function useKitAddress(): string | undefined {
  return useSyncExternalStore(subscribe, () => readKitAddress(location.hash))
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
