import type { ReactElement } from 'react'

/** Something is to come here; said by `Announcer`, so hidden from those who hear. */
export function Thinking(): ReactElement {
  return (
    <div className="vt-chat-thinking" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
