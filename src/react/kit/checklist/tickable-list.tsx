import type { ReactElement } from 'react'
import { useField } from '../../field/use-field.ts'
import { isBlank } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { Note, Progress } from './checklist.tsx'

export interface ChecklistRow {
  readonly label: string
  readonly done: boolean
  readonly note: string
  /** What stands for it among what is ticked. */
  readonly value: string
}

/** A checklist with a name: a field whose value is the list of what is ticked. */
export function TickableList({
  name,
  title,
  rows,
}: {
  name: string
  title: string
  rows: readonly ChecklistRow[]
}): ReactElement {
  const say = useSay()
  const initial = rows.filter(({ done }) => done).map(({ value }) => value)
  const {
    value: ticked,
    set,
    disabled,
  } = useField<readonly string[]>({ name, value: initial, accepts: isTextList })
  const now = rows.map((row) => ({ ...row, done: ticked.includes(row.value) }))
  const toggle = (value: string, done: boolean): void =>
    set(rows.flatMap((row) => ((row.value === value ? done : ticked.includes(row.value)) ? [row.value] : [])))
  return (
    <fieldset className="vt-checklist vt-block" disabled={disabled}>
      <legend className={isBlank(title) ? 'vt-visually-hidden' : 'vt-title'} dir="auto">
        {isBlank(title) ? say('checklist.todo') : title}
      </legend>
      <Progress rows={now} />
      <ul>
        {now.map(({ label, done, note, value }) => (
          <li key={value} data-done={done ? '' : undefined}>
            <label>
              <input
                type="checkbox"
                checked={done}
                onChange={(event) => toggle(value, event.target.checked)}
              />
              <span data-part="label" dir="auto">
                {label}
              </span>
              <Note text={note} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function isTextList(kept: unknown): kept is readonly string[] {
  return Array.isArray(kept) && kept.every((item) => typeof item === 'string')
}
