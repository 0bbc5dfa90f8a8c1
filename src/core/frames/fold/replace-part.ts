import type { Part } from '../part.ts'

/** The parts with the one at `index` replaced, or added at the end where the index is -1. */
export function replacePart(parts: readonly Part[], index: number, part: Part): Part[] {
  if (index === -1) return [...parts, part]
  const copy = parts.slice()
  copy[index] = part
  return copy
}

/** The parts without the previews of one call: they never outlive it. */
export function dropPreviews(parts: readonly Part[], toolCallId: string): readonly Part[] {
  const isPreview = (part: Part): boolean =>
    part.type === 'ui' && part.partial === true && part.toolCallId === toolCallId
  return parts.some(isPreview) ? parts.filter((part) => !isPreview(part)) : parts
}
