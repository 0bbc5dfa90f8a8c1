import type { ReactElement, ReactNode } from 'react'
import { useField } from '../../index.ts'
import type { GroupName } from '../parts/group-named.ts'
import type { ChecklistRow } from './checklist-row.ts'
import { ChecklistWords } from './checklist-words.tsx'

interface Props {
  name: string
  rows: readonly ChecklistRow[]
  named: GroupName
  /** Draws what is above the rows, for their current state. */
  top(rows: readonly ChecklistRow[]): ReactNode
}

/** A field whose value is the list of ticked rows. */
export function TickableList({ name, rows, named, top }: Props): ReactElement {
  const initial = rows.filter(({ done }) => done).map(({ value }) => value)
  const { value: ticked, set, disabled } = useField({ name, value: initial, accepts: isTextList })
  const now = rows.map((row) => ({ ...row, done: ticked.includes(row.value) }))
  const tick = (value: string, done: boolean): void => {
    const chosen = now.filter((row) => (row.value === value ? done : row.done))
    set(chosen.map((row) => row.value))
  }
  return (
    <div className="vt-checklist vt-block" {...named}>
      {top(now)}
      <ul>
        {now.map(({ label, done, note, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <li key={index} data-done={done ? '' : undefined}>
            <label>
              <input
                type="checkbox"
                checked={done}
                disabled={disabled}
                onChange={(event) => tick(value, event.target.checked)}
              />
              <ChecklistWords label={label} note={note} />
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}

function isTextList(kept: unknown): kept is string[] {
  return Array.isArray(kept) && kept.every((item) => typeof item === 'string')
}
