import { type RefCallback, useCallback, useId, useRef } from 'react'
import { type Field, useField } from '../../index.ts'
import { isBlank } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { readFieldProps, type WrittenField } from './read-field-props.ts'

/** What one kind of field knows about its values. */
interface FieldKind<T> {
  initial: T
  accepts(kept: unknown): kept is T
  isEmpty(value: T): boolean
  /** What is wrong with a value that is there. */
  check?(value: T): string | undefined
  show?(value: T): string
  secret?: boolean
}

/** What is drawn around a control, and what links the two. */
export interface FieldFrameProps {
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly required: boolean
  readonly ids: {
    readonly control: string
    readonly label: string
    readonly hint: string
    readonly error: string
  }
}

export interface ControlProps {
  readonly id: string
  readonly disabled: boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
}

export interface KitField<T> extends Omit<Field<T>, 'error'> {
  readonly frame: FieldFrameProps
  /** The attributes of the control. */
  readonly control: ControlProps
  /** The ref for the element that takes the focus. */
  readonly ref: RefCallback<HTMLElement>
}

/** A field of the kit: its value, its checks, and the words that are linked to its control. */
export function useKitField<T>(props: WrittenField, kind: FieldKind<T>): KitField<T> {
  const say = useSay()
  const id = useId()
  const element = useRef<HTMLElement>(null)
  const ref = useCallback((drawn: HTMLElement | null) => {
    element.current = drawn
  }, [])
  const { hint, required, ...own } = readFieldProps(props)
  const { error, ...field } = useField<T>({
    ...own,
    value: kind.initial,
    accepts: kind.accepts,
    secret: kind.secret,
    check(value) {
      if (!kind.isEmpty(value)) return kind.check?.(value)
      return kind.check?.(value) ?? (required ? say('field.required') : undefined)
    },
    ...(kind.show !== undefined && { show: kind.show }),
    element: () => element.current,
  })
  const ids = { control: id, label: `${id}label`, hint: `${id}hint`, error: `${id}error` }
  const described = [isBlank(hint) ? '' : ids.hint, error === undefined ? '' : ids.error]
    .filter((each) => each !== '')
    .join(' ')
  return {
    ...field,
    frame: { label: own.label, hint, error, required, ids },
    control: {
      id,
      disabled: field.disabled,
      'aria-describedby': described === '' ? undefined : described,
      // Said either way: browsers call what is needed and empty invalid before anybody was there.
      'aria-invalid': error !== undefined,
    },
    ref,
  }
}
