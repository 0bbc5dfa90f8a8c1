import { createParser, type EventSourceMessage } from 'eventsource-parser'
import {
  type Frame,
  foldFrame,
  initialRunState,
  type NumberedFrame,
  type RunState,
  readFrame,
} from '../../core/index.ts'

export interface SseConnection {
  readonly response: Response
  /** The next event, or undefined at the end. */
  next(): Promise<EventSourceMessage | undefined>
  /** The next numbered frame of a kind. */
  until(kind: Frame['kind']): Promise<NumberedFrame>
  /** All events to the end. */
  rest(): Promise<EventSourceMessage[]>
  drop(): Promise<void>
}

/** Reads an SSE response event by event, as a client does. */
export function readSse(response: Response): SseConnection {
  if (response.body === null) throw new Error('the response has no body')
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })

  const next = async (): Promise<EventSourceMessage | undefined> => {
    while (events.length === 0) {
      const { done, value } = await reader.read()
      if (done) return undefined
      parser.feed(decoder.decode(value, { stream: true }))
    }
    return events.shift()
  }

  return {
    response,
    next,
    async until(kind) {
      for (let event = await next(); event !== undefined; event = await next()) {
        const [numbered] = toFrames([event])
        if (numbered?.frame.kind === kind) return numbered
      }
      throw new Error(`the stream ended without "${kind}"`)
    },
    async rest() {
      const all: EventSourceMessage[] = []
      for (let event = await next(); event !== undefined; event = await next()) all.push(event)
      return all
    },
    drop: () => reader.cancel(),
  }
}

/** The numbered frames among events. */
export function toFrames(events: readonly EventSourceMessage[]): NumberedFrame[] {
  return events.flatMap(({ id, event, data }) => {
    if (event !== undefined || id === undefined) return []
    const frame = readFrame(JSON.parse(data))
    return frame === undefined ? [] : [{ seq: Number(id), frame }]
  })
}

export function fold(frames: readonly NumberedFrame[], state: RunState = initialRunState): RunState {
  return frames.reduce((folded, { seq, frame }) => foldFrame(folded, seq, frame), state)
}
