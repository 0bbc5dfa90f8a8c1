import type { KeyboardEvent, MouseEvent } from 'react'
import { getOwn, type JsonObject } from '../../../core/index.ts'
import { useAction } from '../../index.ts'
import { isBlank, readObjects, readText } from '../read/lenient.ts'
import type { ChartModel } from './chart-model.ts'
import type { Walk } from './use-walk.ts'

export type SelectMark = (walk: Walk, event: KeyboardEvent | MouseEvent) => void

/** Raises the action of the chart for a mark; undefined where it names none or nothing listens. */
export function useSelectMark(props: JsonObject, model: ChartModel): SelectMark | undefined {
  const { press, disabled } = useAction()
  const name = readText(props.action)
  if (isBlank(name) || disabled) return undefined
  return (walk, event) => {
    const point = model.points[walk.point]
    const series = model.series[walk.series ?? 0]
    if (point === undefined || series === undefined) return
    const row = readObjects(props.data)[point.row] ?? {}
    void press(event.nativeEvent, {
      name,
      payload: {
        x: getOwn(row, readText(props.xKey)) ?? null,
        series: series.key,
        value: getOwn(row, series.key) ?? null,
      },
      message: `${point.label}, ${series.label}`,
    })
  }
}
