import { VitrailError } from '../../core/index.ts'

interface ServerSentEvent {
  id?: string | number
  event?: string
  data: unknown
}

/** One event as text; the data is written as JSON, which has no raw line ends. */
export function formatEvent({ id, event, data }: ServerSentEvent): string {
  const lines: string[] = []
  if (id !== undefined) lines.push(`id: ${oneLine(String(id))}`)
  if (event !== undefined) lines.push(`event: ${oneLine(event)}`)
  lines.push(`data: ${JSON.stringify(data)}`)
  return `${lines.join('\n')}\n\n`
}

/** A line that clients skip; it keeps proxies from closing a quiet connection. */
export const HEARTBEAT = ':\n\n'

/** A line end in a field would start another field. */
function oneLine(value: string): string {
  if (/[\r\n\0]/.test(value)) {
    throw new VitrailError('sse_field', 'The id and the name of an event must not hold line ends or NUL.')
  }
  return value
}
