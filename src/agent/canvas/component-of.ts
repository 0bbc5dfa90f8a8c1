import type { LiveCanvas } from '../../core/index.ts'

/** The component of an instance that is on the canvas or was there once. */
export function componentOf(canvas: LiveCanvas, id: string): string | undefined {
  const instance = canvas.state().snapshot.instances[id]
  if (instance !== undefined) return instance.component
  for (const entry of canvas.trace()) if (entry.op === 'create' && entry.id === id) return entry.component
  return undefined
}
