import type { ReactElement } from 'react'
import type { BlockMessage } from '../../../index.ts'
import { Icon } from '../../icon/icon.tsx'
import { useChatSay } from '../words/use-chat-say.ts'
import { ActionChip } from './action-chip.tsx'
import { RetryButton } from './retry-button.tsx'

/** What the person said or did. */
export function UserMessage({ message }: { message: BlockMessage }): ReactElement {
  const say = useChatSay()
  const text = message.blocks.map((block) => (block.kind === 'text' ? block.part.text : '')).join('\n')
  return (
    <div className="vt-chat-user" data-delivery={message.delivery}>
      <span className="vt-visually-hidden">{say('chat.you')}</span>
      {message.action === undefined ? (
        <p data-part="bubble" dir="auto">
          {text}
        </p>
      ) : (
        <ActionChip action={message.action} />
      )}
      {message.delivery === 'failed' && <Unsent />}
    </div>
  )
}

function Unsent(): ReactElement {
  const say = useChatSay()
  return (
    <p data-part="unsent">
      <Icon name="circle-alert" />
      <span>{say('chat.unsent')}</span>
      <RetryButton quiet />
    </p>
  )
}
