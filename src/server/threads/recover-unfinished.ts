import { endParts, type Part, type ThreadMessage } from '../../core/index.ts'
import type { Store } from '../store/store.ts'
import type { Threads } from './threads.ts'

/** Ends the messages that a stopped server left unfinished. Their runs are gone, so nobody can answer their approvals any more. */
export async function recoverUnfinished(store: Store, threads: Threads): Promise<void> {
  for (const { threadId, message } of await store.listUnfinished()) {
    // Not awaited: a store that can't be written now must not hold up the start.
    void threads.save(threadId, endMessage(message))
  }
}

function endMessage(message: ThreadMessage): ThreadMessage {
  return {
    ...message,
    parts: endParts(message.parts.map(expire)),
    finish: {
      reason: 'error',
      error: { code: 'interrupted', message: 'The server stopped before this answer was complete.' },
    },
  }
}

function expire(part: Part): Part {
  return part.type === 'approval' && part.state === 'requested' ? { ...part, state: 'expired' } : part
}
