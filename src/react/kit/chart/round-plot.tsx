import { type KeyboardEvent, type MouseEvent, type ReactElement, useMemo } from 'react'
import { usePrinted } from '../environment/printed.ts'
import { useSay } from '../words/use-say.ts'
import { Swatch } from './chart-legend.tsx'
import type { ChartModel } from './chart-model.ts'
import { layoutSlices, type Slice } from './slices.ts'
import type { ChartSelection } from './use-chart-selection.ts'
import type { ChartWriters } from './use-chart-writers.ts'
import type { SelectMark } from './use-select-mark.ts'
import { useWalk } from './use-walk.ts'

const RADIUS = 100

interface Props {
  model: ChartModel
  name: string
  describedBy: string
  writers: ChartWriters
  onSelect: SelectMark | undefined
  selection: ChartSelection | undefined
}

/** Slices beside a list that names them, so that labels never overlap. */
export function RoundPlot(props: Props): ReactElement {
  const { model, name, describedBy, writers, onSelect, selection } = props
  const say = useSay()
  const printed = usePrinted()
  const slices = useMemo(() => layoutSlices(model, RADIUS, say('chart.rest')), [model, say])
  const order = useMemo(() => slices.map((_, index) => index), [slices])
  const { walk, spoken, setWalk, onKeyDown } = useWalk({
    order,
    series: [0],
    mirrored: false,
    sideways: false,
  })
  const focus = walk === undefined ? undefined : slices[walk.point]
  const share = (slice: Slice) => writers.share(slice.share)
  const total = slices.reduce((sum, { value }) => sum + value, 0)

  const select = (slice: Slice | undefined, event: KeyboardEvent | MouseEvent): void => {
    if (slice?.point === undefined) return
    onSelect?.({ point: slice.point, series: 0 }, event)
    selection?.press(slice.point, false)
  }
  const stateOf = ({ point }: Slice) =>
    selection?.points === undefined
      ? undefined
      : point !== undefined && selection.points.has(point)
        ? 'selected'
        : 'dimmed'

  const drawing = (
    <>
      <svg viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`} aria-hidden="true">
        {slices.map((slice, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the drawing do the same
          <path
            key={slice.point ?? 'rest'}
            data-part="slice"
            data-state={stateOf(slice)}
            data-focus={slice === focus ? '' : undefined}
            style={{ color: slice.color }}
            d={slice.path}
            onPointerMove={() => setWalk({ point: index, series: undefined })}
            onClick={(event) => select(slice, event)}
          />
        ))}
      </svg>
      {model.kind === 'donut' && (
        <p data-part="hole" aria-hidden="true">
          <bdi data-part="hole-value">{writers.value(focus === undefined ? total : focus.value)}</bdi>
          <bdi data-part="hole-label">{focus === undefined ? say('chart.total') : share(focus)}</bdi>
        </p>
      )}
    </>
  )

  return (
    <div data-part="round">
      {printed ? (
        <div role="img" aria-label={name} aria-describedby={describedBy} data-part="canvas">
          {drawing}
        </div>
      ) : (
        <div
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk its slices
          tabIndex={0}
          aria-roledescription={say('chart.roleDescription')}
          aria-label={[`${name}.`, say('chart.arrows'), selection && say('chart.selectKeys')]
            .join(' ')
            .trim()}
          aria-describedby={describedBy}
          data-part="canvas"
          onBlur={() => setWalk(undefined)}
          onPointerLeave={() => setWalk(undefined)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') select(focus, event)
            onKeyDown(event)
          }}
        >
          {drawing}
        </div>
      )}
      <ul data-part="slices">
        {slices.map((slice) => (
          <li
            key={slice.point ?? 'rest'}
            data-state={stateOf(slice)}
            data-focus={slice === focus ? '' : undefined}
          >
            <Swatch color={slice.color} />
            <bdi data-part="slice-label">{slice.label}</bdi>
            <bdi data-part="number">{writers.value(slice.value)}</bdi>
            <bdi data-part="share">{share(slice)}</bdi>
          </li>
        ))}
      </ul>
      <p className="vt-visually-hidden" aria-live="polite">
        {spoken &&
          focus !== undefined &&
          say('chart.slice', { x: focus.label, value: writers.value(focus.value), share: share(focus) })}
      </p>
    </div>
  )
}
