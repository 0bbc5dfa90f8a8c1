import type { ReactElement } from 'react'
import { Icon } from '../../icon/icon.tsx'

/** A quiet line about something that did not work, yet did not stop the answer. */
export function WarningNote({ message }: { message: string }): ReactElement {
  return (
    <p className="vt-chat-note" data-tone="warning">
      <Icon name="triangle-alert" />
      <span dir="auto">{message}</span>
    </p>
  )
}
