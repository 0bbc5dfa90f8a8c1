import type { ReactElement } from 'react'
import { useSay } from '../words/use-say.ts'

export type WindowSize = 'all' | 25 | 10

/** Up to here all points stand side by side. */
export const POINTS_WITHOUT_WINDOW = 25

const SIZES: readonly WindowSize[] = ['all', 25, 10]

/** How many of the last points are drawn. */
export function ChartWindow({
  size,
  count,
  disabled,
  onChange,
}: {
  size: WindowSize
  count: number
  disabled: boolean
  onChange(size: WindowSize): void
}): ReactElement {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={say('chart.window')} className="vt-segments">
      {SIZES.map((choice) => (
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
