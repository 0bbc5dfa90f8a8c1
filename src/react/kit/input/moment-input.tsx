import type { ReactElement } from 'react'
import type { InputProps } from '../../../kit/index.ts'
import { useFormat } from '../environment/use-format.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { useKitField } from '../field/use-kit-field.ts'
import { readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { checkMoment } from './check-input.ts'
import { Unit } from './unit.tsx'

const NATIVE = {
  date: { type: 'date', shape: /^\d{4}-\d{2}-\d{2}$/ },
  time: { type: 'time', shape: /^\d{2}:\d{2}$/ },
  datetime: { type: 'datetime-local', shape: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/ },
} as const

type MomentType = keyof typeof NATIVE

/** A wall-clock day or time: local text from the native field, independent of time zones. */
export function MomentInput(props: InputProps & { inputType: MomentType }): ReactElement {
  const say = useSay()
  const format = useFormat()
  const { type, shape } = NATIVE[props.inputType]
  const read = (written: unknown): string | null => {
    const text = readText(written)
    return shape.test(text) ? text : null
  }
  const field = useKitField<string | null>(props, {
    initial: read(props.value),
    accepts: (kept): kept is string | null => kept === null || read(kept) !== null,
    isEmpty: (value) => value === null,
    check: (value) => (value === null ? undefined : checkMoment(value, props, say, format)),
    show: (value) => format(value ?? '', { format: 'date' }),
  })
  return (
    <FieldFrame frame={field.frame} className="vt-input">
      <span data-part="control">
        <input
          {...field.control}
          ref={field.ref}
          type={type}
          required={field.frame.required}
          min={read(props.min) ?? undefined}
          max={read(props.max) ?? undefined}
          value={field.value ?? ''}
          onChange={({ target }) => field.set(read(withoutSeconds(target.value)))}
        />
        <Unit of={props} />
      </span>
    </FieldFrame>
  )
}

/** Some browsers add seconds to a time. */
function withoutSeconds(text: string): string {
  return text.replace(/(\d{2}:\d{2}):.*$/, '$1')
}
