import {
  diffValues,
  type Frame,
  isTreeNode,
  type NumberedFrame,
  type TreeNode,
  type UiFrame,
  VitrailError,
} from '../../core/index.ts'

interface Entry extends NumberedFrame {
  size: number
  /** What it is a stage of; stages are dropped when the whole has come. */
  stageOf: string | undefined
}

/** One run's frames. Previews are kept as deltas between snapshots; what a later frame makes redundant is dropped. */
export interface RunLog {
  /** Returns the number the frame got. */
  append(frame: Frame): number
  /** The first frame above a number. */
  next(after: number): NumberedFrame | undefined
}

/** `maxSize` is in UTF-16 units of JSON. */
export function createRunLog(maxSize: number): RunLog {
  let entries: Entry[] = []
  let seq = 0
  let size = 0
  const previews = new Map<string, { seq: number; root: TreeNode }>()

  const drop = (stageOf: string): void => {
    const kept = entries.filter((entry) => entry.stageOf !== stageOf)
    if (kept.length === entries.length) return
    entries = kept
    size = kept.reduce((sum, entry) => sum + entry.size, 0)
  }

  /** The frame as it is kept: the previews of a view after the first hold only what changed. */
  const compress = (frame: Frame): Frame => {
    if (frame.kind !== 'ui') return frame
    const root = previewRoot(frame)
    const previous = previews.get(frame.id)
    if (root === undefined) {
      previews.delete(frame.id)
      return frame
    }
    previews.set(frame.id, { seq: seq + 1, root })
    if (previous === undefined) return frame
    return { kind: 'ui-delta', id: frame.id, base: previous.seq, ops: diffValues(previous.root, root) }
  }

  return {
    append(frame) {
      const replaced = replacedStages(frame)
      const kept = compress(frame)
      const added = JSON.stringify(kept).length
      if (replaced !== undefined) drop(replaced)
      if (size + added > maxSize && kept.kind !== 'finish' && kept.kind !== 'warning') {
        throw new VitrailError(
          'sink_full',
          `The log of this run holds ${size} units; ${maxSize} are allowed.`,
        )
      }
      seq += 1
      size += added
      entries.push({ seq, frame: kept, size: added, stageOf: stageOf(frame) })
      return seq
    },
    next(after) {
      let low = 0
      let high = entries.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((entries[middle]?.seq ?? 0) > after) high = middle
        else low = middle + 1
      }
      return entries[low]
    },
  }
}

function previewRoot(frame: UiFrame): TreeNode | undefined {
  return frame.partial === true && isTreeNode(frame.props.root) ? frame.props.root : undefined
}

function stageOf(frame: Frame): string | undefined {
  if (frame.kind === 'ui' && previewRoot(frame) !== undefined) return `view ${frame.id}`
  if (frame.kind === 'tool-input-delta') return `call ${frame.toolCallId}`
  return undefined
}

function replacedStages(frame: Frame): string | undefined {
  if (frame.kind === 'ui' && previewRoot(frame) === undefined) return `view ${frame.id}`
  if (frame.kind === 'tool-input-available') return `call ${frame.toolCallId}`
  return undefined
}
