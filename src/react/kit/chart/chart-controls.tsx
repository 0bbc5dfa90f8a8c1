import type { ReactElement } from 'react'
import { ChartLegend } from './chart-legend.tsx'
import type { ChartModel } from './chart-model.ts'
import { ChartWindow } from './chart-window.tsx'
import type { ChartView } from './use-chart-view.ts'

interface Props {
  /** With all its points. */
  model: ChartModel
  view: ChartView
  disabled: boolean
}

/** What the person may choose: which series, how many points. Nothing where there is no choice. */
export function ChartControls({ model, view, disabled }: Props): ReactElement | null {
  const { series, points, kind } = model
  const legend = series.length > 1
  if (!legend && !view.windowed) return null
  return (
    <div data-part="controls">
      {legend && (
        <ChartLegend
          series={series}
          hidden={view.hidden}
          lined={kind === 'line'}
          disabled={disabled}
          onToggle={view.toggle}
        />
      )}
      {view.windowed && (
        <ChartWindow size={view.size} count={points.length} disabled={disabled} onChange={view.setSize} />
      )}
    </div>
  )
}
