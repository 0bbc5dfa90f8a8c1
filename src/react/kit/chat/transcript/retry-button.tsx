import { type ReactElement, useRef } from 'react'
import { useAgentChat } from '../../../index.ts'
import { Icon } from '../../icon/icon.tsx'
import { type FindHeir, useFocusHeir } from '../../parts/use-focus-heir.ts'
import { useChatSay } from '../words/use-chat-say.ts'

/** Asks once more. It gives way to the answer, so the conversation takes its focus. */
export function RetryButton({ quiet }: { quiet?: boolean }): ReactElement {
  const say = useChatSay()
  const { retry, isBusy } = useAgentChat()
  const button = useRef<HTMLButtonElement>(null)
  useFocusHeir(button, theConversation)
  return (
    <button
      ref={button}
      type="button"
      className="vt-button"
      data-variant={quiet ? 'ghost' : undefined}
      data-size="small"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void retry()
      }}
    >
      {!quiet && <Icon name="refresh-cw" />}
      {say('chat.retry')}
    </button>
  )
}

const theConversation: FindHeir = (leaving) => {
  const chat = leaving.closest('.vt-chat')
  return () => chat?.querySelector<HTMLElement>('.vt-chat-scroll')
}
