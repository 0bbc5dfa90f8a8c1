import type { ReactElement } from 'react'
import { useAgentChat } from '../../../index.ts'
import { useChatSay } from '../words/use-chat-say.ts'
import { MessageView } from './message-view.tsx'
import { Thinking } from './thinking.tsx'

/**
 * The conversation, oldest first. A log, but not a live one: what streams would be read out word by word; `Announcer` says each
 * answer once instead.
 */
export function Transcript(): ReactElement {
  const say = useChatSay()
  const { messages, threadId, status, isBusy } = useAgentChat()
  const followed = status === 'streaming' || status === 'reconnecting'
  const unanswered = isBusy && status !== 'loading' && messages.at(-1)?.role === 'user'
  return (
    <div role="log" aria-live="off" aria-label={say('chat.conversation')} className="vt-chat-log">
      <ol>
        {messages.map((message, index) => {
          const last = index === messages.length - 1
          return (
            <MessageView
              key={message.id}
              message={message}
              threadId={threadId}
              last={last}
              live={last && followed && message.finish === undefined}
            />
          )
        })}
        {unanswered && (
          <li className="vt-chat-message" data-role="assistant" aria-hidden="true">
            <Thinking />
          </li>
        )}
      </ol>
    </div>
  )
}
