import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useCallback,
  useId,
  useMemo,
  useState,
} from 'react'
import { getOwn } from '../../../core/index.ts'
import type { ChartProps } from '../../../kit/index.ts'
import { useAction } from '../../action/use-action.ts'
import { useViewFinal } from '../../node/view-scope.ts'
import { useVitrail } from '../../provider/settings.ts'
import { useFormat } from '../environment/use-format.ts'
import { Title } from '../parts/title.tsx'
import { isBlank, readText } from '../read/lenient.ts'
import { readFormat } from '../read/read-format.ts'
import { useSay } from '../words/use-say.ts'
import { CartesianPlot } from './cartesian-plot.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { type ChartModel, isRound } from './chart-model.ts'
import { ChartTwin } from './chart-twin.tsx'
import { ChartWindow, POINTS_WITHOUT_WINDOW, type WindowSize } from './chart-window.tsx'
import { readChart, rowOf } from './read-chart.ts'
import { RoundPlot } from './round-plot.tsx'
import { summarizeChart } from './summarize-chart.ts'
import type { Walk } from './use-walk.ts'
import { writePosition, writeTick, writeTime } from './write-ticks.ts'

export function Chart(props: ChartProps): ReactElement {
  const say = useSay()
  const final = useViewFinal()
  const write = useFormat()
  const { locale, timeZone, currency } = useVitrail()
  const titleId = useId()
  const summaryId = useId()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [size, setSize] = useState<WindowSize>('all')
  const select = useSelect(props)

  const format = useMemo(() => readFormat(props, 'number'), [props])
  const whole = useMemo(() => readChart(props, (value) => write(value, { format: 'date' })), [props, write])
  const model = useMemo(() => lastPoints(whole, size), [whole, size])
  const shown = useMemo(() => shownSeries(model, hidden), [model, hidden])

  const title = readText(props.title)
  const name = isBlank(title) ? say(`chart.type.${model.kind}`) : title
  const xLabel = readText(props.xLabel)
  const round = isRound(model.kind)
  const empty = !model.points.some(({ values }) =>
    values.some((value) => value !== null && (!round || value > 0)),
  )

  const tick = useCallback(
    (value: number, ticks: readonly number[]) =>
      writeTick(value, ticks, format, { locale, timeZone, currency }),
    [format, locale, timeZone, currency],
  )
  const place = useCallback(
    (value: number, span: number) =>
      model.axis === 'time' ? writeTime(value, span, { locale }) : writePosition(value, { locale }),
    [model.axis, locale],
  )

  const toggle = (key: string): void => {
    setHidden((known) => {
      const next = new Set(known)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }

  return (
    <figure
      className="vt-chart vt-block"
      data-kind={model.kind}
      aria-labelledby={isBlank(title) ? undefined : titleId}
    >
      {!isBlank(title) && (
        <figcaption>
          <Title id={titleId} text={title} />
        </figcaption>
      )}
      <div className="vt-panel" data-part="panel">
        {empty ? (
          <p data-part="empty">{say('chart.empty')}</p>
        ) : (
          <>
            {(model.series.length > 1 || whole.points.length > POINTS_WITHOUT_WINDOW) && (
              <div data-part="bar-of-controls">
                {model.series.length > 1 && (
                  <ChartLegend
                    series={model.series}
                    hidden={hidden}
                    lined={model.kind === 'line'}
                    disabled={!final}
                    onToggle={toggle}
                  />
                )}
                {whole.points.length > POINTS_WITHOUT_WINDOW && !round && model.kind !== 'scatter' && (
                  <ChartWindow size={size} count={whole.points.length} disabled={!final} onChange={setSize} />
                )}
              </div>
            )}
            {axisTitle(props, model, format.unit) !== '' && (
              <p data-part="axis-title" dir="auto">
                {axisTitle(props, model, format.unit)}
              </p>
            )}
            {round ? (
              <RoundPlot
                model={model}
                name={name}
                describedBy={summaryId}
                format={format}
                write={write}
                onSelect={select}
              />
            ) : (
              <CartesianPlot
                model={model}
                shown={shown}
                name={name}
                describedBy={summaryId}
                writeTick={tick}
                writeX={place}
                writeValue={(value) => (value === null ? say('chart.noValue') : write(value, format))}
                onSelect={select}
              />
            )}
            {!isBlank(xLabel) && !round && (
              <p data-part="axis-title" data-axis="x" dir="auto">
                {model.horizontal ? readText(props.yLabel) : xLabel}
              </p>
            )}
          </>
        )}
        <p id={summaryId} className="vt-visually-hidden">
          {readText(props.summary) || summarizeChart(whole, say, (value) => write(value, format))}
        </p>
        {!empty && (
          <footer data-part="footer">
            <ChartTwin
              model={whole}
              name={name}
              xLabel={xLabel || readText(props.xKey)}
              format={format}
              write={write}
            />
            {whole.given > whole.points.length && (
              <p data-part="count">{say('chart.pointsOf', { shown: whole.points.length, n: whole.given })}</p>
            )}
          </footer>
        )}
      </div>
    </figure>
  )
}

function lastPoints(model: ChartModel, size: WindowSize): ChartModel {
  return size === 'all' ? model : { ...model, points: model.points.slice(-size) }
}

function shownSeries(model: ChartModel, hidden: ReadonlySet<string>): number[] {
  return model.series.flatMap(({ key }, index) => (hidden.has(key) ? [] : [index]))
}

/** What stands above the value axis: its name, and its unit where the ticks leave it out. */
function axisTitle(props: ChartProps, model: ChartModel, unit: string | undefined): string {
  if (isRound(model.kind)) return ''
  const label = readText(model.horizontal ? props.xLabel : props.yLabel)
  if (unit === undefined) return label
  return label === '' ? unit : `${label} (${unit})`
}

/** A press on a mark, where the chart names an action. */
function useSelect(props: ChartProps) {
  const { press, disabled } = useAction()
  const action = readText(props.action)
  if (isBlank(action) || disabled) return undefined
  return (walk: Walk, event: KeyboardEvent | MouseEvent): void => {
    const series = Array.isArray(props.series) ? props.series[walk.series ?? 0] : undefined
    const row = rowOf(props.data, walk.point)
    const x = getOwn(row, readText(props.xKey))
    const value = series === undefined ? undefined : getOwn(row, readText(series.key))
    void press(event.nativeEvent, { name: action, payload: { x, series: series?.key, value } })
  }
}
