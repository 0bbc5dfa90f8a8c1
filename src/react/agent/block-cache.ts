import { type BlockOptions, type ChatMessage, messageBlocks } from '../../client/index.ts'
import type { BlockMessage } from './use-agent-chat.ts'

/** Adds blocks to messages; the same message gives the same object again, so that only what changed is drawn. */
export function createBlockCache(options: BlockOptions): (message: ChatMessage) => BlockMessage {
  const known = new WeakMap<ChatMessage, BlockMessage>()
  return (message) => {
    const made = known.get(message) ?? { ...message, blocks: messageBlocks(message.parts, options) }
    known.set(message, made)
    return made
  }
}
