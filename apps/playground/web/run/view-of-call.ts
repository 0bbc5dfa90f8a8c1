import { foldFrame, initialRunState, type UiPart } from 'vitrail'
import type { RunRecord } from './run-record.ts'

/** What a call drew, or draws so far: the frames folded as the chat folds them. */
export function viewOfCall({ frames }: RunRecord, toolCallId: string): UiPart | undefined {
  const { parts } = frames.reduce((run, { seq, frame }) => foldFrame(run, seq, frame), initialRunState)
  return parts.find((part): part is UiPart => part.type === 'ui' && part.toolCallId === toolCallId)
}
