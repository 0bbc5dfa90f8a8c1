import type { ReactElement } from 'react'
import { getOwn } from '../../../core/index.ts'
import type { ActProps } from '../environment/use-act.ts'
import type { Format } from '../environment/use-format.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { useSay } from '../words/use-say.ts'
import type { TableColumnModel } from './read-table.ts'
import { RowBox } from './row-box.tsx'
import { cellText, TableCell } from './table-cell.tsx'
import type { RowSelection } from './use-row-selection.ts'
import type { TableView } from './use-table-model.ts'

interface Props {
  rows: TableView['rows']
  columns: readonly TableColumnModel[]
  selection: RowSelection | undefined
  act: ActProps
  /** The label of the action buttons; undefined where rows have none. */
  actionLabel: string | undefined
  write: Format
}

/** The rows on the page, each with its checkbox and its button where the table has them. */
export function TableBody({ rows, columns, selection, act, actionLabel, write }: Props): ReactElement {
  const say = useSay()
  const [first] = columns
  return (
    <tbody>
      {rows.map(({ index, row }, place) => (
        <tr key={index} data-selected={selection?.isSelected(place) === true ? '' : undefined}>
          {selection !== undefined && (
            <td data-part="select">
              <RowBox
                selection={selection}
                row={place}
                label={say('table.selectRow', {
                  row: first === undefined ? '' : cellText(getOwn(row, first.key), first, write),
                })}
              />
            </td>
          )}
          {columns.map((column, order) => (
            <TableCell
              key={column.key}
              value={getOwn(row, column.key)}
              column={column}
              heads={order === 0}
              write={write}
              say={say}
            />
          ))}
          {actionLabel !== undefined && (
            <td data-part="action">
              <ActionButton label={actionLabel} act={act} more={row} size="small" />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
