import { createIssue } from '../../core/index.ts'
import type { DataColumn } from '../source.ts'
import type { ColumnFinder } from './column-finder.ts'
import type { DataSearch } from './query.ts'
import type { PlannedSearch } from './query-plan.ts'

/** Whether a search looks into the column. */
export function isSearched({ type }: DataColumn): boolean {
  return type === 'text' || type === 'number' || type === 'integer'
}

/** Adds issues where a column is not there, or of a type that has no text of its own. */
export function planSearch({ text, columns }: DataSearch, finder: ColumnFinder): PlannedSearch {
  if (columns === undefined) {
    const all = finder.columns.flatMap((column, index) => (isSearched(column) ? [index] : []))
    return { text, columns: all }
  }
  const found = columns.flatMap((name, at) => {
    const path = ['search', 'columns', at]
    const one = finder.find(name, path)
    if (one === undefined) return []
    if (isSearched(one.column)) return [one.index]
    const message = `column ${name} is ${one.column.type}: only texts and numbers are searched`
    finder.issues.push(createIssue('not_searchable', path, message))
    return []
  })
  return { text, columns: found }
}
