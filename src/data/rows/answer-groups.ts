import { setOwn } from '../../core/index.ts'
import type { GroupsPlan } from '../query/query-plan.ts'
import type { DataResult, DataRow, DataValue } from '../source.ts'
import { aggregateRows } from './aggregate-rows.ts'
import { createGroupKey } from './group-keys.ts'
import { groupRows } from './group-rows.ts'
import { keep } from './meet-filters.ts'
import { order } from './order.ts'
import { readCell, type StoredColumn } from './stored-column.ts'

/** One column of the result: numbers to sort by, NaN where missing, and how each is written. */
interface Output {
  name: string
  values: ArrayLike<number>
  cell(value: number): DataValue
}

/** One row a group, of the rows that the filters left. */
export function answerGroups(
  plan: GroupsPlan,
  stored: readonly StoredColumn[],
  rows: Uint32Array<ArrayBuffer>,
  limit: number,
): DataResult {
  const inRange = withinBins(plan, stored, rows)
  const keys = plan.groups.flatMap((group) => {
    const column = stored[group.index]
    return column === undefined ? [] : [{ name: group.name, ...createGroupKey(group, column) }]
  })
  const groups = groupRows(inRange, keys)
  const outputs: Output[] = keys.map(({ name, size, cell }, at) => ({
    name,
    values: groups.codes[at]?.map((code) => (code === size ? Number.NaN : code)) ?? [],
    cell,
  }))
  for (const aggregate of plan.aggregates) {
    const column = aggregate.index === undefined ? undefined : stored[aggregate.index]
    const ofColumn = aggregate.op === 'min' || aggregate.op === 'max' ? column : undefined
    outputs.push({
      name: aggregate.name,
      values: aggregateRows(aggregate, column, inRange, groups),
      cell: (value) => (ofColumn === undefined ? value : readCell(ofColumn, value, aggregate.moment)),
    })
  }

  const byKeys = outputs.slice(0, keys.length).map(({ values }) => ({ values, descending: false }))
  const byPlan = plan.sort.map(({ index, descending }) => ({
    values: outputs[index]?.values ?? [],
    descending,
  }))
  const all = Uint32Array.from({ length: groups.count }, (_, group) => group)
  const page = order(all, [...byPlan, ...byKeys], plan.offset + limit).subarray(plan.offset)
  return {
    rows: Array.from(page, (group) => {
      const cells: DataRow = {}
      for (const { name, values, cell } of outputs) {
        const value = values[group] ?? Number.NaN
        setOwn(cells, name, Number.isNaN(value) ? null : cell(value))
      }
      return cells
    }),
    total: groups.count,
  }
}

/** Leaves out the rows outside the range of a bin; those without a value stay, as a group of their own. */
function withinBins(
  plan: GroupsPlan,
  stored: readonly StoredColumn[],
  rows: Uint32Array<ArrayBuffer>,
): Uint32Array<ArrayBuffer> {
  let within = rows
  for (const group of plan.groups) {
    const column = stored[group.index]
    if (group.by !== 'bin' || !group.cut || column === undefined) continue
    const low = group.edges[0] ?? Number.POSITIVE_INFINITY
    const high = group.edges.at(-1) ?? Number.NEGATIVE_INFINITY
    within = keep(within, column.values, (value) => !(value < low || value > high))
  }
  return within
}
