import { expect } from 'vitest'
import { defineCatalog, formatPath, type JsonObject, readProps } from '../core/index.ts'
import { KIT_COMPONENTS } from './sets.ts'

const catalog = defineCatalog(KIT_COMPONENTS)

interface ReadExample {
  result: JsonObject
  /** `code path`, followed by ` L` if lossy. */
  repairs: string[]
  /** `code path: message` for whatever the check still refuses. */
  issues: string[]
}

/** Reads and checks the props of one component; fails if the reading mutated its input. */
export function readExample(name: string, props: JsonObject): ReadExample {
  const component = catalog.get(name)
  if (component === undefined) throw new Error(`no component ${name}`)
  const repairs: string[] = []
  const before = structuredClone(props)
  const result = readProps(component, props, (code, path, _message, details) => {
    repairs.push(`${code} ${formatPath(path)}${details?.lossy ? ' L' : ''}`)
  })
  expect(props).toEqual(before)
  const checked = catalog.validateSync(name, result)
  const issues = checked.ok
    ? []
    : checked.issues.map(({ code, path, message }) => `${code} ${formatPath(path)}: ${message}`)
  return { result, repairs, issues }
}

/** What was written, of which component, what it is read as, and the repairs. */
export type ReadingCase = [string, string, JsonObject, JsonObject, string[]]

/** A reading is idempotent, yields something the check accepts, and reports what it did. */
export function expectReading([, name, props, expected, repairs]: ReadingCase): void {
  const read = readExample(name, props)
  expect(read.result).toEqual(expected)
  expect(read.repairs).toEqual(repairs)
  if (repairs.length === 0) expect(read.result).toBe(props)
  expect(read.issues).toEqual([])
  expect(readExample(name, read.result).repairs).toEqual([])
}

export const MONTHS = [
  { month: 'Jan', revenue: 3 },
  { month: 'Feb', revenue: 5 },
]
export const BARS = { type: 'bar', xKey: 'month', series: [{ key: 'revenue' }], data: MONTHS }
export const CITIES = [
  { key: 'city', label: 'City' },
  { key: 'sales', label: 'Sales' },
]
