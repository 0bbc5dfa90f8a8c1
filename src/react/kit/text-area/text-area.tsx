import type { ReactElement } from 'react'
import type { TextAreaProps } from '../../../kit/index.ts'
import { FieldFrame } from '../field/field-frame.tsx'
import { useKitField } from '../field/use-kit-field.ts'
import { isBlank, readNumber, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

const LINES = { least: 2, most: 20, usual: 4 }
const MAX_LENGTH = 4_000

/** Several lines; the stylesheet lets it grow with its text. */
export function TextArea(props: TextAreaProps): ReactElement | null {
  const say = useSay()
  const least = readNumber(props.minLength) ?? 0
  const lines = readNumber(props.lines) ?? LINES.usual
  const field = useKitField<string>(props, {
    initial: readText(props.value),
    accepts: (kept): kept is string => typeof kept === 'string',
    isEmpty: isBlank,
    check: (value) =>
      !isBlank(value) && [...value].length < least ? say('field.tooShort', { n: least }) : undefined,
  })
  if (isBlank(field.frame.label)) return null
  return (
    <FieldFrame frame={field.frame} className="vt-textarea">
      <span data-part="control">
        <textarea
          {...field.control}
          ref={field.ref}
          dir="auto"
          rows={Math.min(Math.max(Math.round(lines), LINES.least), LINES.most)}
          required={field.frame.required}
          maxLength={Math.max(readNumber(props.maxLength) ?? MAX_LENGTH, 1)}
          placeholder={readText(props.placeholder) || undefined}
          value={field.value}
          onChange={(event) => field.set(event.target.value, { final: false })}
        />
      </span>
    </FieldFrame>
  )
}
