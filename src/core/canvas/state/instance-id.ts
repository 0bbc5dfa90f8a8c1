import type { CanvasInstance, CanvasSnapshot } from './instance.ts'

const ID = /^c[1-9]\d{0,14}$/

/** 7 for `c7`; undefined for anything that is not an instance id. */
export function idNumber(id: unknown): number | undefined {
  return typeof id === 'string' && ID.test(id) ? Number(id.slice(1)) : undefined
}

/** The instance with this id, if it is on the canvas. */
export function findInstance(snapshot: CanvasSnapshot, id: unknown): CanvasInstance | undefined {
  return typeof id === 'string' && Object.hasOwn(snapshot.instances, id) ? snapshot.instances[id] : undefined
}
