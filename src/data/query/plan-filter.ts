import { createIssue, type Path } from '../../core/index.ts'
import type { DataColumn } from '../source.ts'
import type { ColumnFinder } from './column-finder.ts'
import { readMoment } from './moment.ts'
import type { DataFilter } from './query.ts'
import type { PlannedFilter, PlannedValue } from './query-plan.ts'

const UNORDERED = new Set(['<', '<=', '>', '>=', 'between'])

const EXPECTED: Record<DataColumn['type'], string> = {
  number: 'a number',
  integer: 'a number',
  text: 'a text',
  boolean: 'true or false',
  date: 'an ISO 8601 date such as "2024-03-31"',
  datetime: 'an ISO 8601 date or time such as "2024-03-31T18:00:00"',
}

/** Undefined, with issues, where the filter does not fit its column. */
export function planFilter(filter: DataFilter, finder: ColumnFinder, path: Path): PlannedFilter | undefined {
  const found = finder.find(filter.column, [...path, 'column'])
  if (found === undefined) return undefined
  const { index, column } = found
  const refuseOp = (why: string): undefined => {
    finder.issues.push(
      createIssue(
        'wrong_op',
        [...path, 'op'],
        `${filter.op} does not apply to column ${column.name}: ${why}`,
      ),
    )
  }
  if (column.type === 'boolean' && UNORDERED.has(filter.op)) return refuseOp('true and false have no order')

  const read = (value: PlannedValue, at: Path): PlannedValue | undefined => {
    const planned = readValue(value, column.type)
    if (planned === undefined) {
      finder.issues.push(
        createIssue(
          'wrong_type',
          [...path, ...at],
          `column ${column.name} is ${column.type}: expected ${EXPECTED[column.type]}; got ${JSON.stringify(value).slice(0, 80)}`,
        ),
      )
    }
    return planned
  }

  switch (filter.op) {
    case 'is-null':
    case 'not-null':
      return { index, op: filter.op }
    case 'contains':
      if (column.type !== 'text') return refuseOp(`it is ${column.type}, no text`)
      return { index, op: 'contains', text: filter.value }
    case 'between': {
      const low = read(filter.value[0], ['value', 0])
      const high = read(filter.value[1], ['value', 1])
      return low === undefined || high === undefined ? undefined : { index, op: 'between', low, high }
    }
    case 'in': {
      const values = filter.value.map((value, at) => (value === null ? null : read(value, ['value', at])))
      return {
        index,
        op: 'in',
        values: values.filter((value) => value !== null && value !== undefined),
        missing: values.includes(null),
      }
    }
    default: {
      const value = read(filter.value, ['value'])
      return value === undefined ? undefined : { index, op: filter.op, value }
    }
  }
}

/** Undefined where the value is not of the column's type. */
function readValue(value: PlannedValue, type: DataColumn['type']): PlannedValue | undefined {
  switch (type) {
    case 'number':
    case 'integer':
      return typeof value === 'number' ? value : undefined
    case 'text':
      return typeof value === 'string' ? value : undefined
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'date':
    case 'datetime':
      return typeof value === 'string' ? readMoment(value) : undefined
  }
}
