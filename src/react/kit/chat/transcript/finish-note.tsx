import type { ReactElement } from 'react'
import type { ChatMessage } from '../../../../client/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { useChatSay } from '../words/use-chat-say.ts'
import { finishWords } from './finish-words.ts'
import { RetryButton } from './retry-button.tsx'

/** How an answer ended, where it did not simply end; the last one can be asked for again. */
export function FinishNote({
  finish,
  last,
}: {
  finish: NonNullable<ChatMessage['finish']>
  last: boolean
}): ReactElement | null {
  const say = useChatSay()
  const { reason } = finish
  const words = finishWords(finish, say)
  switch (reason) {
    case 'stop':
    case 'terminal':
      return null
    case 'cancelled':
      return <p className="vt-chat-note">{words}</p>
    case 'limit':
    case 'error':
      return (
        <div className="vt-chat-problem" data-tone={reason === 'error' ? 'danger' : 'warning'}>
          <Icon name={reason === 'error' ? 'circle-x' : 'triangle-alert'} />
          <p dir="auto">{words}</p>
          {last && <RetryButton />}
        </div>
      )
    default: {
      const never: never = reason
      return never
    }
  }
}
