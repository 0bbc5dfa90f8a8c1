import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { SelectionNote } from '../selection/selection-note.tsx'
import type { Say } from '../words/say.ts'
import { useSay } from '../words/use-say.ts'
import { TablePager } from './table-pager.tsx'
import type { RowSelection } from './use-row-selection.ts'
import type { TableView } from './use-table-model.ts'

interface Props {
  view: TableView
  pageSize: number
  /** The rows the table was given, and how many there are in all, where that is more. */
  given: number
  total: number | undefined
  selection: RowSelection | undefined
  onDownload: (() => void) | undefined
}

/** The row count, the pager, and the download of all rows. */
export function TableFoot({ view, pageSize, given, total, selection, onDownload }: Props): ReactElement {
  const say = useSay()
  return (
    <div data-part="foot">
      <p role="status" data-part="count" dir="auto">
        {countRows(say, view, pageSize, given, total)}
      </p>
      {selection !== undefined && (
        <SelectionNote
          text={selection.count === 0 ? undefined : say('selection.chosen', { n: selection.count })}
          onClear={selection.clear}
        />
      )}
      {view.pages > 1 && <TablePager page={view.page} pages={view.pages} onPage={view.setPage} />}
      {onDownload !== undefined && (
        <button
          type="button"
          className="vt-button"
          data-variant="ghost"
          data-size="icon"
          aria-label={say('table.download')}
          title={say('table.download')}
          onClick={onDownload}
        >
          <Icon name="download" />
        </button>
      )}
    </div>
  )
}

function countRows(
  say: Say,
  view: TableView,
  pageSize: number,
  given: number,
  total: number | undefined,
): string {
  if (view.filter.trim() !== '' && view.matching !== given)
    return say('table.rowsOf', { shown: view.matching, n: given })
  const all = total !== undefined && total > given ? total : undefined
  if (view.pages > 1) {
    const from = view.page * pageSize + 1
    const range = { from, to: from + view.rows.length - 1, n: given }
    return all === undefined
      ? say('table.rowsRange', range)
      : say('table.rowsRangeOf', { ...range, total: all })
  }
  return all === undefined ? say('table.rows', { n: given }) : say('table.rowsOf', { shown: given, n: all })
}
