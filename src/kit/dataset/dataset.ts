import * as z from 'zod'
import { nearest, VitrailError } from '../../core/index.ts'
import type { DataColumn, DataSource } from '../../data/index.ts'
import type { DatasetWords } from './words.ts'

/** What the components of one pack share: the source they are bound to, and their words. */
export interface Dataset {
  /** The canvas's own data is asked where it is a source, else this one. */
  readonly source: DataSource | undefined
  readonly words: DatasetWords
}

/** Beyond this many columns, props do not list them for the model. */
const MAX_LISTED = 200
const LONGEST_NAME = 10_000

const columnName = z.string().max(LONGEST_NAME)

export function isNumeric({ type }: DataColumn): boolean {
  return type === 'number' || type === 'integer'
}

/** The largest magnitude among the numbers of a column. */
export function sizeOf({ min, max }: DataColumn): number {
  return Math.max(Math.abs(Number(min ?? 0)), Math.abs(Number(max ?? 0)))
}

export function isTemporal({ type }: DataColumn): boolean {
  return type === 'date' || type === 'datetime'
}

/** A prop that names a column; an enum of the columns where they are known. */
export function columnProp({ source }: Dataset, kind: 'any' | 'numeric' = 'any'): z.ZodType<string> {
  const fitting = (source?.columns ?? []).filter((column) => kind === 'any' || isNumeric(column))
  const names = fitting.map(({ name }) => name)
  return names.length === 0 || names.length > MAX_LISTED ? columnName : z.enum(names)
}

/** The source that answers: the app's own data where it is one, else the bound one. */
export function sourceOf({ source }: Dataset, data: unknown): DataSource | undefined {
  return isDataSource(data) ? data : source
}

/** As `sourceOf`, but throws where there is none. */
export function requireSource(dataset: Dataset, data: unknown): DataSource {
  const source = sourceOf(dataset, data)
  if (source !== undefined) return source
  throw new VitrailError(
    'no_source',
    'There is no data: bind the components with datasetComponents(source), or give the canvas a DataSource as its data.',
  )
}

export function findColumn(source: DataSource, name: string): DataColumn {
  const column = source.columns.find((each) => each.name === name)
  if (column !== undefined) return column
  throw new VitrailError('unknown_column', missingColumn(source.columns, name))
}

const MAX_TOLD = 60

/** The names of columns; of many, only the first. */
export function namesOf(columns: readonly DataColumn[]): string {
  const names = columns.slice(0, MAX_TOLD).map(({ name }) => name)
  const more = columns.length - names.length
  return `${names.join(', ') || 'none'}${more > 0 ? `, … ${more} more` : ''}`
}

export function missingColumn(columns: readonly DataColumn[], name: string): string {
  const near = nearest(
    name,
    columns.map((column) => column.name),
  )
  const guess = near === undefined ? '' : `; did you mean '${near}'?`
  return `column '${name}' does not exist; columns: ${namesOf(columns)}${guess}`
}

function isDataSource(data: unknown): data is DataSource {
  if (typeof data !== 'object' || data === null || !('columns' in data) || !('query' in data)) return false
  return Array.isArray(data.columns) && typeof data.query === 'function'
}
