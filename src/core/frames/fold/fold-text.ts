import type { Part } from '../part.ts'

/** Text goes on where text was last; after anything else it starts a part of its own. */
export function foldText(parts: readonly Part[], type: 'text' | 'reasoning', text: string): readonly Part[] {
  if (text === '') return parts
  const last = parts[parts.length - 1]
  if (last?.type !== type) return [...parts, { type, text }]
  return [...parts.slice(0, -1), { type, text: last.text + text }]
}
