import { type ReactElement, useId } from 'react'
import type { RadioGroupProps } from '../../../kit/index.ts'
import { Choice } from '../field/choice.tsx'
import { GroupFrame } from '../field/field-frame.tsx'
import { acceptsOne, labelOf, type OptionValue, readChosen, readOptions } from '../field/read-options.ts'
import { useKitField } from '../field/use-kit-field.ts'
import { isBlank, readChoice } from '../read/lenient.ts'

/** Draws RadioGroup of `vitrail/kit`. */
export function RadioGroup(props: RadioGroupProps): ReactElement | null {
  const group = useId()
  const options = readOptions(props.options)
  const field = useKitField<OptionValue | null>(props, {
    initial: readChosen(props.value, options),
    accepts: acceptsOne(options),
    isEmpty: (value) => value === null,
    show: (value) => labelOf(options, value),
  })
  const { frame, control, value, set } = field
  const chosen = options.findIndex((option) => option.value === value)
  if (isBlank(frame.label)) return null
  return (
    <GroupFrame frame={frame} control={control} className="vt-radiogroup">
      <div
        data-part="choices"
        data-variant={readChoice(props.variant, ['segmented', 'chips'], 'list')}
        data-direction={readChoice(props.direction, ['row'], 'column')}
      >
        {options.map((option, index) => (
          <Choice
            key={`${typeof option.value} ${option.value}`}
            option={option}
            type="radio"
            name={group}
            required={frame.required}
            aria-invalid={control['aria-invalid']}
            inputRef={index === Math.max(chosen, 0) ? field.ref : undefined}
            checked={index === chosen}
            disabled={option.disabled}
            onChange={() => set(option.value)}
          />
        ))}
      </div>
    </GroupFrame>
  )
}
