import { round } from '../parts/round.ts'
import type { ChartModel } from './chart-model.ts'
import type { PlotFrame, Scales } from './plot-geometry.ts'
import { shadeColor } from './shade-color.ts'
import { SMALL_DOT } from './symbols.ts'

export interface DotMark {
  readonly series: number
  readonly point: number
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Its own colour, where it has one. */
  readonly color: string | undefined
}

/** Beyond this many, smaller circles hide less of each other. */
const MANY = 500
const CROWDED = 0.75
const PLAIN_EM = 0.36
const LARGEST_EM = 1.1
const SMALLEST_EM = 0.24

/** One mark per value, with those of all others beneath; its area shows the weight, if there is one. */
export function layoutDots(model: ChartModel, { em, shown }: PlotFrame, scales: Scales): DotMark[] {
  const weights = model.points.flatMap(({ weight }) => (weight === undefined ? [] : [Math.max(weight, 0)]))
  const heaviest = Math.max(...weights, 1)
  const size = (weight: number) =>
    (SMALLEST_EM + (LARGEST_EM - SMALLEST_EM) * Math.sqrt(weight / heaviest)) * em
  const radiusOf = (weight: number | undefined) =>
    weight === undefined ? PLAIN_EM * em : size(Math.max(weight, 0))

  const crowded = model.points.length > MANY
  const dots = model.points.flatMap((point, index) =>
    shown.flatMap((series): DotMark[] => {
      const value = point.values[series] ?? null
      if (value === null) return []
      return [
        {
          series,
          point: index,
          x: round(scales.along(point, index)),
          y: round(scales.across(value)),
          radius: round(radiusOf(point.weight) * (crowded ? CROWDED : 1)),
          color: point.shade === undefined ? undefined : shadeColor(point.shade),
        },
      ]
    }),
  )
  const isOther = ({ series }: DotMark) => model.series[series]?.symbol === SMALL_DOT
  return [...dots.filter(isOther), ...dots.filter((dot) => !isOther(dot))]
}
