import { type MouseEvent, type PointerEvent, type ReactElement, useMemo } from 'react'
import { useVitrail } from '../../index.ts'
import { useSay } from '../words/use-say.ts'
import { brushOf } from './brush.ts'
import { layoutCartesian } from './cartesian-layout.ts'
import { type ChartModel, colorOf } from './chart-model.ts'
import { ChartReadout, type ReadoutLine } from './chart-readout.tsx'
import { findMark, placeReadout } from './find-mark.ts'
import { PlotDrawing } from './plot-drawing.tsx'
import { HEIGHT_EM } from './plot-geometry.ts'
import { placeOf, useBrush } from './use-brush.ts'
import type { ChartSelection } from './use-chart-selection.ts'
import { useChartSize } from './use-chart-size.ts'
import type { ChartWriters } from './use-chart-writers.ts'
import { useSelectKeys } from './use-select-keys.ts'
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
  selection: ChartSelection | undefined
}

/** Axes, marks and the readout; the pointer and the arrow keys do the same. */
export function CartesianPlot(props: Props): ReactElement {
  const { model, shown, name, describedBy, writers, onSelect, selection } = props
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

  const brush = useBrush(layout, model, selection)
  const around = useMemo(
    () => (selection === undefined ? undefined : brushOf(layout, model, selection)),
    [layout, model, selection],
  )
  const selectByKey = useSelectKeys({ layout, model, selection, walk, mirrored: rtl, step: onKeyDown })
  const point = walk === undefined ? undefined : model.points[walk.point]
  const lines = point === undefined ? [] : readoutLines(model, shown, walk, writers.value)
  const find = (event: PointerEvent | MouseEvent): Walk | undefined => {
    const { x, y } = placeOf(event)
    return findMark(layout, model, x, y)
  }

  return (
    <div ref={ref} data-part="plot">
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk its marks
        tabIndex={0}
        aria-roledescription={say('chart.roleDescription')}
        aria-label={[`${name}.`, say('chart.arrows'), selection && say('chart.selectKeys')].join(' ').trim()}
        data-selectable={selection === undefined ? undefined : ''}
        aria-describedby={describedBy}
        data-part="canvas"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && walk !== undefined) onSelect?.(walk, event)
          if (!selectByKey(event)) onKeyDown(event)
        }}
        onBlur={() => setWalk(undefined)}
        onPointerMove={(event) => setWalk(brush.move(event) ? undefined : find(event))}
        {...brush.handlers}
        onPointerLeave={() => setWalk(undefined)}
        onClick={(event) => {
          if (brush.endsDrawing()) return
          const found = find(event)
          setWalk(found)
          if (found === undefined) return
          onSelect?.(found, event)
          selection?.press(found.point, event.shiftKey)
        }}
      >
        <PlotDrawing
          model={model}
          layout={layout}
          size={size}
          rtl={rtl}
          walk={walk}
          lines={lines}
          selected={selection?.points}
          brush={brush.rect ?? around}
        />
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

/** The arrow keys walk a scatter plot along the x axis, whatever the order of its points. */
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
    if (point.values[index] === null && asked.length > 1 && model.color !== undefined) return []
    return [
      {
        series: index,
        label: series.label,
        value: write(point.values[index] ?? null),
        color: colorOf(model, index, walk.point),
        dash: series.dash,
      },
    ]
  })
}
