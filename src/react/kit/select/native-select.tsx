import type { ReactElement } from 'react'
import type { OptionValue, ReadOption } from '../field/read-options.ts'
import type { KitField } from '../field/use-kit-field.ts'
import { Icon } from '../icon/icon.tsx'

interface Props {
  field: KitField<OptionValue | null>
  options: readonly ReadOption[]
  placeholder: string
}

/** Identifies options by index, so that a number and the same digits as text stay two values. */
export function NativeSelect({ field, options, placeholder }: Props): ReactElement {
  const { control, frame, value, set, ref } = field
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <span data-part="control" data-picker="">
      <select
        {...control}
        ref={ref}
        required={frame.required}
        value={chosen === -1 ? '' : String(chosen)}
        data-empty={chosen === -1 ? '' : undefined}
        onChange={(event) => set(options[Number(event.target.value || -1)]?.value ?? null)}
      >
        <option value="" disabled={frame.required}>
          {placeholder}
        </option>
        {grouped(options).map(({ group, members }) =>
          group === '' ? (
            members.map(drawOption)
          ) : (
            <optgroup key={`group ${group}`} label={group}>
              {members.map(drawOption)}
            </optgroup>
          ),
        )}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}

function drawOption({ option, index }: Member): ReactElement {
  return (
    <option key={index} value={index} disabled={option.disabled}>
      {option.label}
    </option>
  )
}

interface Member {
  option: ReadOption
  index: number
}

/** Options by group, groups in order of appearance. */
function grouped(options: readonly ReadOption[]): { group: string; members: Member[] }[] {
  const groups = new Map<string, Member[]>()
  for (const [index, option] of options.entries()) {
    const members = groups.get(option.group) ?? []
    members.push({ option, index })
    groups.set(option.group, members)
  }
  return [...groups].map(([group, members]) => ({ group, members }))
}
