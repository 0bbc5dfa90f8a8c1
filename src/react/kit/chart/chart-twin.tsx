import { type ReactElement, useRef, useState } from 'react'
import type { ValueFormat } from '../../../core/index.ts'
import { usePrinted } from '../environment/printed.ts'
import type { Format } from '../environment/use-format.ts'
import { Icon } from '../icon/icon.tsx'
import { ScrollRegion } from '../parts/scroll-region.tsx'
import { useSay } from '../words/use-say.ts'
import type { ChartModel, ChartPoint } from './chart-model.ts'

const MAX_ROWS = 100

/** The same numbers as a table, for those who would rather read than look. */
export function ChartTwin({
  model,
  name,
  xLabel,
  format,
  write,
}: {
  model: ChartModel
  name: string
  xLabel: string
  format: ValueFormat
  write: Format
}): ReactElement {
  const say = useSay()
  const printed = usePrinted()
  const [all, setAll] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const rows = all || printed ? model.points : model.points.slice(0, MAX_ROWS)
  const left = model.points.length - rows.length
  // Values shown by colour get a column of their own.
  const columns =
    model.color === undefined
      ? model.series.map(({ label }) => label)
      : [model.color.measure, model.color.label]
  const cellsOf = ({ values, colored }: ChartPoint): string[] =>
    model.color === undefined
      ? values.map((value) => write(value, format))
      : [
          write(
            values.find((value) => value !== null),
            format,
          ),
          colored,
        ]
  return (
    <details data-part="twin">
      <summary>
        <Icon name="chevron-right" />
        {say('chart.showData')}
      </summary>
      <ScrollRegion ref={region} label={name}>
        <table>
          <thead>
            <tr>
              <th scope="col" dir="auto">
                {xLabel}
              </th>
              {columns.map((label, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of one order
                <th key={index} scope="col" dir="auto">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((point) => (
              <tr key={point.row}>
                <th scope="row" dir="auto">
                  {point.label}
                </th>
                {cellsOf(point).map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns of one order
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {left > 0 && (
        <button
          type="button"
          className="vt-button"
          data-variant="ghost"
          data-size="small"
          onClick={() => {
            // The button is about to go; the rows take its focus.
            region.current?.focus({ preventScroll: true })
            setAll(true)
          }}
        >
          {say('fold.more', { n: left })}
        </button>
      )}
    </details>
  )
}
