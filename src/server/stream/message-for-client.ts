import { foldFrame, initialRunState, type ThreadMessage, type UiCapabilities } from '../../core/index.ts'
import { createFrameEncoder } from './frame-encoder.ts'
import { messageToFrames } from './message-to-frames.ts'

/** A stored message as this client would have seen it live: views it can't draw are text. */
export function messageForClient(
  { presses: _, ...message }: ThreadMessage,
  uiCapabilities: UiCapabilities | undefined,
): ThreadMessage {
  if (uiCapabilities === undefined || message.role === 'user') return message
  const encoder = createFrameEncoder({ uiCapabilities })
  let state = initialRunState
  for (const numbered of messageToFrames({ parts: message.parts })) {
    const sent = encoder.encode(numbered)
    if (sent !== undefined) state = foldFrame(state, sent.seq, sent.frame)
  }
  return { ...message, parts: [...state.parts] }
}
