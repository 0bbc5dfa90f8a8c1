import type { ReactElement } from 'react'
import { useSay } from '../words/use-say.ts'
import type { ChecklistRow } from './checklist-row.ts'

/** How many are done. */
export function ChecklistProgress({ rows }: { rows: readonly ChecklistRow[] }): ReactElement | null {
  const say = useSay()
  const done = rows.filter((row) => row.done).length
  if (rows.length < 2) return null
  return (
    <p data-part="progress">
      <span data-part="track" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round((done / rows.length) * 100)}%` }} />
      </span>
      <bdi>{say('checklist.progress', { done, n: rows.length })}</bdi>
    </p>
  )
}
