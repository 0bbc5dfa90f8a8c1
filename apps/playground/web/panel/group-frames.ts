import { kindOf, type RecordedFrame } from '../run/run-record.ts'

/** Consecutive frames of one kind, as one line of the list. */
export interface FrameGroup {
  kind: string
  first: number
  last: number
  size: number
  /** The time of the first, in milliseconds. */
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

/** Kinds that come many in a row. */
const RUNS = new Set(['text', 'reasoning', 'tool-input-delta', 'ui preview', 'ui-delta preview'])
