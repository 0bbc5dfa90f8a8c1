import { memo, type ReactElement } from 'react'
import type { ChartModel } from './chart-model.ts'
import type { PlotLayout } from './plot-geometry.ts'

/** The bars, lines and circles themselves; moving along them draws none of them again. */
export const CartesianMarks = memo(DrawMarks)

function DrawMarks({ layout, model }: { layout: PlotLayout; model: ChartModel }): ReactElement {
  const colorOf = (series: number) => ({ color: model.series[series]?.color })
  return (
    <g>
      {layout.bars.map(({ series, point, path }) => (
        <path key={`${series}/${point}`} data-part="bar" style={colorOf(series)} d={path} />
      ))}
      {layout.lines.map(
        ({ series, area }) =>
          area !== undefined && <path key={series} data-part="area" style={colorOf(series)} d={area} />,
      )}
      {layout.lines.map(({ series, line, vertices }) => (
        <g key={series} style={colorOf(series)}>
          <path data-part="line" d={line} strokeDasharray={model.series[series]?.dash} />
          {vertices.map(
            ({ point, x, y, dotted }) => dotted && <circle key={point} data-part="dot" cx={x} cy={y} r={3} />,
          )}
        </g>
      ))}
      {layout.dots.map(({ series, point, x, y, radius }) => (
        <circle
          key={`${series}/${point}`}
          data-part="bubble"
          style={colorOf(series)}
          cx={x}
          cy={y}
          r={radius}
        />
      ))}
    </g>
  )
}
