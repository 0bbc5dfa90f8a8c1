import { createIssue, type Issue, nearest, type Path } from '../../core/index.ts'
import type { DataColumn } from '../source.ts'

const MAX_LISTED = 60

interface FoundColumn {
  index: number
  column: DataColumn
}

/** The columns of one table by name, and where issues about a query go. */
export interface ColumnFinder {
  readonly columns: readonly DataColumn[]
  readonly issues: Issue[]
  /** Undefined, with an issue, where no column has that name. */
  find(name: string, path: Path): FoundColumn | undefined
  /** As `find`; undefined, with an issue, where the column's type is not among these. */
  findOf(kind: ColumnKind, name: string, path: Path): FoundColumn | undefined
}

type ColumnKind = 'numeric' | 'dated'

const TYPES: Record<ColumnKind, readonly string[]> = {
  numeric: ['number', 'integer'],
  dated: ['date', 'datetime'],
}

export function createColumnFinder(columns: readonly DataColumn[]): ColumnFinder {
  const byName = new Map(columns.map((column, index) => [column.name, { index, column }]))
  const issues: Issue[] = []
  const listed = (some: readonly DataColumn[]): string =>
    some.length === 0
      ? 'none'
      : some
          .slice(0, MAX_LISTED)
          .map(({ name }) => name)
          .join(', ') + (some.length > MAX_LISTED ? `, … ${some.length - MAX_LISTED} more` : '')

  const find = (name: string, path: Path): FoundColumn | undefined => {
    const found = byName.get(name)
    if (found === undefined) {
      const slip = nearest(name, [...byName.keys()])
      issues.push(
        createIssue(
          'unknown_column',
          path,
          `column ${shown(name)} does not exist; columns: ${listed(columns)}`,
          slip === undefined ? {} : { hint: `did you mean ${shown(slip)}?` },
        ),
      )
    }
    return found
  }

  return {
    columns,
    issues,
    find,
    findOf(kind, name, path) {
      const found = find(name, path)
      if (found === undefined || TYPES[kind].includes(found.column.type)) return found
      const fitting = columns.filter(({ type }) => TYPES[kind].includes(type))
      issues.push(
        createIssue(
          `not_${kind}`,
          path,
          `column ${shown(name)} is not ${kind} (it is ${found.column.type}); ${kind} columns: ${listed(fitting)}`,
        ),
      )
      return undefined
    },
  }
}

function shown(name: string): string {
  return JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}…` : name)
}
