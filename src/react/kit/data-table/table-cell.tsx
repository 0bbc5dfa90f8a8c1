import type { ReactElement, ReactNode } from 'react'
import { readLinkText } from '../../../core/index.ts'
import type { Format } from '../environment/use-format.ts'
import { ExternalLink } from '../parts/external-link.tsx'
import type { Say } from '../words/say.ts'
import type { TableColumnModel } from './read-table.ts'
import { SparkBars } from './spark-bars.tsx'

interface Props {
  value: unknown
  column: TableColumnModel
  /** The first cell names its row. */
  heads: boolean
  write: Format
  say: Say
}

/** Up to this length a value stays on one line: a table scrolls rather than breaking dates and names. */
const SHORT = 28

export function TableCell({ value, column, heads, write, say }: Props): ReactElement {
  const Cell = heads ? 'th' : 'td'
  const shown = cellText(value, column, write)
  return (
    <Cell
      scope={heads ? 'row' : undefined}
      data-align={column.align}
      data-short={shown.length <= SHORT ? '' : undefined}
    >
      <bdi>{drawValue(value, shown, column, write, say)}</bdi>
    </Cell>
  )
}

/** Text, a number, a link, a badge. */
function drawValue(
  value: unknown,
  shown: string,
  column: TableColumnModel,
  write: Format,
  say: Say,
): ReactNode {
  const tone = column.toneOf(value)
  if (tone !== undefined) {
    return (
      <span className="vt-badge" data-tone={tone}>
        {shown}
      </span>
    )
  }
  if (typeof value === 'boolean') {
    return (
      <>
        <span aria-hidden="true">{shown}</span>
        <span className="vt-visually-hidden">{say(value ? 'yes' : 'no')}</span>
      </>
    )
  }
  if (column.spark && typeof value === 'string' && value !== '')
    return <SparkBars text={value} label={column.label} write={write} />
  const url = linkOf(value, column)
  return url === undefined ? shown : <ExternalLink className="vt-link" url={url} text={shown} />
}

/** The text of a cell, which is what the filter searches. */
export function cellText(value: unknown, column: TableColumnModel, write: Format): string {
  const link = typeof value === 'string' ? readLinkText(value) : undefined
  return write(link?.text ?? value, column.format)
}

function linkOf(value: unknown, column: TableColumnModel): string | undefined {
  if (typeof value !== 'string') return undefined
  return readLinkText(value)?.url ?? (column.format.format === 'link' ? value : undefined)
}
