import type { ReactElement } from 'react'
import { useSay } from '../words/use-say.ts'
import type { ChartSeries } from './chart-model.ts'
import { symbolPath } from './symbols.ts'

interface Props {
  series: readonly ChartSeries[]
  hidden: readonly string[]
  lined: boolean
  /** The values that the colours stand for; each has a shape, too. */
  title: string | undefined
  disabled: boolean
  onToggle(key: string): void
}

/** One switch per series; pressed means drawn. */
export function ChartLegend({ series, hidden, lined, title, disabled, onToggle }: Props): ReactElement {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={title ?? say('chart.series')} data-part="legend">
      {title !== undefined && <bdi data-part="legend-title">{title}</bdi>}
      {series.map(({ key, label, color, dash, symbol }) => (
        <button
          key={key}
          type="button"
          aria-pressed={!hidden.includes(key)}
          disabled={disabled}
          onClick={() => onToggle(key)}
        >
          <Swatch
            color={color}
            dash={lined ? dash : undefined}
            lined={lined}
            symbol={title === undefined ? undefined : symbol}
          />
          <bdi>{label}</bdi>
        </button>
      ))}
    </div>
  )
}

/** A small sample of how a series is drawn. */
export function Swatch({
  color,
  dash,
  lined,
  symbol,
}: {
  color: string
  dash?: string | undefined
  lined?: boolean
  symbol?: number | undefined
}): ReactElement {
  return (
    <svg data-part="swatch" viewBox="0 0 16 12" aria-hidden="true" style={{ color }}>
      {symbol !== undefined ? (
        <path transform="translate(8,6)" d={symbolPath(symbol, 5)} fill="currentColor" />
      ) : lined ? (
        <line x1="0" x2="16" y1="6" y2="6" stroke="currentColor" strokeWidth="2.5" strokeDasharray={dash} />
      ) : (
        <rect x="2" width="12" height="12" rx="3" fill="currentColor" />
      )}
    </svg>
  )
}
