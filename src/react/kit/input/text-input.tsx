import { type ReactElement, useEffect, useState } from 'react'
import type { InputProps } from '../../../kit/index.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { useKitField } from '../field/use-kit-field.ts'
import { Icon } from '../icon/icon.tsx'
import { isBlank, readNumber, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { checkText } from './check-input.ts'
import { Unit } from './unit.tsx'

const MAX_LENGTH = 500
/** Addresses and telephone numbers run left to right in every language. */
const LEFT_TO_RIGHT: readonly InputProps['inputType'][] = ['email', 'url', 'tel']
const AUTOCOMPLETE: Readonly<Partial<Record<InputProps['inputType'], string>>> = {
  email: 'email',
  url: 'url',
  tel: 'tel',
  password: 'current-password',
}

export function TextInput(props: InputProps): ReactElement {
  const say = useSay()
  const type = props.inputType
  const isSecret = type === 'password'
  const [revealed, setRevealed] = useState(false)
  const field = useKitField<string>(props, {
    initial: readText(props.value),
    accepts: isText,
    isEmpty: isBlank,
    check: (value) => (isBlank(value) ? undefined : checkText(value, type, props, say)),
    secret: isSecret,
  })
  const { resets } = field
  // A secret typed after a reset is hidden again.
  useEffect(() => {
    if (resets > 0) setRevealed(false)
  }, [resets])

  return (
    <FieldFrame frame={field.frame} className="vt-input">
      <span data-part="control">
        <input
          {...field.control}
          ref={field.ref}
          type={revealed ? 'text' : type}
          spellCheck={isSecret ? false : undefined}
          dir={LEFT_TO_RIGHT.includes(type) ? 'ltr' : 'auto'}
          autoComplete={AUTOCOMPLETE[type]}
          required={field.frame.required}
          maxLength={readNumber(props.maxLength) ?? MAX_LENGTH}
          placeholder={readText(props.placeholder) || undefined}
          value={field.value}
          onChange={(event) => field.set(event.target.value, { final: false })}
        />
        <Unit of={props} />
        {isSecret && (
          <button
            type="button"
            data-part="reveal"
            aria-label={say('field.reveal')}
            aria-pressed={revealed}
            aria-controls={field.control.id}
            disabled={field.control.disabled}
            onClick={() => setRevealed(!revealed)}
          >
            <Icon name={revealed ? 'eye-off' : 'eye'} />
          </button>
        )}
      </span>
    </FieldFrame>
  )
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string'
}
