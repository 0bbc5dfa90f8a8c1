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

/** Where one was before the gallery, so that its link leads back there; the start of the chat where one came to it first. */
export function useAddressBefore(): string {
  return useSyncExternalStore(subscribe, () => before)
}

let before = '#/'

/** To be called once, before anything is drawn. */
export function rememberAddressBefore(): void {
  const note = (): void => {
    if (readKitAddress(location.hash) === undefined) before = location.hash || '#/'
  }
  note()
  addEventListener('hashchange', note)
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
