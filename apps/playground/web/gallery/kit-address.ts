import { useSyncExternalStore } from 'react'

const ADDRESS = /^#\/kit(?:\/([A-Za-z0-9]*))?$/

/** The page of the gallery named by the address: a component, `all`, or '' for its start; undefined: another page. */
export function readKitAddress(hash: string): string | undefined {
  const match = ADDRESS.exec(hash)
  return match === null ? undefined : (match[1] ?? '')
}

export function kitAddress(name = ''): string {
  return name === '' ? '#/kit' : `#/kit/${name}`
}

/** The page before the gallery, for its link back; the start of the chat if there was none. */
export function useAddressBefore(): string {
  return useSyncExternalStore(subscribe, () => before)
}

let before = '#/'

/** Call once, before anything is drawn. */
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
