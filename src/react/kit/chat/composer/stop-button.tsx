import { type ReactElement, useRef, useState } from 'react'
import { useAgentChat } from '../../../index.ts'
import { type FindHeir, useFocusHeir } from '../../parts/use-focus-heir.ts'
import { useChatSay } from '../words/use-chat-say.ts'

/** Stops the run. It stays until the server has stopped, so that nobody wonders whether it was heard; then the field takes its focus. */
export function StopButton(): ReactElement {
  const say = useChatSay()
  const { stop } = useAgentChat()
  const [stopping, setStopping] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusHeir(button, theField)
  const label = say(stopping ? 'chat.stopping' : 'chat.stop')

  const press = async (): Promise<void> => {
    if (stopping) return
    setStopping(true)
    const result = await stop()
    if (!result.ok) setStopping(false)
  }

  return (
    <button
      ref={button}
      type="button"
      className="vt-button"
      data-variant="primary"
      data-size="icon"
      aria-label={label}
      title={label}
      aria-busy={stopping || undefined}
      onClick={() => void press()}
    >
      <span className="vt-chat-stop" aria-hidden="true" />
    </button>
  )
}

const theField: FindHeir = (leaving) => {
  const form = leaving.closest('form')
  return () => form?.querySelector('textarea')
}
