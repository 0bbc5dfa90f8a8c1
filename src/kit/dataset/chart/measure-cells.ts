import { getOwn } from '../../../core/index.ts'
import type { DataFilter, DataGroup } from '../../../data/index.ts'
import { aggregateOf } from '../aggregation.ts'
import { countIn, numberIn } from '../answer.ts'
import type { Asked, GroupAxis, GroupKey } from './group-axis.ts'

/** Stands for the key of all groups without a place of their own. */
export const REST = Symbol('rest')

export interface Cell {
  readonly along: GroupKey | typeof REST
  /** Undefined where nothing is split. */
  readonly across: GroupKey | typeof REST | undefined
  readonly value: number | undefined
  readonly rows: number
}

/** One axis of a query: the rows of the listed groups by group, or all rows of the rest together. */
interface Side {
  readonly filters: readonly DataFilter[]
  readonly group: DataGroup | undefined
}

/** The measure in each group of each series. The rest is measured by a query of its own, since most measures don't add up. */
export async function measureCells(asked: Asked, along: GroupAxis, across?: GroupAxis): Promise<Cell[]> {
  const queries = sidesOf(along, 'along').flatMap((row) =>
    sidesOf(across, 'across').map((column) => measure(asked, row, column, across !== undefined)),
  )
  return (await Promise.all(queries)).flat()
}

function sidesOf(axis: GroupAxis | undefined, as: string): Side[] {
  if (axis === undefined) return [{ filters: [], group: undefined }]
  const named: Side = { filters: axis.within, group: { ...axis.group, as } }
  return axis.rest === undefined ? [named] : [named, { filters: axis.rest, group: undefined }]
}

async function measure(
  { source, filters, agg, column, signal }: Asked,
  row: Side,
  series: Side,
  split: boolean,
): Promise<Cell[]> {
  const group = [row.group, series.group].filter((each) => each !== undefined)
  const { rows } = await source.query(
    {
      filter: [...filters, ...row.filters, ...series.filters],
      ...(group.length > 0 && { group }),
      aggregate: [aggregateOf(agg, column, 'value'), { op: 'count', as: 'rows' }],
    },
    { signal },
  )
  return rows.map((found) => ({
    along: row.group === undefined ? REST : (getOwn(found, 'along') as GroupKey),
    across: !split ? undefined : series.group === undefined ? REST : (getOwn(found, 'across') as GroupKey),
    value: numberIn(found, 'value'),
    rows: countIn(found, 'rows'),
  }))
}
