import type { FinishReason, Usage } from '../frame.ts'
import type { Part } from '../part.ts'

/** What the frames of one run amount to so far. Immutable; unchanged parts keep their identity. */
export interface RunState {
  /** The last sequence number applied; 0 before the first. */
  readonly seq: number
  readonly parts: readonly Part[]
  /** The model step that runs, from 1; 0 before the first. */
  readonly step: number
  /** Summed over the steps. */
  readonly usage?: Usage
  readonly title?: string
  readonly finish?: { reason: FinishReason; error?: { code: string; message: string } }
  /** For each preview, the sequence number of the frame it reflects: what a delta names as its base. */
  readonly viewSeqs: ReadonlyMap<string, number>
}

/** The state before the first frame. */
export const initialRunState: RunState = Object.freeze({
  seq: 0,
  parts: Object.freeze([]),
  step: 0,
  viewSeqs: new Map<string, number>(),
})
