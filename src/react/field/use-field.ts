/** What a field component passes of its own props. */
export interface FieldProps<T> {
  name?: string | undefined
  id?: string | undefined
  label?: string | undefined
  /** The initial value. */
  value?: T | undefined
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
