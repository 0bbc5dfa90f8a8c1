import type { GaugeProps } from '../../../kit/index.ts'
import { readStatus, type StatusTone } from '../parts/tone.ts'
import { readNumber, readObjects, readText } from '../read/lenient.ts'

interface Zone {
  readonly from: number
  /** Where it begins on the scale, 0 to 1. */
  readonly at: number
  readonly label: string
  readonly tone: StatusTone | undefined
}

export interface Scale {
  readonly min: number
  readonly max: number
  readonly value: number | undefined
  /** Where the value stands on the scale, 0 to 1. */
  readonly share: number
  /** Within the scale, lowest first. */
  readonly zones: readonly Zone[]
  /** The zone the value is in. */
  readonly zone: Zone | undefined
}

export function readScale(props: GaugeProps): Scale {
  const min = readNumber(props.min) ?? 0
  const top = readNumber(props.max) ?? 100
  const max = top > min ? top : min + 1
  const value = readNumber(props.value)
  const shareOf = (number: number) => Math.min(Math.max((number - min) / (max - min), 0), 1)
  const zones = readObjects(props.thresholds)
    .flatMap((threshold): Zone[] => {
      const from = readNumber(threshold.value)
      if (from === undefined || from >= max) return []
      return [{ from, at: shareOf(from), label: readText(threshold.label), tone: readStatus(threshold.tone) }]
    })
    .sort((a, b) => a.from - b.from)
    .filter(({ from }, index, all) => from !== all[index - 1]?.from)
  return {
    min,
    max,
    value,
    share: value === undefined ? 0 : shareOf(value),
    zones: zones.filter(({ from }) => from > min),
    zone: value === undefined ? undefined : zones.findLast(({ from }) => value >= from),
  }
}
