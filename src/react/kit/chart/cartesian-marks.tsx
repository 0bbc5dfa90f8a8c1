import { memo, type ReactElement } from 'react'
import { type ChartModel, colorOf } from './chart-model.ts'
import type { DotMark } from './dot-marks.ts'
import type { PlotLayout } from './plot-layout.ts'
import { symbolPath } from './symbols.ts'

interface Props {
  layout: PlotLayout
  model: ChartModel
  /** The indices of the selected points; undefined where none are. */
  selected?: ReadonlySet<number> | undefined
}

/** The bars, lines and circles. Moving along them does not draw them again. */
export const CartesianMarks = memo(DrawMarks)

function DrawMarks({ layout, model, selected }: Props): ReactElement {
  const state = (point: number) =>
    selected === undefined ? undefined : selected.has(point) ? 'selected' : 'dimmed'
  return (
    <g>
      {layout.bars.map(({ series, point, path }) => (
        <path
          key={`${series}/${point}`}
          data-part="bar"
          data-state={state(point)}
          style={{ color: colorOf(model, series, point) }}
          d={path}
        />
      ))}
      {layout.lines.map(
        ({ series, area }) =>
          area !== undefined && (
            <path key={series} data-part="area" style={{ color: model.series[series]?.color }} d={area} />
          ),
      )}
      {layout.lines.map(({ series, line, vertices }) => (
        <g key={series} style={{ color: model.series[series]?.color }}>
          <path data-part="line" d={line} strokeDasharray={model.series[series]?.dash} />
          {vertices.map(
            ({ point, x, y, dotted }) => dotted && <circle key={point} data-part="dot" cx={x} cy={y} r={3} />,
          )}
        </g>
      ))}
      {layout.dots.map((dot) => (
        <Bubble
          key={`${dot.series}/${dot.point}`}
          dot={dot}
          color={dot.color ?? model.series[dot.series]?.color}
          symbol={model.color === undefined ? 0 : (model.series[dot.series]?.symbol ?? 0)}
          state={state(dot.point)}
        />
      ))}
    </g>
  )
}

/** A circle; where colours tell points apart, the shape that goes with its colour. */
function Bubble({
  dot,
  color,
  symbol,
  state,
}: {
  dot: DotMark
  color: string | undefined
  symbol: number
  state: 'selected' | 'dimmed' | undefined
}): ReactElement {
  const shaded = dot.color === undefined ? undefined : ''
  const mark = { 'data-part': 'bubble', 'data-state': state, 'data-shaded': shaded, style: { color } }
  const { x, y, radius } = dot
  if (symbol === 0) return <circle {...mark} cx={x} cy={y} r={radius} />
  return <path {...mark} transform={`translate(${x},${y})`} d={symbolPath(symbol, radius)} />
}
