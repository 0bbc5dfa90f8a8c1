import type { ReactElement } from 'react'
import type { Part } from '../../../../core/index.ts'
import { useVitrail } from '../../../index.ts'
import { Icon } from '../../icon/icon.tsx'
import { useCopy } from '../../parts/use-copy.ts'
import { useChatSay } from '../words/use-chat-say.ts'
import { messageText } from './message-text.ts'

/** What can be done with a finished answer. */
export function MessageActions({ parts }: { parts: readonly Part[] }): ReactElement | null {
  const say = useChatSay()
  const settings = useVitrail()
  const { state, copy } = useCopy()
  if (!parts.some(({ type }) => type === 'text' || type === 'ui')) return null
  const outcome = state === 'ready' ? '' : say(state === 'copied' ? 'chat.copied' : 'chat.copyFailed')
  return (
    <div className="vt-chat-actions">
      <button
        type="button"
        className="vt-button"
        data-variant="ghost"
        data-size="icon"
        aria-label={say('chat.copy')}
        title={say('chat.copy')}
        onClick={() => copy(messageText(parts, settings, 'markdown'))}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
      </button>
      <span role="status">{outcome}</span>
    </div>
  )
}
