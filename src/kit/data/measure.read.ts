import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'

const NAMES = {
  title: 'label',
  total: 'max',
  maximum: 'max',
  minimum: 'min',
  percent: 'value',
  progress: 'value',
  current: 'value',
}
const DEFAULT_MAX = 100

export function readProgress(props: JsonObject, report: ReportRepair): JsonObject {
  return readRange(renameMembers(props, { ...NAMES, type: 'variant' }, report), 0, report)
}

export function readGauge(props: JsonObject, report: ReportRepair): JsonObject {
  const named = renameMembers(props, { ...NAMES, ranges: 'thresholds', zones: 'thresholds' }, report)
  return readRange(named, typeof named.min === 'number' ? named.min : 0, report)
}

/** A fraction without a `max` is one of 1; a value outside the range is drawn at its end. */
function readRange(props: JsonObject, min: number, report: ReportRepair): JsonObject {
  const { value, max = DEFAULT_MAX } = props
  if (typeof value !== 'number' || typeof max !== 'number' || min >= max) return props
  if (
    props.max === undefined &&
    props.min === undefined &&
    props.unit === undefined &&
    value > 0 &&
    value < 1
  ) {
    report('fraction_scaled', ['value'], `${value} without a max was read as a part of 1`)
    return { ...props, max: 1 }
  }
  const clamped = Math.min(Math.max(value, min), max)
  if (clamped === value) return props
  report('clamped', ['value'], `${value} is not between ${min} and ${max}; it was read as ${clamped}`, {
    lossy: true,
  })
  return { ...props, value: clamped }
}
