import { useSyncExternalStore } from 'react'
import { useFieldScope } from './field-scope.tsx'

/** The current value of another field of the same form or view, by its key; undefined while there is none. */
export function useFieldValue(key: string): unknown {
  const scope = useFieldScope()
  const read = (): unknown => scope.value(key)
  return useSyncExternalStore(scope.subscribe, read, () => undefined)
}
