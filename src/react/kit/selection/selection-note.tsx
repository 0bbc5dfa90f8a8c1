import { type ReactElement, useRef } from 'react'
import { type FindHeir, useFocusHeir } from '../parts/use-focus-heir.ts'
import { useSay } from '../words/use-say.ts'

interface Props {
  /** How much is selected, in words; undefined where nothing is selected. */
  text: string | undefined
  onClear(): void
}

/** How much is selected, with a button that clears it. */
export function SelectionNote({ text, onClear }: Props): ReactElement {
  return (
    <p className="vt-selection-note">
      <span role="status">{text}</span>
      {text !== undefined && <ClearButton onClear={onClear} />}
    </p>
  )
}

/** It goes with the selection; what was selected in takes its focus. */
function ClearButton({ onClear }: Pick<Props, 'onClear'>): ReactElement {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  useFocusHeir(button, whereOneSelects)
  return (
    <button
      ref={button}
      type="button"
      className="vt-button"
      data-variant="ghost"
      data-size="small"
      onClick={onClear}
    >
      {say('selection.clear')}
    </button>
  )
}

const whereOneSelects: FindHeir = (leaving) => {
  const view = leaving.closest('.vt-chart, .vt-datatable')
  return () => view?.querySelector<HTMLElement>('[tabindex="0"]')
}
