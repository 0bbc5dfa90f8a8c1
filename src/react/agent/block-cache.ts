import { type Block, type BlockOptions, type ChatMessage, messageBlocks } from '../../client/index.ts'

/** A message with the blocks to draw. Keeps its identity while nothing in it changes. */
export interface BlockMessage extends ChatMessage {
  readonly blocks: readonly Block[]
}

export type BlockCache = (message: ChatMessage) => BlockMessage

/** Adds blocks to messages; the same message yields the same object, so that only what changed is drawn again. */
export function createBlockCache(options: BlockOptions): BlockCache {
  const known = new WeakMap<ChatMessage, BlockMessage>()
  return (message) => {
    const made = known.get(message) ?? { ...message, blocks: messageBlocks(message.parts, options) }
    known.set(message, made)
    return made
  }
}
