import type { ReactElement } from 'react'
import type { Format } from '../environment/use-format.ts'
import { ChartLegend } from './chart-legend.tsx'
import type { ChartModel } from './chart-model.ts'
import { ChartShades } from './chart-shades.tsx'
import { ChartWindow } from './chart-window.tsx'
import type { ChartView } from './use-chart-view.ts'

interface Props {
  /** The model with all its points. */
  model: ChartModel
  view: ChartView
  write: Format
  disabled: boolean
}

/** Controls for which series and how many points are shown; draws nothing where there is no choice. */
export function ChartControls({ model, view, write, disabled }: Props): ReactElement | null {
  const { series, points, kind, color } = model
  const legend = series.length > 1 || (color !== undefined && color.range === undefined)
  const shades = color?.range !== undefined
  if (!legend && !shades && !view.windowed) return null
  return (
    <div data-part="controls">
      {legend && (
        <ChartLegend
          series={series}
          hidden={view.hidden}
          lined={kind === 'line'}
          title={color?.label}
          disabled={disabled}
          onToggle={view.toggle}
        />
      )}
      {color !== undefined && <ChartShades color={color} write={write} />}
      {view.windowed && (
        <ChartWindow size={view.size} count={points.length} disabled={disabled} onChange={view.setSize} />
      )}
    </div>
  )
}
