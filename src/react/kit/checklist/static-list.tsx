import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useSay } from '../words/use-say.ts'
import type { ChecklistRow } from './checklist-row.ts'
import { ChecklistWords } from './checklist-words.tsx'

export function StaticList({ rows }: { rows: readonly ChecklistRow[] }): ReactElement {
  const say = useSay()
  return (
    <ul>
      {rows.map(({ label, done, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <li key={index} data-done={done ? '' : undefined}>
          <span data-part="mark">{done && <Icon name="check" />}</span>
          <span className="vt-visually-hidden">{say(done ? 'checklist.done' : 'checklist.todo')}: </span>
          <ChecklistWords label={label} note={note} />
        </li>
      ))}
    </ul>
  )
}
