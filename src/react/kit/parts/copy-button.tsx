import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useSay } from '../words/use-say.ts'
import { useCopy } from './use-copy.ts'

/** Copies `text`; the label says what it copies, a live region says that it worked. */
export function CopyButton({
  text,
  label,
  disabled,
}: {
  text: string
  label: string
  disabled?: boolean
}): ReactElement {
  const say = useSay()
  const { state, copy } = useCopy()
  const outcome = state === 'ready' ? '' : say(state === 'copied' ? 'code.copied' : 'code.copyFailed')
  return (
    <span className="vt-copy">
      <span role="status" data-part="outcome">
        {outcome}
      </span>
      <button
        type="button"
        className="vt-button"
        data-variant="ghost"
        data-size="icon"
        aria-label={label}
        disabled={disabled}
        onClick={() => copy(text)}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
      </button>
    </span>
  )
}
