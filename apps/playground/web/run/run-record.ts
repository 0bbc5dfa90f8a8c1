import type { Frame, Issue, NumberedFrame, Repair, StreamMeta } from 'vitrail'

/** A frame as received over the wire. */
export interface RecordedFrame extends NumberedFrame {
  /** The size of its event in bytes. */
  size: number
  /** Milliseconds since the request was sent. */
  at: number
}

/** Everything that one run sent to this page. */
export interface RunRecord {
  readonly runId: string
  readonly question: string
  readonly frames: readonly RecordedFrame[]
  /** The bytes read from its connections, including heartbeats. */
  readonly bytes: number
  /** More than one: the run was resumed. */
  readonly connections: number
  readonly finished: boolean
}

/** Frames beyond this count only towards the bytes. */
const MAX_FRAMES = 5_000

export function startRecord(meta: StreamMeta, question: string): RunRecord {
  return { runId: meta.runId, question, frames: [], bytes: 0, connections: 0, finished: false }
}

/** Adds a frame; one already recorded changes nothing. */
export function addFrame(record: RunRecord, frame: RecordedFrame): RunRecord {
  const last = record.frames.at(-1)?.seq ?? 0
  if (frame.seq <= last || record.frames.length >= MAX_FRAMES) return record
  return {
    ...record,
    frames: [...record.frames, frame],
    finished: record.finished || frame.frame.kind === 'finish',
  }
}

export interface CallRecord {
  toolCallId: string
  name: string
  /** As the model wrote it. */
  raw: string
  /** As it was read. */
  input: unknown
  repairs: readonly Repair[]
  issues: readonly Issue[]
  outcome: 'writing' | 'running' | 'done' | 'failed' | 'denied'
  message?: string
}

/** The calls of a run, in the order they were started. */
export function callsOf(record: RunRecord): CallRecord[] {
  const calls = new Map<string, CallRecord>()
  const change = (id: string, part: Partial<CallRecord>): void => {
    const call = calls.get(id)
    if (call !== undefined) calls.set(id, { ...call, ...part })
  }
  for (const { frame } of record.frames) {
    switch (frame.kind) {
      case 'tool-input-start':
        calls.set(frame.toolCallId, emptyCall(frame.toolCallId, frame.name))
        break
      case 'tool-input-delta':
        change(frame.toolCallId, { raw: (calls.get(frame.toolCallId)?.raw ?? '') + frame.text })
        break
      case 'tool-input-available': {
        const { toolCallId, name, input, issues = [], repairs = [] } = frame
        const call = calls.get(toolCallId) ?? emptyCall(toolCallId, name)
        calls.set(toolCallId, { ...call, input, issues, repairs, outcome: 'running' })
        break
      }
      case 'tool-output':
        change(frame.toolCallId, { outcome: 'done' })
        break
      case 'tool-error': {
        const known = calls.get(frame.toolCallId)?.issues ?? []
        const issues = [...known, ...(frame.issues ?? [])]
        change(frame.toolCallId, { outcome: 'failed', message: frame.message, issues })
        break
      }
      case 'tool-denied':
        change(frame.toolCallId, { outcome: 'denied' })
        break
    }
  }
  return [...calls.values()]
}

function emptyCall(toolCallId: string, name: string): CallRecord {
  return { toolCallId, name, raw: '', input: undefined, repairs: [], issues: [], outcome: 'writing' }
}

export interface Timing {
  firstFrame: number | undefined
  firstPreview: number | undefined
  firstView: number | undefined
  finish: number | undefined
  previews: number
  deltas: number
  bytesByKind: readonly { kind: string; frames: number; bytes: number }[]
}

export function timingOf(record: RunRecord): Timing {
  const first = (matches: (frame: Frame) => boolean) => record.frames.find(({ frame }) => matches(frame))?.at
  const byKind = new Map<string, { kind: string; frames: number; bytes: number }>()
  for (const { frame, size } of record.frames) {
    const kind = kindOf(frame)
    const sum = byKind.get(kind) ?? { kind, frames: 0, bytes: 0 }
    byKind.set(kind, { kind, frames: sum.frames + 1, bytes: sum.bytes + size })
  }
  return {
    firstFrame: record.frames[0]?.at,
    firstPreview: first((frame) => frame.kind === 'ui' && frame.partial === true),
    firstView: first(isFinalView),
    finish: first((frame) => frame.kind === 'finish'),
    previews: record.frames.filter(({ frame }) => isPreview(frame)).length,
    deltas: record.frames.filter(({ frame }) => frame.kind === 'ui-delta').length,
    bytesByKind: [...byKind.values()].sort((a, b) => b.bytes - a.bytes),
  }
}

/** The kind of a frame; previews and final views are different kinds. */
export function kindOf(frame: Frame): string {
  if (frame.kind === 'ui' && frame.withdrawn === true) return 'ui withdrawn'
  return isPreview(frame) ? `${frame.kind} preview` : frame.kind
}

function isPreview(frame: Frame): boolean {
  return (frame.kind === 'ui' && frame.partial === true) || (frame.kind === 'ui-delta' && !frame.final)
}

function isFinalView(frame: Frame): boolean {
  return (frame.kind === 'ui' || frame.kind === 'ui-delta') && !isPreview(frame)
}
