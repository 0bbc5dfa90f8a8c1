import type { ReactElement } from 'react'

/** Shows that something is still to come. `Announcer` says so aloud, so this is hidden from screen readers. */
export function Thinking(): ReactElement {
  return (
    <div className="vt-chat-thinking" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
