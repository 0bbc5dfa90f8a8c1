import type { ThreadMessage } from '../../core/index.ts'

/**
 * Gives each call an id of its own that every provider accepts; some repeat theirs from turn to turn, or leave them empty. Ids are
 * unique in the whole conversation, so that a view named after its call is found again.
 */
export function createCallIds(earlier: readonly ThreadMessage[] = []): (wanted: string) => string {
  const taken = new Set<string>()
  for (const { parts } of earlier) {
    for (const part of parts) if (part.type === 'tool') taken.add(part.toolCallId)
  }
  return (wanted) => {
    const base = wanted.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 60) || 'call'
    let id = base
    for (let n = 2; taken.has(id); n++) id = `${base}-${n}`
    taken.add(id)
    return id
  }
}
