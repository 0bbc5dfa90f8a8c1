import { foldFrame, initialRunState, type UiPart } from 'vitrail'
import type { RunRecord } from './run-record.ts'

/** What a call has drawn so far: its frames, folded as in the chat. */
export function viewOfCall({ frames }: RunRecord, toolCallId: string): UiPart | undefined {
  const { parts } = frames.reduce((run, { seq, frame }) => foldFrame(run, seq, frame), initialRunState)
  return parts.find((part): part is UiPart => part.type === 'ui' && part.toolCallId === toolCallId)
}
