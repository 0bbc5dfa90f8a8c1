import { useCallback, useEffect, useState } from 'react'
import { useViewFinal } from '../node/view-scope.ts'
import { useLatest } from '../provider/use-latest.ts'
import { useStored } from '../view-state/use-view-state.ts'
import { useFieldScope } from './field-scope.tsx'

/** What a field component passes of its own props. */
export interface FieldProps<T> {
  /** Its key among its fields: `name`, else `id`, else the label. */
  name?: string | undefined
  id?: string | undefined
  label?: string | undefined
  /** The initial value. */
  value: T
  /** Whether what was kept of it is still a value: of the right type and still allowed. */
  accepts(kept: unknown): kept is T
  disabled?: boolean | undefined
  error?: string | undefined
  /** Never kept, never sent but by the submit that holds it. */
  secret?: boolean | undefined
}

export interface Field<T> {
  readonly value: T
  /** `final: false`: still typing or dragging. */
  set(value: T, options?: { final?: boolean }): void
  readonly error: string | undefined
  readonly disabled: boolean
}

/** The value of a field, held by its form or view; it survives reloads and new versions of the view. */
export function useField<T>(props: FieldProps<T>): Field<T> {
  const { value: initial, accepts, secret = false } = props
  const scope = useFieldScope()
  const final = useViewFinal()
  const key = props.name ?? props.id ?? props.label ?? ''
  const [kept, keep] = useStored(scope.nodeId, 'values', key)
  const [typedSecret, typeSecret] = useState(initial)
  const value = secret ? typedSecret : accepts(kept) ? kept : initial

  const latest = useLatest(value)
  useEffect(
    () => (key === '' ? undefined : scope.register(key, { secret, read: () => latest.current })),
    [scope, key, secret, latest],
  )

  const set = useCallback((next: T) => (secret ? typeSecret(() => next) : keep(next)), [secret, keep])
  return { value, set, error: props.error, disabled: props.disabled === true || !final }
}
