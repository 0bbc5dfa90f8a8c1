import { type ReactElement, useState } from 'react'
import { useAgentChat } from '../../../index.ts'
import { useChatSay } from '../words/use-chat-say.ts'

/** Stops the run. It stays until the server has stopped, so that nobody wonders whether it was heard. */
export function StopButton(): ReactElement {
  const say = useChatSay()
  const { stop } = useAgentChat()
  const [stopping, setStopping] = useState(false)
  const label = say(stopping ? 'chat.stopping' : 'chat.stop')

  const press = async (): Promise<void> => {
    if (stopping) return
    setStopping(true)
    const result = await stop()
    if (!result.ok) setStopping(false)
  }

  return (
    <button
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
