import type { Part } from '../../core/index.ts'

/**
 * The failed calls that the model fixed: the next call is of the same tool and has not failed. Known while the retry runs; a
 * failure that the model moved on from, or whose retry failed too, is not among them.
 */
export function retriedCallIds(parts: readonly Part[]): ReadonlySet<string> {
  const retried = new Set<string>()
  const calls = parts.filter((part) => part.type === 'tool')
  calls.forEach((call, index) => {
    const next = calls[index + 1]
    if (call.state !== 'failed' || next?.name !== call.name) return
    if (next.state !== 'failed' && next.state !== 'denied') retried.add(call.toolCallId)
  })
  return retried
}
