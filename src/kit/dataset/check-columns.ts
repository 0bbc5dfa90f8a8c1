import { checkQuery } from '../../data/index.ts'
import { LARGEST_NUM } from '../shapes/numbers.ts'
import { type Dataset, isNumeric, missingColumn, namesOf, sizeOf, sourceOf } from './dataset.ts'
import type { FilterProp } from './filter.ts'

export interface NamedColumn {
  /** Undefined: not asked for. */
  readonly name: string | undefined
  readonly numeric?: boolean
  /** Needs numbers that can stand on a scale. */
  readonly scale?: boolean
}

/** What is wrong with the columns named by props; undefined where they are fine, or where there is no data to check against. */
export function checkColumns(
  dataset: Dataset,
  data: unknown,
  named: readonly NamedColumn[],
  filter: FilterProp,
): string | undefined {
  const source = sourceOf(dataset, data)
  if (source === undefined) return undefined
  const wrong = named.flatMap(({ name, numeric, scale }) => {
    if (name === undefined) return []
    const column = source.columns.find((each) => each.name === name)
    if (column === undefined) return [missingColumn(source.columns, name)]
    if (isNumeric(column)) {
      const largest = sizeOf(column)
      return scale === true && largest > LARGEST_NUM ? [tooLarge(`column '${name}'`, largest)] : []
    }
    if (numeric !== true) return []
    return [`column '${name}' is not numeric; numeric columns: ${namesOf(source.columns.filter(isNumeric))}`]
  })
  const conditions =
    filter === undefined ? [] : checkQuery(source, { filter }).map(({ message }) => `filter: ${message}`)
  const all = [...new Set([...wrong, ...conditions])]
  return all.length === 0 ? undefined : all.join('; ')
}

export function tooLarge(what: string, size: number): string {
  return `${what} has numbers of size ${size}; those beyond ${LARGEST_NUM} can neither be drawn to scale nor selected: show them in a table or a value box`
}
