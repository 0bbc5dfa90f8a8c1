import type { ReactElement } from 'react'
import type { CheckboxProps } from '../../../kit/index.ts'
import { FieldLabel, FieldNotes } from '../field/field-frame.tsx'
import { useKitField } from '../field/use-kit-field.ts'
import { isBlank } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

/** Draws Checkbox of `vitrail/kit`. */
export function Checkbox(props: CheckboxProps): ReactElement | null {
  const say = useSay()
  const field = useKitField<boolean>(props, {
    initial: props.value === true,
    accepts: isBoolean,
    isEmpty: (value) => !value,
    show: (value) => say(value ? 'yes' : 'no'),
  })
  const isSwitch = props.variant === 'switch'
  if (isBlank(field.frame.label)) return null
  return (
    <div
      className="vt-field vt-checkbox"
      data-variant={isSwitch ? 'switch' : undefined}
      data-invalid={field.frame.error === undefined ? undefined : ''}
    >
      <label data-part="choice">
        <input
          {...field.control}
          ref={field.ref}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          required={field.frame.required}
          checked={field.value}
          onChange={(event) => field.set(event.target.checked)}
        />
        <span data-part="words">
          <FieldLabel frame={field.frame} />
        </span>
      </label>
      <FieldNotes frame={field.frame} />
    </div>
  )
}

function isBoolean(kept: unknown): kept is boolean {
  return typeof kept === 'boolean'
}
