import { type RunState, settleParts, type ThreadMessage } from '../../core/index.ts'
import type { RunInfo } from '../sink/sink.ts'

/** The code of the warning that a message is not in the store. */
export const UNSAVED = 'unsaved'

/** A run's message as it is stored: without the warning that it could not be. */
export function assistantMessage(info: RunInfo, createdAt: number, state: RunState): ThreadMessage {
  const parts = settleParts(state.parts).filter((part) => part.type !== 'warning' || part.code !== UNSAVED)
  return {
    id: info.messageId,
    role: 'assistant',
    parts,
    createdAt,
    runId: info.runId,
    ...(state.finish !== undefined && { finish: state.finish }),
  }
}
