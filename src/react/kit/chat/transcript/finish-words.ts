import type { ChatMessage } from '../../../../client/index.ts'
import type { ChatSay } from '../words/use-chat-say.ts'

/** How an answer ended, where it did not simply end. */
export function finishWords(finish: ChatMessage['finish'], say: ChatSay): string | undefined {
  switch (finish?.reason) {
    case 'cancelled':
      return say('chat.cancelled')
    case 'limit':
      return say('chat.limit')
    case 'error':
      return finish.error?.message ?? say('chat.wentWrong')
    default:
      return undefined
  }
}
