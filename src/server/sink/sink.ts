import type { Frame, NumberedFrame, UiCapabilities } from '../../core/index.ts'

/** What every server that delivers a run must know of it. */
export interface RunInfo {
  runId: string
  threadId: string
  /** The assistant's message that the run writes. */
  messageId: string
  actorId: string
  /** What the client that asked can draw. */
  uiCapabilities?: UiCapabilities
}

/** Where the frames of runs are buffered and followed from: one numbered, append-only log per run. */
export interface Sink {
  open(run: RunInfo): Promise<void>
  /** Undefined for a run that is not known, or not any more. */
  find(runId: string): Promise<RunInfo | undefined>
  /**
   * Adds a frame and resolves to its number, from 1. Calls need not be awaited: their order is kept. Previews of a view may be
   * kept as deltas and dropped when its final frame has come. Rejects with `sink_full` where the log may not grow further;
   * a `finish` and a `warning` always fit.
   */
  append(runId: string, frame: Frame): Promise<number>
  /** No more frames will come: its followers come to an end. */
  end(runId: string): Promise<void>
  /** The frames above a number, then those that come, until the log ends or the signal aborts. */
  read(runId: string, after: number, signal: AbortSignal): AsyncIterable<NumberedFrame>
  remove(runId: string): Promise<void>
}
