import { type ClipboardEvent, type ReactElement, useCallback, useId, useMemo } from 'react'
import { getOwn, type JsonObject } from '../../../core/index.ts'
import type { DataTableProps } from '../../../kit/index.ts'
import { useViewFinal } from '../../index.ts'
import { usePrinted } from '../environment/printed.ts'
import { useFormat } from '../environment/use-format.ts'
import { saveFile } from '../parts/save-file.ts'
import { ScrollRegion } from '../parts/scroll-region.tsx'
import { Title } from '../parts/title.tsx'
import { KitPlaceholder } from '../placeholder/kit-placeholder.tsx'
import { isBlank, readNumber, readObjects, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { defuseCopied, writeCsv } from './csv.ts'
import { readColumns } from './read-table.ts'
import { TableBody } from './table-body.tsx'
import { cellText } from './table-cell.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { TableSearch } from './table-search.tsx'
import { readSort, useRemoteTable } from './use-remote-table.ts'
import { useRowSelection } from './use-row-selection.ts'
import { useTableModel } from './use-table-model.ts'

const PAGE_SIZE = 25
const SMALLEST_PAGE = 5
const LARGEST_PAGE = 100
const ROWS_WITHOUT_FILTER = 8

/** Draws DataTable of `vitrail/kit`. */
export function DataTable(props: DataTableProps): ReactElement {
  const say = useSay()
  const write = useFormat()
  const final = useViewFinal()
  const printed = usePrinted()
  const nameId = useId()

  const rows = useMemo(() => readObjects(props.rows), [props.rows])
  const columns = useMemo(
    () => readColumns(props.columns, rows, props.sparkKeys),
    [props.columns, rows, props.sparkKeys],
  )
  const sort = useMemo(() => readSort(props.sort), [props.sort])
  const shownText = useCallback(
    (row: JsonObject) => columns.map((column) => cellText(getOwn(row, column.key), column, write)).join('\n'),
    [columns, write],
  )
  const size = readNumber(props.pageSize) ?? PAGE_SIZE
  const pageSize = printed
    ? Math.max(rows.length, 1)
    : Math.min(Math.max(Math.trunc(size), SMALLEST_PAGE), LARGEST_PAGE)
  const local = useTableModel({ columns, rows, pageSize, sort, shownText })
  const total = readNumber(props.total)
  const remote = useRemoteTable(props.remote, { rows, pageSize, total: total ?? rows.length })
  const view = remote ?? local
  const selection = useRowSelection(props.selection)

  const title = readText(props.title)
  const subtitle = readText(props.subtitle)
  const hint = readText(props.hint)
  const label = readText(props.actionLabel)
  const actionLabel = isBlank(label) || printed ? undefined : label
  const filterable =
    remote?.searchable ??
    (props.filter === true || (props.filter !== false && rows.length > ROWS_WITHOUT_FILTER))
  const searchable = filterable && !printed

  // Rows that are still streaming are counted, and offered as a file, once all are there.
  const awaitsRows = !final && rows.length === 0

  const download = (): void => {
    saveFile(`${title || say('table.title')}.csv`, 'text/csv', writeCsv(columns, rows))
  }

  return (
    <div className="vt-datatable vt-block">
      {(!isBlank(title + subtitle) || searchable) && (
        <div data-part="top">
          <div>
            <Title id={nameId} text={title} />
            {!isBlank(subtitle) && (
              <p data-part="subtitle" dir="auto">
                {subtitle}
              </p>
            )}
          </div>
          {searchable && <TableSearch filter={view.filter} disabled={!final} onFilter={view.setFilter} />}
        </div>
      )}
      {awaitsRows ? (
        <KitPlaceholder node={{ type: 'DataTable', props: { columns } }} shape="table" />
      ) : (
        <div className="vt-panel" data-part="frame">
          <ScrollRegion label={isBlank(title) ? say('table.region') : title} onCopy={defuseCopy}>
            <table
              aria-labelledby={isBlank(title) ? undefined : nameId}
              aria-rowcount={(remote === undefined ? rows.length : view.matching) + 1}
              aria-busy={remote?.busy === true || undefined}
            >
              <TableHead
                columns={columns}
                sort={view.sort}
                disabled={!final || printed}
                actionLabel={actionLabel}
                selectLabel={selection && say('table.select')}
                onSort={view.toggleSort}
              />
              <TableBody
                rows={view.rows}
                columns={columns}
                selection={selection}
                act={props}
                actionLabel={actionLabel}
                write={write}
              />
            </table>
            {view.rows.length === 0 && (
              <p data-part="empty">
                {say(rows.length === 0 && view.filter.trim() === '' ? 'table.empty' : 'table.noMatch')}
              </p>
            )}
          </ScrollRegion>
          {final && (
            <TableFoot
              view={view}
              pageSize={pageSize}
              given={remote === undefined ? rows.length : view.matching}
              total={total}
              selection={selection}
              onDownload={props.download === false || printed || rows.length === 0 ? undefined : download}
            />
          )}
        </div>
      )}
      {!isBlank(hint) && (
        <p className="vt-hint" dir="auto">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Copied cells may land in spreadsheets: cells that would run there as formulas become text. */
function defuseCopy(event: ClipboardEvent): void {
  const copied = document.getSelection()?.toString() ?? ''
  const safe = defuseCopied(copied)
  if (safe === copied) return
  event.clipboardData.setData('text/plain', safe)
  event.preventDefault()
}
