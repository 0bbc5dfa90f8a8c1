import type { ReactElement } from 'react'
import { readLinkText } from '../../../core/index.ts'
import type { Format } from '../environment/use-format.ts'
import { ExternalLink } from '../parts/external-link.tsx'
import type { Say } from '../words/say.ts'
import type { TableColumnModel } from './read-table.ts'

interface Props {
  value: unknown
  column: TableColumnModel
  write: Format
  say: Say
}

/** One value as its column shows it: text, a number, a link, a badge. */
export function TableCell({ value, column, write, say }: Props): ReactElement | string {
  const shown = cellText(value, column, write)
  const tone = column.toneOf(value)
  if (tone !== undefined) {
    return (
      <span className="vt-badge" data-tone={tone}>
        <bdi>{shown}</bdi>
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
  const url = linkOf(value, column)
  if (url !== undefined) return <ExternalLink className="vt-link" url={url} text={shown} />
  return shown
}

/** What a cell reads, which is what the filter searches. */
export function cellText(value: unknown, column: TableColumnModel, write: Format): string {
  const link = typeof value === 'string' ? readLinkText(value) : undefined
  return write(link?.text ?? value, column.format)
}

function linkOf(value: unknown, column: TableColumnModel): string | undefined {
  if (typeof value !== 'string') return undefined
  return readLinkText(value)?.url ?? (column.format.format === 'link' ? value : undefined)
}
