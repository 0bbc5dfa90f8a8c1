import type { ReactElement } from 'react'
import type { ChartModel } from './chart-model.ts'
import type { ReadoutLine } from './chart-readout.tsx'
import type { PlotLayout } from './plot-layout.ts'
import type { Walk } from './use-walk.ts'

interface Props {
  layout: PlotLayout
  model: ChartModel
  /** The mark that is read out. */
  lines: readonly ReadoutLine[]
  walk: Walk | undefined
}

/** Draws the points that are read out again, emphasized. */
export function FocusedMarks({ layout, model, lines, walk }: Props): ReactElement | null {
  if (walk === undefined) return null
  const read = (series: number) => lines.some((line) => line.series === series)
  const colorOf = (series: number) => ({ color: model.series[series]?.color })
  return (
    <g data-part="focus">
      {layout.lines
        .filter(({ series }) => read(series))
        .map(({ series, vertices }) =>
          vertices
            .filter(({ point }) => point === walk.point)
            .map(({ x, y }) => (
              <circle key={series} data-part="dot" style={colorOf(series)} cx={x} cy={y} r={4.5} />
            )),
        )}
      {layout.dots
        .filter(({ point, series }) => point === walk.point && read(series))
        .map(({ series, x, y, radius }) => (
          <circle key={series} data-part="bubble" style={colorOf(series)} cx={x} cy={y} r={radius + 1} />
        ))}
    </g>
  )
}
