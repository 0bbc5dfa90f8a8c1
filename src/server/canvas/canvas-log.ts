import type { CanvasFrame, CanvasState } from '../../core/index.ts'
import { firstAfter } from '../sink/first-after.ts'
import { createWakeUp } from '../sink/wake-up.ts'
import type { Numbered } from '../stream/event-stream.ts'

type NumberedCanvasFrame = Numbered<CanvasFrame>

/** The latest frames of one open canvas. A client that comes back for one that is gone gets the whole canvas instead. */
export interface CanvasLog {
  append(frame: CanvasFrame): void
  /** The number of the last frame. */
  readonly seq: number
  /** The frames after a number, then those to come, until the log ends or the signal aborts. */
  read(after: number, signal: AbortSignal): AsyncIterable<NumberedCanvasFrame>
  /** Its followers come to an end. */
  end(): void
}

interface CanvasLogOptions {
  /** What its frames amount to now. */
  state(): CanvasState
  /**
   * The number before the first frame. Higher than any of an earlier log of the same canvas, so that clients of that one are
   * recognised.
   */
  base: number
  maxFrames?: number
  /** UTF-16 units of JSON. */
  maxSize?: number
}

interface Entry extends NumberedCanvasFrame {
  size: number
}

export function createCanvasLog(options: CanvasLogOptions): CanvasLog {
  const { state, base, maxFrames = 2_000, maxSize = 4 * 1024 * 1024 } = options
  const wakeUp = createWakeUp()
  let entries: Entry[] = []
  let size = 0
  let seq = base
  /** The number of the last frame that was dropped for want of room: a client that has not seen it lacks something. */
  let lost = base
  let ended = false

  const trim = (): void => {
    if (entries.length <= maxFrames && size <= maxSize) return
    let count = 0
    // A quarter at once: trimming for every frame would cost with every frame.
    while (count < entries.length && (entries.length - count > maxFrames * 0.75 || size > maxSize * 0.75)) {
      size -= entries[count]?.size ?? 0
      count += 1
    }
    lost = entries[count - 1]?.seq ?? lost
    entries = entries.slice(count)
  }
  const snapshot = (): NumberedCanvasFrame => {
    const { seq: _, ...whole } = state()
    return { seq, frame: { kind: 'canvas-snapshot', state: whole } }
  }

  async function* follow(after: number, signal: AbortSignal): AsyncIterable<NumberedCanvasFrame> {
    let cursor = after
    while (!signal.aborted) {
      if (cursor < lost || cursor > seq) {
        const whole = snapshot()
        cursor = whole.seq
        yield whole
        continue
      }
      const entry = firstAfter(entries, cursor)
      if (entry !== undefined) {
        cursor = entry.seq
        yield { seq: entry.seq, frame: entry.frame }
      } else if (ended) {
        return
      } else {
        await wakeUp.wait(signal)
      }
    }
  }

  return {
    append(frame) {
      seq += 1
      const isStale = staleBy(frame)
      if (isStale !== undefined && entries.some((entry) => isStale(entry.frame))) {
        entries = entries.filter((entry) => !isStale(entry.frame))
        size = entries.reduce((sum, entry) => sum + entry.size, 0)
      }
      const length = JSON.stringify(frame).length
      size += length
      entries.push({ seq, frame, size: length })
      trim()
      wakeUp.call()
    },
    get seq() {
      return seq
    },
    read: follow,
    end() {
      ended = true
      wakeUp.call()
    },
  }
}

/** Whether a frame shows what a call was writing: it is gone when the call ends. */
function isShownOf(callId: string | undefined, frame: CanvasFrame): boolean {
  return (frame.kind === 'canvas-preview' || frame.kind === 'canvas-changing') && frame.callId === callId
}

/** Which earlier frames mean nothing any more once this one is there. */
function staleBy(frame: CanvasFrame): ((earlier: CanvasFrame) => boolean) | undefined {
  switch (frame.kind) {
    case 'canvas-preview':
      return (earlier) => earlier.kind === 'canvas-preview' && earlier.id === frame.id
    case 'canvas-change':
    case 'canvas-preview-end':
      return frame.callId === undefined ? undefined : (earlier) => isShownOf(frame.callId, earlier)
    case 'canvas-view':
      // Without a node it says only how the one before it is doing.
      return frame.node === undefined
        ? undefined
        : (earlier) => earlier.kind === 'canvas-view' && earlier.id === frame.id
    case 'canvas-snapshot':
      return () => true
    default:
      return undefined
  }
}
