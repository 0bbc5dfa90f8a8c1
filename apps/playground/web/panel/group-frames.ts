import { kindOf, type RecordedFrame } from '../run/run-record.ts'

/** Frames of one kind in a row, as one line of the list. */
export interface FrameGroup {
  kind: string
  first: number
  last: number
  size: number
  /** Milliseconds of the first. */
  at: number
  frames: readonly RecordedFrame[]
}

export function groupFrames(frames: readonly RecordedFrame[]): FrameGroup[] {
  const groups: FrameGroup[] = []
  for (const frame of frames) {
    const kind = kindOf(frame.frame)
    const group = groups.at(-1)
    if (group === undefined || group.kind !== kind || !RUNS.has(kind)) {
      groups.push({
        kind,
        first: frame.seq,
        last: frame.seq,
        size: frame.size,
        at: frame.at,
        frames: [frame],
      })
    } else {
      groups[groups.length - 1] = {
        ...group,
        last: frame.seq,
        size: group.size + frame.size,
        frames: [...group.frames, frame],
      }
    }
  }
  return groups
}

/** Kinds of which many come in a row. */
const RUNS = new Set(['text', 'reasoning', 'tool-input-delta', 'ui preview', 'ui-delta preview'])
