import type { ReactElement } from 'react'
import { useSay } from '../words/use-say.ts'
import { WINDOW_SIZES, type WindowSize } from './use-chart-view.ts'

interface Props {
  size: WindowSize
  count: number
  disabled: boolean
  onChange(size: WindowSize): void
}

/** Chooses how many of the last points are drawn. */
export function ChartWindow({ size, count, disabled, onChange }: Props): ReactElement {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={say('chart.window')} className="vt-segments">
      {WINDOW_SIZES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === size}
          disabled={disabled}
          onClick={() => onChange(choice)}
        >
          {choice === 'all' ? say('chart.window.all', { n: count }) : say('chart.window.last', { n: choice })}
        </button>
      ))}
    </div>
  )
}
