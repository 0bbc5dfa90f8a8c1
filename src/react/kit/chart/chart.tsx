import { type ReactElement, useId, useMemo } from 'react'
import type { ChartProps } from '../../../kit/index.ts'
import { useViewFinal, useVitrail } from '../../index.ts'
import { usePrinted } from '../environment/printed.ts'
import { useFormat } from '../environment/use-format.ts'
import { Title } from '../parts/title.tsx'
import { KitPlaceholder } from '../placeholder/kit-placeholder.tsx'
import { isBlank, readText } from '../read/lenient.ts'
import { readFormat } from '../read/read-format.ts'
import { SelectionNote } from '../selection/selection-note.tsx'
import { useSay } from '../words/use-say.ts'
import { CartesianPlot } from './cartesian-plot.tsx'
import { ChartControls } from './chart-controls.tsx'
import { type ChartModel, isRound } from './chart-model.ts'
import { ChartTwin } from './chart-twin.tsx'
import { readChart } from './read-chart.ts'
import { RoundPlot } from './round-plot.tsx'
import { StaticPlot } from './static-plot.tsx'
import { summarizeChart } from './summarize-chart.ts'
import { useChartSelection } from './use-chart-selection.ts'
import { useChartView } from './use-chart-view.ts'
import { useChartWriters } from './use-chart-writers.ts'
import { useSelectMark } from './use-select-mark.ts'
import { writeX } from './write-x.ts'

/** Draws Chart of `vitrail/kit`. */
export function Chart(props: ChartProps): ReactElement {
  const say = useSay()
  const final = useViewFinal()
  const printed = usePrinted()
  const write = useFormat()
  const { locale, timeZone } = useVitrail()
  const titleId = useId()
  const summaryId = useId()
  const format = useMemo(() => readFormat(props, 'number'), [props])
  const whole = useMemo(
    () =>
      readChart(props, {
        writeX: writeX(props, { write, say, context: { locale, timeZone } }),
        timeZone,
        rest: say('chart.rest'),
      }),
    [props, write, say, locale, timeZone],
  )
  const view = useChartView(whole)
  const writers = useChartWriters(whole.axis, format)
  const select = useSelectMark(props, view.model)
  const selection = useChartSelection(view.model)

  const title = readText(props.title)
  const subtitle = readText(props.subtitle)
  const name = isBlank(title) ? say(`chart.type.${whole.kind}`) : title
  const axes = axisTitles(props, whole, format.unit)
  const Plot = printed ? StaticPlot : CartesianPlot
  const plot = { model: view.model, name, describedBy: summaryId, writers, onSelect: select, selection }

  return (
    <figure
      className="vt-chart vt-block"
      data-kind={whole.kind}
      aria-labelledby={isBlank(title) ? undefined : titleId}
    >
      {!isBlank(title + subtitle) && (
        <figcaption>
          <Title id={titleId} text={title} />
          {!isBlank(subtitle) && (
            <p data-part="subtitle" dir="auto">
              {subtitle}
            </p>
          )}
        </figcaption>
      )}
      {isEmpty(whole) && !final && <KitPlaceholder shape="chart" />}
      {isEmpty(whole) && final && (
        <div className="vt-panel" data-part="panel">
          <p data-part="empty">{say('chart.empty')}</p>
        </div>
      )}
      {!isEmpty(whole) && (
        <div className="vt-panel" data-part="panel">
          <ChartControls model={whole} view={view} write={write} disabled={!final || printed} />
          <AxisTitle text={axes.above} />
          {isRound(whole.kind) ? <RoundPlot {...plot} /> : <Plot {...plot} shown={view.shown} />}
          <AxisTitle text={axes.below} />
          <p id={summaryId} className="vt-visually-hidden">
            {readText(props.summary) || summarizeChart(whole, say, writers.value)}
          </p>
          <div data-part="footer">
            <ChartTwin
              model={whole}
              name={name}
              xLabel={readText(props.xLabel) || readText(props.xKey)}
              format={format}
              write={write}
            />
            {selection !== undefined && (
              <SelectionNote
                text={
                  selection.points &&
                  say('selection.count', { n: selection.points.size, total: view.model.points.length })
                }
                onClear={selection.clear}
              />
            )}
            {whole.given > whole.points.length && (
              <p>{say('chart.pointsOf', { shown: whole.points.length, n: whole.given })}</p>
            )}
          </div>
        </div>
      )}
    </figure>
  )
}

function AxisTitle({ text }: { text: string }): ReactElement | null {
  if (isBlank(text)) return null
  return (
    <p data-part="axis-title" dir="auto">
      {text}
    </p>
  )
}

function isEmpty({ kind, points }: ChartModel): boolean {
  const draws = (value: number | null) => value !== null && (!isRound(kind) || value > 0)
  return !points.some(({ values }) => values.some(draws))
}

/** The name of the vertical axis, above the drawing, with its unit where the ticks omit that. */
function axisTitles(
  { xLabel, yLabel }: ChartProps,
  { kind, horizontal }: ChartModel,
  unit: string | undefined,
): { above: string; below: string } {
  if (isRound(kind)) return { above: '', below: '' }
  const values = [readText(yLabel), unit === undefined ? '' : `(${unit})`]
    .filter((part) => part !== '')
    .join(' ')
  const valueTitle = values === `(${unit})` ? (unit ?? '') : values
  return horizontal
    ? { above: readText(xLabel), below: valueTitle }
    : { above: valueTitle, below: readText(xLabel) }
}
