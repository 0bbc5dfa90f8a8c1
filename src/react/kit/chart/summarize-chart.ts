import type { Say } from '../words/say.ts'
import type { ChartModel } from './chart-model.ts'

/** A description for people who can't see the chart, made from the data where none was written. */
export function summarizeChart(model: ChartModel, say: Say, write: (value: number) => string): string {
  const ranges = model.series.flatMap(({ label }, index) => {
    const values = model.points.flatMap((point) => point.values[index] ?? [])
    if (values.length === 0) return []
    const [low, high] = values.reduce(
      ([least, most], value): [number, number] => [Math.min(least, value), Math.max(most, value)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as [number, number],
    )
    return [say('chart.range', { label, min: write(low), max: write(high) })]
  })
  return [say(`chart.type.${model.kind}`), ...ranges].join('. ')
}
