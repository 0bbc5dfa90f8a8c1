import { createIssue, type Path } from '../../core/index.ts'
import { binEdges } from './bin-edges.ts'
import type { ColumnFinder } from './column-finder.ts'
import { momentForm } from './moment.ts'
import type { DataAggregate, DataGroup } from './query.ts'
import type { PlannedAggregate, PlannedGroup } from './query-plan.ts'

/** Undefined, with issues, where the group does not fit its column. */
export function planGroup(group: DataGroup, finder: ColumnFinder, path: Path): PlannedGroup | undefined {
  const { bin, unit } = group
  const name = group.as ?? group.column
  const at = [...path, 'column']
  if (bin !== undefined && unit !== undefined) {
    return refuse(finder, 'bad_group', path, 'a group has either bin or unit, not both')
  }
  if (bin !== undefined) {
    const found = finder.findOf('numeric', group.column, at)
    if (found === undefined) return undefined
    const { index, column } = found
    if (bin.min !== undefined && bin.max !== undefined && bin.min > bin.max) {
      return refuse(finder, 'bad_range', [...path, 'bin'], `min ${bin.min} is greater than max ${bin.max}`)
    }
    const edges = binEdges(column, bin)
    const inside = Number(edges[0]) <= Number(column.min) && Number(edges.at(-1)) >= Number(column.max)
    return { by: 'bin', name, index, edges, cut: !inside, moment: undefined }
  }
  if (unit !== undefined) {
    const found = finder.findOf('dated', group.column, at)
    if (found === undefined) return undefined
    const { index, column } = found
    if (unit === 'hour' && column.type === 'date') {
      const message = `column ${column.name} has days, no hours; the smallest unit is day`
      return refuse(finder, 'bad_unit', [...path, 'unit'], message)
    }
    return { by: 'unit', name, index, unit, moment: unit === 'hour' ? momentForm(column) : 'day' }
  }
  const found = finder.find(group.column, at)
  return found && { by: 'value', name, index: found.index, moment: momentForm(found.column) }
}

/** Undefined, with issues, where the aggregate does not fit its column. */
export function planAggregate(
  aggregate: DataAggregate,
  finder: ColumnFinder,
  path: Path,
): PlannedAggregate | undefined {
  const { op, column: of, as: name, q } = aggregate
  const at = [...path, 'column']
  if (q !== undefined && op !== 'quantile') {
    return refuse(finder, 'bad_aggregate', [...path, 'q'], `q belongs to quantile, not to ${op}`)
  }
  if (of === undefined) {
    if (op === 'count') return { op, name, index: undefined, moment: undefined }
    return refuse(finder, 'bad_aggregate', at, `${op} needs a column`)
  }
  switch (op) {
    case 'count':
    case 'distinct': {
      const found = finder.find(of, at)
      return found && { op, name, index: found.index, moment: undefined }
    }
    case 'min':
    case 'max': {
      const found = finder.find(of, at)
      return found && { op, name, index: found.index, moment: momentForm(found.column) }
    }
    case 'median':
    case 'quantile': {
      const found = finder.findOf('numeric', of, at)
      if (op === 'quantile' && q === undefined) {
        return refuse(finder, 'bad_aggregate', [...path, 'q'], 'quantile needs q, from 0 to 1')
      }
      return found && { op: 'quantile', q: q ?? 0.5, name, index: found.index, moment: undefined }
    }
    case 'sum':
    case 'mean':
    case 'stddev': {
      const found = finder.findOf('numeric', of, at)
      return found && { op, name, index: found.index, moment: undefined }
    }
  }
}

function refuse({ issues }: ColumnFinder, code: string, path: Path, message: string): undefined {
  issues.push(createIssue(code, path, message))
}
