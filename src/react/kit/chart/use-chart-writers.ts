import { useMemo } from 'react'
import { formatValue, type ValueFormat } from '../../../core/index.ts'
import { useVitrail } from '../../index.ts'
import { useSay } from '../words/use-say.ts'
import type { ChartModel } from './chart-model.ts'
import { writePosition, writeTick, writeTime } from './write-ticks.ts'

/** Writers for the numbers and places of a chart. */
export interface ChartWriters {
  value(value: number | null): string
  tick(value: number, ticks: readonly number[]): string
  /** Writes a place on an x axis with this span. */
  place(value: number, span: number): string
  share(share: number): string
}

export function useChartWriters(axis: ChartModel['axis'], format: ValueFormat): ChartWriters {
  const say = useSay()
  const { locale, timeZone, currency } = useVitrail()
  return useMemo(() => {
    const context = { locale, timeZone, currency }
    return {
      value: (value) => (value === null ? say('chart.noValue') : formatValue(value, format, context)),
      tick: (value, ticks) => writeTick(value, ticks, format, context),
      place: (value, span) =>
        axis === 'time' ? writeTime(value, span, context) : writePosition(value, context),
      share: (share) => formatValue(share, { format: 'percent', decimals: 1 }, context),
    }
  }, [axis, format, locale, timeZone, currency, say])
}
