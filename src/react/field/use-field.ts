import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { fieldKey } from '../../core/index.ts'
import { useNodeId } from '../node/use-node.ts'
import { useViewFinal, useViewScope } from '../node/view-scope.ts'
import { ClientIssueContext } from '../provider/render-options.ts'
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
  /** Whether the stored value is still valid: of the right type and still allowed. */
  accepts(kept: unknown): kept is T
  disabled?: boolean | undefined
  error?: string | undefined
  /** Never stored, and sent only by the submit of its own form. */
  secret?: boolean | undefined
  /** Why a form can't be sent with this value, in words for the person. */
  check?(value: T): string | undefined
  /** The value as a person reads it. */
  show?(value: T): string
  /** The element to focus when a form finds it wrong. */
  element?(): HTMLElement | null
}

/** A field's value, and what its control needs. */
export interface Field<T> {
  readonly value: T
  /** `final: false`: still typing or dragging. */
  set(value: T, options?: { final?: boolean }): void
  readonly error: string | undefined
  readonly disabled: boolean
  /** Counts the resets of the form, so that half-typed text can be dropped too. */
  readonly resets: number
}

/** The value of a field, held by its form or view; it survives reloads and new versions of the view. */
export function useField<T>(props: FieldProps<T>): Field<T> {
  const { value: initial, accepts, secret = false } = props
  const scope = useFieldScope()
  const final = useViewFinal()
  const key = fieldKey({ name: props.name, id: props.id, label: props.label })
  const [kept, keep] = useStored(scope.nodeId, 'values', key)
  const [typedSecret, typeSecret] = useState<{ value: T }>()
  const [resets, countReset] = useState(0)
  const value = secret ? (typedSecret?.value ?? initial) : accepts(kept) ? kept : initial

  useFieldReset(key, final && !secret && kept !== undefined && !accepts(kept), keep)

  const latest = useLatest({ ...props, value })
  useEffect(() => {
    if (key === '') return undefined
    return scope.register(key, {
      secret,
      label: latest.current.label ?? key,
      read: () => latest.current.value,
      show: () => latest.current.show?.(latest.current.value) ?? showPlainly(latest.current.value),
      check: () => latest.current.check?.(latest.current.value),
      element: () => latest.current.element?.(),
      reset() {
        if (secret) typeSecret(undefined)
        else keep(undefined)
        countReset((count) => count + 1)
      },
    })
  }, [scope, key, secret, keep, latest])
  useEffect(() => {
    if (value !== undefined) scope.changed()
  }, [scope, value])

  const readError = () => scope.errors().get(key)
  const found = useSyncExternalStore(scope.subscribe, readError, readError)
  // Any change answers the error in the props.
  const [answered, answer] = useState<string>()
  const written = props.error === answered ? undefined : props.error
  const set = useCallback(
    (next: T, options?: { final?: boolean }) => {
      scope.clearError(key)
      answer(latest.current.error)
      if (secret) typeSecret({ value: next })
      else keep(next, options)
    },
    [scope, key, secret, keep, latest],
  )
  return { value, set, error: found ?? written, disabled: props.disabled === true || !final, resets }
}

/** Forgets a stored value that is no longer valid, and tells the model. */
function useFieldReset(key: string, refused: boolean, keep: (value: unknown) => void): void {
  const report = useContext(ClientIssueContext)
  const { viewId } = useViewScope()
  const nodeId = useNodeId() ?? ''
  useEffect(() => {
    if (!refused) return
    keep(undefined)
    const message = `What was entered in ${JSON.stringify(key)} is not allowed any more; its initial value stands.`
    report?.({ viewId, nodeId, code: 'field_reset', message })
  }, [refused, keep, report, viewId, nodeId, key])
}

function showPlainly(value: unknown): string {
  if (Array.isArray(value)) return value.map(showPlainly).join(', ')
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
}
