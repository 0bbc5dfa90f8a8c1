import type { DropTarget } from './place-card.ts'

const INTO = 'into:'

/** The id of the drop zone inside a container. */
export function insideOf(container: string): string {
  return `${INTO}${container}`
}

export function readDropTarget(id: string | number): DropTarget {
  const text = String(id)
  return text.startsWith(INTO) ? { container: text.slice(INTO.length) } : { card: text }
}
