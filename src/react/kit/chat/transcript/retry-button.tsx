import type { ReactElement } from 'react'
import { useAgentChat } from '../../../index.ts'
import { Icon } from '../../icon/icon.tsx'
import { useChatSay } from '../words/use-chat-say.ts'

export function RetryButton(): ReactElement {
  const say = useChatSay()
  const { retry, isBusy } = useAgentChat()
  return (
    <button
      type="button"
      className="vt-button"
      data-size="small"
      disabled={isBusy}
      onClick={() => void retry()}
    >
      <Icon name="refresh-cw" />
      {say('chat.retry')}
    </button>
  )
}
