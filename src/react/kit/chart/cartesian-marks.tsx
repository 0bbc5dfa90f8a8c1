import type { ReactElement } from 'react'
import type { ChartModel } from './chart-model.ts'
import type { PlotLayout } from './plot-geometry.ts'
import type { Walk } from './use-walk.ts'

/** The bars, lines and circles themselves. */
export function CartesianMarks({
  layout,
  model,
  focus,
}: {
  layout: PlotLayout
  model: ChartModel
  focus: Walk | undefined
}): ReactElement {
  const colorOf = (series: number) => ({ color: model.series[series]?.color })
  const isFocus = (point: number, series: number) =>
    focus?.point === point && (focus.series === undefined || focus.series === series) ? '' : undefined
  return (
    <g data-part="marks">
      {layout.bars.map(({ series, point, path }) => (
        <path
          key={`${series}/${point}`}
          data-part="bar"
          data-focus={isFocus(point, series)}
          style={colorOf(series)}
          d={path}
        />
      ))}
      {layout.lines.map(
        ({ series, area }) =>
          area !== undefined && <path key={series} data-part="area" style={colorOf(series)} d={area} />,
      )}
      {layout.lines.map(({ series, line, dots }) => (
        <g key={series} style={colorOf(series)}>
          <path data-part="line" d={line} strokeDasharray={model.series[series]?.dash} />
          {dots.map(({ point, x, y }) => (
            <circle
              key={point}
              data-part="dot"
              data-focus={isFocus(point, series)}
              cx={round(x)}
              cy={round(y)}
              r={3}
            />
          ))}
        </g>
      ))}
      {layout.dots.map(({ series, point, x, y, radius }) => (
        <circle
          key={`${series}/${point}`}
          data-part="bubble"
          data-focus={isFocus(point, series)}
          style={colorOf(series)}
          cx={round(x)}
          cy={round(y)}
          r={round(radius)}
        />
      ))}
    </g>
  )
}

/** A hundredth of a pixel is enough, and the same on every machine. */
function round(length: number): number {
  return Math.round(length * 100) / 100
}
