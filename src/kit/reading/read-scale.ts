import type { JsonObject, ReportRepair } from '../../core/index.ts'

/** Moves a value outside its scale to the nearest end, and puts a pair in order. */
export function readScale(props: JsonObject, report: ReportRepair): JsonObject {
  const { value } = props
  const min = typeof props.min === 'number' ? props.min : 0
  const max = typeof props.max === 'number' ? props.max : 100
  if (min >= max) return props
  if (typeof value === 'number') {
    const inside = clamp(value, min, max)
    if (inside === value) return props
    report('clamped', ['value'], `${value} is outside ${min} to ${max}`, { lossy: true })
    return { ...props, value: inside }
  }
  if (!Array.isArray(value) || value.length !== 2 || !value.every((each) => typeof each === 'number'))
    return props
  const [low, high]: number[] = value
    .toSorted((one, other) => one - other)
    .map((each) => clamp(each, min, max))
  if (low === value[0] && high === value[1]) return props
  report('clamped', ['value'], `${value.join(' to ')} was put within ${min} to ${max}`, { lossy: true })
  return { ...props, value: [low, high] }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
