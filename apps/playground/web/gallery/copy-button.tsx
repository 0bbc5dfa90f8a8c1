import { type ReactElement, useState } from 'react'
import { Icon } from 'vitrail/react/kit'

/** Copies a text and shows the outcome on the button itself. */
export function CopyButton({ text, label }: { text: string; label: string }): ReactElement {
  const [outcome, setOutcome] = useState<{ text: string; message: string }>()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ text, message: 'Copied' })
    } catch {
      setOutcome({ text, message: 'The browser does not let this page copy' })
    }
  }
  const message = outcome?.text === text ? outcome.message : ''
  return (
    <span className="pg-copy">
      <span role="status">{message}</span>
      <button type="button" className="pg-button" onClick={copy}>
        <Icon name={message === 'Copied' ? 'check' : 'copy'} />
        {label}
      </button>
    </span>
  )
}
