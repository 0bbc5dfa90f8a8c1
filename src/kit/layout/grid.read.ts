import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { renameMembers, without } from '../reading/members.ts'

const NAMES = { cols: 'columns', columnCount: 'columns', templateColumns: 'columns', minWidth: 'size' }
const MAX_COLUMNS = 6
const MAX_WEIGHT = 12

/** `columns: "1fr 2fr"`, `"repeat(3, 1fr)"`, `[1, 2]`, `"auto"`. */
export function readGrid(props: JsonObject, report: ReportRepair): JsonObject {
  const named = renameMembers(props, NAMES, report)
  const { columns } = named
  const weights = typeof columns === 'string' ? readTracks(columns) : columns
  if (!Array.isArray(weights) || !weights.every(isWeight) || weights.length > MAX_COLUMNS) return named
  const shown = JSON.stringify(columns).slice(0, 60)
  const rest = without(named, 'columns')
  if (weights.length === 0) {
    report('keyword_mapped', ['columns'], `${shown} was read as columns that fit the width`)
    return rest
  }
  if (named.weights !== undefined) return named
  if (weights.every((weight) => weight === weights[0])) {
    report('keyword_mapped', ['columns'], `${shown} was read as ${weights.length} equal columns`)
    return { ...rest, columns: weights.length }
  }
  report('keyword_mapped', ['columns'], `${shown} was read as weights`)
  return { ...rest, weights }
}

function isWeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && value <= MAX_WEIGHT
}

/** The weights of a CSS track list; empty where the list adapts to the width; undefined for anything else. */
function readTracks(text: string): number[] | undefined {
  const tracks = text.trim().toLowerCase()
  if (tracks.length > 80) return undefined
  if (/^(?:auto|responsive|auto-?fit|auto-?fill)$|^repeat\(\s*auto-fi[lt]+\s*,/.test(tracks)) return []
  const [, times, fraction] =
    /^repeat\(\s*(\d)\s*,\s*(?:minmax\(\s*0\s*,\s*)?(\d+)fr\)?\s*\)$/.exec(tracks) ?? []
  if (times !== undefined) return Array.from({ length: Number(times) }, () => Number(fraction))
  const weights = tracks.split(/[\s,/:]+/).map((track) => /^(\d+(?:\.\d+)?)(?:fr)?$/.exec(track)?.[1])
  return weights.length > 1 && weights.every((weight) => weight !== undefined)
    ? weights.map(Number)
    : undefined
}
