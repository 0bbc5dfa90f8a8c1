import type { ReactElement } from 'react'
import type { CheckboxGroupProps } from '../../../kit/index.ts'
import { Choice } from '../field/choice.tsx'
import { GroupFrame } from '../field/field-frame.tsx'
import { useMany } from '../field/use-many.ts'
import { isBlank, readChoice } from '../read/lenient.ts'

/** Draws CheckboxGroup of `vitrail/kit`. */
export function CheckboxGroup(props: CheckboxGroupProps): ReactElement | null {
  const { field, options, has, isClosed, toggle } = useMany(props)
  const { frame, control } = field
  if (isBlank(frame.label)) return null
  return (
    <GroupFrame frame={frame} control={control} className="vt-checkboxgroup">
      <div
        data-part="choices"
        data-variant={readChoice(props.variant, ['chips'], 'list')}
        data-direction={readChoice(props.direction, ['row'], 'column')}
      >
        {options.map((option, index) => (
          <Choice
            key={`${typeof option.value} ${option.value}`}
            option={option}
            type="checkbox"
            aria-invalid={control['aria-invalid']}
            inputRef={index === 0 ? field.ref : undefined}
            checked={has(option.value)}
            disabled={isClosed(option)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
    </GroupFrame>
  )
}
