import { type ReactElement, useSyncExternalStore } from 'react'
import { useAgentChat, useViewStateStore } from '../../index.ts'
import { Icon } from '../icon/icon.tsx'
import { RetryButton } from './transcript/retry-button.tsx'
import { WarningNote } from './transcript/warning-note.tsx'
import { useChatSay } from './words/use-chat-say.ts'

/** What went wrong with the conversation as a whole, each with a way on. */
export function ChatNotices(): ReactElement {
  const say = useChatSay()
  const { status, error, messages } = useAgentChat()
  const store = useViewStateStore()
  const unsaved = useSyncExternalStore(store.subscribe, store.failure, store.failure)
  // A message that was not sent says so itself.
  const hasUnsent = messages.some(({ delivery }) => delivery === 'failed')
  return (
    <div className="vt-chat-notices">
      {/* There before its words are: a region that comes with them is not read out. */}
      <div role="status" className="vt-live">
        {status === 'reconnecting' && (
          <p className="vt-chat-note">
            <span className="vt-chat-spinner" aria-hidden="true" />
            {say('chat.reconnecting')}
          </p>
        )}
      </div>
      {error !== undefined && (
        <div className="vt-chat-problem" role="alert" data-tone="danger">
          <Icon name="circle-x" />
          <p dir="auto">{error.code === 'disconnected' ? say('chat.disconnected') : error.message}</p>
          {(!hasUnsent || error.code === 'run_active') && <RetryButton />}
        </div>
      )}
      {unsaved !== undefined && <WarningNote message={say('chat.viewUnsaved')} />}
    </div>
  )
}
