import { type MouseEvent, type PointerEvent, type ReactElement, useMemo } from 'react'
import { useVitrail } from '../../index.ts'
import { useSay } from '../words/use-say.ts'
import { layoutCartesian } from './cartesian-layout.ts'
import type { ChartModel } from './chart-model.ts'
import { ChartReadout, type ReadoutLine } from './chart-readout.tsx'
import { findMark, placeReadout } from './find-mark.ts'
import { PlotDrawing } from './plot-drawing.tsx'
import { HEIGHT_EM } from './plot-geometry.ts'
import { useChartSize } from './use-chart-size.ts'
import type { ChartWriters } from './use-chart-writers.ts'
import type { SelectMark } from './use-select-mark.ts'
import { useWalk, type Walk } from './use-walk.ts'

interface Props {
  model: ChartModel
  /** The series that are not hidden, by index. */
  shown: readonly number[]
  name: string
  describedBy: string
  writers: ChartWriters
  onSelect: SelectMark | undefined
}

/** Axes, marks and what is read out of them; the pointer and the arrow keys do the same. */
export function CartesianPlot({ model, shown, name, describedBy, writers, onSelect }: Props): ReactElement {
  const say = useSay()
  const rtl = useVitrail().dir === 'rtl'
  const { ref, size } = useChartSize()
  const layout = useMemo(
    () =>
      layoutCartesian(model, {
        ...size,
        height: HEIGHT_EM[model.size] * size.em,
        rtl,
        shown,
        writers,
      }),
    [model, size, rtl, shown, writers],
  )
  const order = useMemo(() => walkOrder(model), [model])
  const { walk, spoken, setWalk, onKeyDown } = useWalk({
    order,
    series: shown,
    mirrored: rtl,
    sideways: model.horizontal,
  })

  const point = walk === undefined ? undefined : model.points[walk.point]
  const lines = point === undefined ? [] : readoutLines(model, shown, walk, writers.value)
  const find = (event: PointerEvent | MouseEvent): Walk | undefined => {
    const bounds = event.currentTarget.getBoundingClientRect()
    return findMark(layout, model, event.clientX - bounds.left, event.clientY - bounds.top)
  }

  return (
    <div ref={ref} data-part="plot">
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk its marks
        tabIndex={0}
        aria-roledescription={say('chart.roleDescription')}
        aria-label={`${name}. ${say('chart.arrows')}`}
        aria-describedby={describedBy}
        data-part="canvas"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && walk !== undefined) onSelect?.(walk, event)
          onKeyDown(event)
        }}
        onBlur={() => setWalk(undefined)}
        onPointerMove={(event) => setWalk(find(event))}
        onPointerLeave={() => setWalk(undefined)}
        onClick={(event) => {
          const found = find(event)
          setWalk(found)
          if (found !== undefined) onSelect?.(found, event)
        }}
      >
        <PlotDrawing model={model} layout={layout} size={size} rtl={rtl} walk={walk} lines={lines} />
        {point !== undefined && walk !== undefined && (
          <ChartReadout
            title={point.label}
            lines={lines}
            lined={model.kind === 'line'}
            at={placeReadout(layout, model, walk, size.width)}
          />
        )}
      </div>
      <p className="vt-visually-hidden" aria-live="polite">
        {spoken &&
          point !== undefined &&
          say('chart.point', {
            x: point.label,
            values: lines.map(({ label, value }) => `${label} ${value}`).join(', '),
          })}
      </p>
    </div>
  )
}

/** Points of a scatter plot are walked along the x axis, whatever their order was. */
function walkOrder(model: ChartModel): number[] {
  const order = model.points.map((_, index) => index)
  if (model.kind !== 'scatter') return order
  return order.sort((a, b) => (model.points[a]?.position ?? 0) - (model.points[b]?.position ?? 0))
}

function readoutLines(
  model: ChartModel,
  shown: readonly number[],
  walk: Walk | undefined,
  write: (value: number | null) => string,
): ReadoutLine[] {
  if (walk === undefined) return []
  const point = model.points[walk.point]
  const asked = walk.series === undefined || !shown.includes(walk.series) ? shown : [walk.series]
  return asked.flatMap((index): ReadoutLine[] => {
    const series = model.series[index]
    if (series === undefined || point === undefined) return []
    return [
      {
        series: index,
        label: series.label,
        value: write(point.values[index] ?? null),
        color: series.color,
        dash: series.dash,
      },
    ]
  })
}
