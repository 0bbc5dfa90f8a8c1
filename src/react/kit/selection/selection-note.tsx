import type { ReactElement } from 'react'
import { useSay } from '../words/use-say.ts'

interface Props {
  /** How much is selected, in words; undefined where nothing is. */
  text: string | undefined
  onClear(): void
}

/** How much is selected, and the way back to nothing. */
export function SelectionNote({ text, onClear }: Props): ReactElement {
  const say = useSay()
  return (
    <p className="vt-selection-note">
      <span role="status">{text}</span>
      {text !== undefined && (
        <button type="button" className="vt-button" data-variant="ghost" data-size="small" onClick={onClear}>
          {say('selection.clear')}
        </button>
      )}
    </p>
  )
}
