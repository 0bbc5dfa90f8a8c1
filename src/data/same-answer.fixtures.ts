import { expect } from 'vitest'
import type { DataResult } from './source.ts'

/** Equal, except for the last digits of what was computed. */
export function sameAnswer(actual: DataResult, wanted: DataResult): void {
  expect(rounded(actual)).toEqual(rounded(wanted))
}

function rounded({ rows, total }: DataResult) {
  return {
    total,
    rows: rows.map((row) => Object.entries(row).map(([name, value]) => [name, round(value)])),
  }
}

function round(value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(12)) : value
}
