import type { NumberedFrame, StreamOptions, UiCapabilities, VitrailError } from '../../core/index.ts'
import type { RunInfo } from '../sink/sink.ts'
import type { Closing } from './closing.ts'
import { createEventStream, type EventStreamOptions } from './event-stream.ts'
import { createFrameEncoder } from './frame-encoder.ts'

/** What all connections of a server share. */
export interface ConnectionSettings {
  heartbeatMs: number
  closing: Closing
  previews(toolName: string): boolean
  onError(error: VitrailError): void
}

interface ConnectionRequest {
  run: RunInfo
  read(signal: AbortSignal): AsyncIterable<NumberedFrame>
  after?: number
  stream?: StreamOptions
  uiCapabilities?: UiCapabilities | undefined
}

/** The answer that streams a run's frames to one client. */
export function connect(settings: ConnectionSettings, request: ConnectionRequest): Response {
  const { run, read, after = 0, stream = {}, uiCapabilities } = request
  const { runId, threadId, messageId } = run
  return eventStreamResponse(settings, {
    meta: { runId, threadId, messageId },
    read,
    encoder: createFrameEncoder({
      ...stream,
      after,
      previews: settings.previews,
      ...(uiCapabilities !== undefined && { uiCapabilities }),
    }),
    headers: { 'x-vitrail-run-id': runId, 'x-vitrail-thread-id': threadId },
  })
}

type StreamedLog<F> = Pick<EventStreamOptions<F>, 'meta' | 'read' | 'encoder'> & {
  headers: Readonly<Record<string, string>>
}

/** The answer that streams any log to one client. */
export function eventStreamResponse<F>(
  settings: ConnectionSettings,
  { headers, ...log }: StreamedLog<F>,
): Response {
  return new Response(createEventStream({ ...settings, ...log }), {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      ...headers,
    },
  })
}
