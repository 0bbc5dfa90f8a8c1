import { isBlank, readText } from '../read/lenient.ts'

/** The props that every field has; each may be missing or malformed. */
export interface WrittenField {
  name?: unknown
  id?: unknown
  label?: unknown
  hint?: unknown
  required?: unknown
  disabled?: unknown
  error?: unknown
}

export interface ReadField {
  name: string | undefined
  id: string | undefined
  label: string
  hint: string
  required: boolean
  disabled: boolean
  error: string | undefined
}

export function readFieldProps(props: WrittenField): ReadField {
  const error = readText(props.error)
  return {
    name: readText(props.name) || undefined,
    id: readText(props.id) || undefined,
    label: readText(props.label),
    hint: readText(props.hint),
    required: props.required === true,
    disabled: props.disabled === true,
    error: isBlank(error) ? undefined : error,
  }
}
