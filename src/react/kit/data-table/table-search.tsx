import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useSay } from '../words/use-say.ts'

/** The search box of a table. */
export function TableSearch({
  filter,
  disabled,
  onFilter,
}: {
  filter: string
  disabled: boolean
  onFilter(filter: string): void
}): ReactElement {
  const say = useSay()
  return (
    <label data-part="search">
      <Icon name="search" />
      <span className="vt-visually-hidden">{say('table.filter')}</span>
      <input
        type="search"
        dir="auto"
        value={filter}
        placeholder={say('table.filter')}
        disabled={disabled}
        onChange={(event) => onFilter(event.target.value)}
      />
    </label>
  )
}
