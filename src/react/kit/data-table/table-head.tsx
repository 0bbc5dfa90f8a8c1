import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { isBlank } from '../read/lenient.ts'
import type { TableColumnModel } from './read-table.ts'
import type { SortOrder } from './use-table-model.ts'

interface Props {
  columns: readonly TableColumnModel[]
  sort: SortOrder | undefined
  disabled: boolean
  /** The name of the column with the action buttons. */
  actionLabel: string | undefined
  /** The name of the column with the checkboxes, where rows can be selected. */
  selectLabel: string | undefined
  onSort(key: string): void
}

/** Up to this length a label stays on one line. */
const SHORT = 28

export function TableHead({
  columns,
  sort,
  disabled,
  actionLabel,
  selectLabel,
  onSort,
}: Props): ReactElement {
  return (
    <thead>
      <tr>
        {selectLabel !== undefined && (
          <td data-part="select">
            <span className="vt-visually-hidden">{selectLabel}</span>
          </td>
        )}
        {columns.map(({ key, label, align, hint }) => {
          const order = sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : undefined
          return (
            <th
              key={key}
              scope="col"
              data-align={align}
              data-short={label.length <= SHORT ? '' : undefined}
              aria-sort={order}
            >
              <button
                type="button"
                data-part="sort"
                data-order={order}
                disabled={disabled}
                onClick={() => onSort(key)}
              >
                <bdi>{label}</bdi>
                <Icon name={order === 'descending' ? 'arrow-down' : 'arrow-up'} />
              </button>
              {!isBlank(hint) && (
                <span data-part="hint" dir="auto" data-short={hint.length <= SHORT ? '' : undefined}>
                  {hint}
                </span>
              )}
            </th>
          )
        })}
        {actionLabel !== undefined && (
          <td data-part="action">
            <span className="vt-visually-hidden">{actionLabel}</span>
          </td>
        )}
      </tr>
    </thead>
  )
}
