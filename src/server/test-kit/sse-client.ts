import {
  type Frame,
  foldFrame,
  initialRunState,
  type NumberedFrame,
  type RunState,
  readFrame,
} from '../../core/index.ts'

/** One event as the wire has it. `event` is absent on numbered frames; a comment has nothing but `comment`. */
export interface SseEvent {
  id?: string
  event?: string
  data?: string
  comment?: string
}

export interface SseConnection {
  readonly response: Response
  /** The next event, or undefined at the end. Comments count where they were asked for. */
  next(): Promise<SseEvent | undefined>
  /** The next numbered frame of a kind. */
  until(kind: Frame['kind']): Promise<NumberedFrame>
  /** All events to the end. */
  rest(): Promise<SseEvent[]>
  drop(): Promise<void>
}

/** Reads an SSE response of ours event by event. */
export function readSse(response: Response, { comments = false } = {}): SseConnection {
  if (response.body === null) throw new Error('the response has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  const next = async (): Promise<SseEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end === -1) {
        const { done, value } = await reader.read()
        if (done) return undefined
        text += value
        continue
      }
      const event = parseEvent(text.slice(0, end))
      text = text.slice(end + 2)
      if (comments || event.comment === undefined) return event
    }
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
      const all: SseEvent[] = []
      for (let event = await next(); event !== undefined; event = await next()) all.push(event)
      return all
    },
    drop: () => reader.cancel(),
  }
}

function parseEvent(block: string): SseEvent {
  const event: SseEvent = {}
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    const field = line.slice(0, colon)
    const value = line.slice(colon + 1).replace(/^ /, '')
    if (field === '') event.comment = value
    else if (field === 'id' || field === 'event' || field === 'data') event[field] = value
    else throw new Error(`unexpected line: ${line}`)
  }
  return event
}

/** The numbered frames among events. */
export function toFrames(events: readonly SseEvent[]): NumberedFrame[] {
  return events.flatMap(({ id, event, data }) => {
    if (event !== undefined || id === undefined || data === undefined) return []
    const frame = readFrame(JSON.parse(data))
    return frame === undefined ? [] : [{ seq: Number(id), frame }]
  })
}

export function fold(frames: readonly NumberedFrame[], state: RunState = initialRunState): RunState {
  return frames.reduce((folded, { seq, frame }) => foldFrame(folded, seq, frame), state)
}

export function runIdOf({ response }: SseConnection): string {
  return response.headers.get('x-vitrail-run-id') ?? ''
}

export function threadIdOf({ response }: SseConnection): string {
  return response.headers.get('x-vitrail-thread-id') ?? ''
}
