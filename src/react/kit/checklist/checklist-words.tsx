import type { ReactElement } from 'react'
import { isBlank } from '../read/lenient.ts'

/** The label of a row and the note under it. */
export function ChecklistWords({ label, note }: { label: string; note: string }): ReactElement {
  return (
    <>
      <span data-part="label" dir="auto">
        {label}
      </span>
      {!isBlank(note) && (
        <span data-part="note" dir="auto">
          {note}
        </span>
      )}
    </>
  )
}
