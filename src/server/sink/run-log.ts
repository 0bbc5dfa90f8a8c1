import {
  diffValues,
  type Frame,
  isTreeNode,
  type NumberedFrame,
  type TreeNode,
  type UiDeltaFrame,
  type UiFrame,
  VitrailError,
} from '../../core/index.ts'
import { firstAfter } from './first-after.ts'

/**
 * One run's frames. Previews are kept as deltas between snapshots, and what a later frame makes redundant is dropped. Of the
 * previews of a view one stub stays where the first was: it holds the view's place among the parts.
 */
export interface RunLog {
  /** Returns the number the frame got. */
  append(frame: Frame): number
  /** The first frame above a number. */
  next(after: number): NumberedFrame | undefined
}

interface Entry extends NumberedFrame {
  size: number
  /** What it is a stage of, until the whole has come. */
  stageOf: string | undefined
}

interface Preview {
  seq: number
  root: TreeNode
  toolCallId: string | undefined
}

/** `maxSize` is in UTF-16 units of JSON. */
export function createRunLog(maxSize: number): RunLog {
  let entries: Entry[] = []
  let seq = 0
  let size = 0
  const previews = new Map<string, Preview>()

  const compact = (whole: string): void => {
    if (!entries.some(({ stageOf }) => stageOf === whole)) return
    entries = entries.flatMap((entry) => (entry.stageOf === whole ? (toStub(entry) ?? []) : entry))
    size = entries.reduce((sum, entry) => sum + entry.size, 0)
  }

  /** The frame as it is kept: previews of a view after the first hold only what changed. */
  const compress = (frame: UiFrame): Frame => {
    const root = previewRoot(frame)
    const previous = previews.get(frame.id)
    if (root === undefined) {
      previews.delete(frame.id)
      return frame
    }
    previews.set(frame.id, { seq: seq + 1, root, toolCallId: frame.toolCallId })
    if (previous === undefined) return frame
    return detach({
      kind: 'ui-delta',
      id: frame.id,
      base: previous.seq,
      ops: diffValues(previous.root, root),
    })
  }

  return {
    append(frame) {
      const kept = frame.kind === 'ui' ? compress(frame) : frame
      const added = sizeOf(kept)
      const whole = wholeOf(frame)
      if (whole !== undefined) compact(whole)
      if (size + added > maxSize && kept.kind !== 'finish' && kept.kind !== 'warning') {
        throw new VitrailError(
          'sink_full',
          `The log of this run holds ${size} units; ${maxSize} are allowed.`,
        )
      }
      // No preview outlives its call.
      if (isOutcome(frame)) {
        for (const [id, { toolCallId }] of previews) if (toolCallId === frame.toolCallId) previews.delete(id)
      }
      seq += 1
      size += added
      entries.push({ seq, frame: kept, size: added, stageOf: stageOf(frame) })
      return seq
    },
    next: (after) => firstAfter(entries, after),
  }
}

/** Text that was cut out of a longer one keeps the whole of it in memory; a copy through JSON does not. */
function detach(delta: UiDeltaFrame): Frame {
  // JSON that was a delta a moment ago.
  return JSON.parse(JSON.stringify(delta)) as UiDeltaFrame
}

function sizeOf(frame: Frame): number {
  return JSON.stringify(frame).length
}

function previewRoot(frame: UiFrame): TreeNode | undefined {
  return frame.partial === true && isTreeNode(frame.props.root) ? frame.props.root : undefined
}

type OutcomeFrame = Extract<Frame, { kind: 'tool-output' | 'tool-error' | 'tool-denied' }>

function isOutcome(frame: Frame): frame is OutcomeFrame {
  return frame.kind === 'tool-output' || frame.kind === 'tool-error' || frame.kind === 'tool-denied'
}

function stageOf(frame: Frame): string | undefined {
  if (frame.kind === 'ui' && previewRoot(frame) !== undefined) return `view ${frame.id}`
  if (frame.kind === 'tool-input-delta') return `call ${frame.toolCallId}`
  return undefined
}

/** The stages that a frame makes redundant. */
function wholeOf(frame: Frame): string | undefined {
  if (frame.kind === 'ui' && previewRoot(frame) === undefined) return `view ${frame.id}`
  if (frame.kind === 'tool-input-available') return `call ${frame.toolCallId}`
  return undefined
}

/** What is kept of a stage: of a snapshot its place, as a held node; of anything else nothing. */
function toStub({ seq, frame }: Entry): Entry | undefined {
  if (frame.kind !== 'ui' || !isTreeNode(frame.props.root)) return undefined
  const root: TreeNode = { type: frame.props.root.type, props: {}, incomplete: true, held: true }
  const stub: UiFrame = { ...frame, props: { root } }
  return { seq, frame: stub, size: sizeOf(stub), stageOf: undefined }
}
