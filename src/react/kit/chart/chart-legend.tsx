import type { ReactElement } from 'react'
import { useSay } from '../words/use-say.ts'
import type { ChartSeries } from './chart-model.ts'

interface Props {
  series: readonly ChartSeries[]
  hidden: readonly string[]
  lined: boolean
  disabled: boolean
  onToggle(key: string): void
}

/** One switch per series; pressed means drawn. */
export function ChartLegend({ series, hidden, lined, disabled, onToggle }: Props): ReactElement {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={say('chart.series')} data-part="legend">
      {series.map(({ key, label, color, dash }) => (
        <button
          key={key}
          type="button"
          aria-pressed={!hidden.includes(key)}
          disabled={disabled}
          onClick={() => onToggle(key)}
        >
          <Swatch color={color} dash={lined ? dash : undefined} lined={lined} />
          <bdi>{label}</bdi>
        </button>
      ))}
    </div>
  )
}

/** How a series is drawn, small. */
export function Swatch({
  color,
  dash,
  lined,
}: {
  color: string
  dash?: string | undefined
  lined?: boolean
}): ReactElement {
  return (
    <svg data-part="swatch" viewBox="0 0 16 12" aria-hidden="true" style={{ color }}>
      {lined ? (
        <line x1="0" x2="16" y1="6" y2="6" stroke="currentColor" strokeWidth="2.5" strokeDasharray={dash} />
      ) : (
        <rect x="2" width="12" height="12" rx="3" fill="currentColor" />
      )}
    </svg>
  )
}
