import type { ReactElement, ReactNode } from 'react'
import type { Say } from '../words/say.ts'
import { type DiffRow, pairRows } from './diff-rows.ts'

const SIGNS = { same: '', added: '+', removed: '−' } as const

/** Names the columns for people who can't see them. */
export function DiffHead({ split, say }: { split: boolean; say: Say }): ReactElement {
  const names = split
    ? ([
        ['diff.before', 'line-number'],
        ['diff.change', 'sign'],
        ['diff.text', 'text'],
        ['diff.after', 'line-number'],
        ['diff.change', 'sign'],
        ['diff.text', 'text'],
      ] as const)
    : ([
        ['diff.before', 'line-number'],
        ['diff.after', 'line-number'],
        ['diff.change', 'sign'],
        ['diff.text', 'text'],
      ] as const)
  return (
    <thead>
      <tr>
        {names.map(([name, part], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
          <th key={index} scope="col" data-part={part}>
            <span className="vt-visually-hidden">{say(name)}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Both texts in one column. */
export function UnifiedRows({ rows, say }: { rows: readonly DiffRow[]; say: Say }): ReactElement {
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={`${row.before}/${row.after}`} data-kind={row.kind}>
          <td data-part="line-number">{row.before}</td>
          <td data-part="line-number">{row.after}</td>
          <Sign row={row} say={say} />
          <td data-part="text">
            <Changed row={row} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** Both texts side by side. */
export function SplitRows({ rows, say }: { rows: readonly DiffRow[]; say: Say }): ReactElement {
  return (
    <tbody>
      {pairRows(rows).map(({ left, right }) => (
        <tr key={`${left?.before}/${right?.after}`}>
          <Half row={left} number={left?.before} say={say} />
          <Half row={right} number={right?.after} say={say} />
        </tr>
      ))}
    </tbody>
  )
}

function Half({
  row,
  number,
  say,
}: {
  row: DiffRow | undefined
  number: number | undefined
  say: Say
}): ReactNode {
  if (row === undefined) return <td colSpan={3} data-kind="none" />
  return (
    <>
      <td data-part="line-number" data-kind={row.kind}>
        {number}
      </td>
      <Sign row={row} say={say} />
      <td data-part="text" data-kind={row.kind}>
        <Changed row={row} />
      </td>
    </>
  )
}

function Sign({ row, say }: { row: DiffRow; say: Say }): ReactElement {
  return (
    <td data-part="sign" data-kind={row.kind}>
      <span aria-hidden="true">{SIGNS[row.kind]}</span>
      {row.kind !== 'same' && <span className="vt-visually-hidden">{say(`diff.${row.kind}`)}</span>}
    </td>
  )
}

function Changed({ row }: { row: DiffRow }): ReactNode {
  if (row.changed === undefined) return row.text
  const [from, to] = row.changed
  return (
    <>
      {row.text.slice(0, from)}
      <mark>{row.text.slice(from, to)}</mark>
      {row.text.slice(to)}
    </>
  )
}
