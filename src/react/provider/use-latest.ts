import { type RefObject, useInsertionEffect, useRef } from 'react'

/** A ref to the last committed value, for callbacks that must keep their identity. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useInsertionEffect(() => {
    ref.current = value
  })
  return ref
}
