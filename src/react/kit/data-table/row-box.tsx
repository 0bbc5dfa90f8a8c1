import type { ReactElement } from 'react'
import type { RowSelection } from './use-row-selection.ts'

interface Props {
  selection: RowSelection
  /** Its index on the page. */
  row: number
  label: string
}

/** The checkbox that selects a row. */
export function RowBox({ selection, row, label }: Props): ReactElement {
  const selected = selection.isSelected(row)
  return (
    <label>
      <span className="vt-visually-hidden">{label}</span>
      <input
        type="checkbox"
        checked={selected === true}
        disabled={selected === undefined}
        onChange={() => selection.toggle(row)}
      />
    </label>
  )
}
