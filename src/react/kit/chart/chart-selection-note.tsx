import type { ReactElement } from 'react'
import { useSay } from '../words/use-say.ts'
import type { ChartSelection } from './use-chart-selection.ts'

/** How much is selected, and the way back to nothing. */
export function ChartSelectionNote({
  selection,
  total,
}: {
  selection: ChartSelection
  total: number
}): ReactElement {
  const say = useSay()
  const { points } = selection
  return (
    <p data-part="selection">
      <span role="status">{points !== undefined && say('selection.count', { n: points.size, total })}</span>
      {points !== undefined && (
        <button
          type="button"
          className="vt-button"
          data-variant="ghost"
          data-size="small"
          onClick={() => selection.clear()}
        >
          {say('selection.clear')}
        </button>
      )}
    </p>
  )
}
