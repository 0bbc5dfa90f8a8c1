import { type ReactElement, useEffect, useState } from 'react'
import type { InputProps } from '../../../kit/index.ts'
import { useVitrail } from '../../index.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { useKitField } from '../field/use-kit-field.ts'
import { isBlank, readNumber, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { checkNumber } from './check-input.ts'
import { parseNumber, typedNumber } from './parse-number.ts'
import { Unit } from './unit.tsx'

/**
 * A number, typed as text: half-typed input ("1.", "-") stays until the field is left, and the digits and separators of
 * each language are understood, neither of which the native number field does.
 */
export function NumberInput(props: InputProps): ReactElement {
  const say = useSay()
  const { locale } = useVitrail()
  const unit = readText(props.unit)
  const [typed, setTyped] = useState<string>()
  const isNumber = typed === undefined || isBlank(typed) || parseNumber(typed, locale) !== undefined
  const field = useKitField<number | null>(props, {
    initial: readNumber(props.value) ?? null,
    accepts: isNumberOrNull,
    isEmpty: (value) => value === null,
    check(value) {
      if (!isNumber) return say('field.notNumber')
      return value === null ? undefined : checkNumber(value, props, say, locale)
    },
    show: (value) => [value === null ? '' : typedNumber(value, locale), unit].join(' ').trim(),
  })
  const { resets } = field
  useEffect(() => {
    if (resets > 0) setTyped(undefined)
  }, [resets])

  const leave = (): void => {
    if (isNumber) setTyped(undefined)
  }
  return (
    <FieldFrame frame={field.frame} className="vt-input">
      <span data-part="control">
        <input
          {...field.control}
          ref={field.ref}
          type="text"
          inputMode={Number.isInteger(readNumber(props.step) ?? 0.5) ? 'numeric' : 'decimal'}
          autoComplete="off"
          required={field.frame.required}
          maxLength={60}
          placeholder={readText(props.placeholder) || undefined}
          value={typed ?? (field.value === null ? '' : typedNumber(field.value, locale))}
          onChange={({ target }) => {
            setTyped(target.value)
            field.set(parseNumber(target.value, locale) ?? null, { final: false })
          }}
          onBlur={leave}
        />
        <Unit of={props} />
      </span>
    </FieldFrame>
  )
}

function isNumberOrNull(kept: unknown): kept is number | null {
  return kept === null || (typeof kept === 'number' && Number.isFinite(kept))
}
