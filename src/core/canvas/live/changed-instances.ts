import type { CanvasInstance, CanvasSnapshot } from '../state/instance.ts'

/** What must be drawn again, and what is gone, after a change. */
export function changedInstances(
  before: CanvasSnapshot,
  after: CanvasSnapshot,
): { drawn: CanvasInstance[]; gone: string[] } {
  return {
    drawn: Object.values(after.instances).filter(
      ({ id, props, version }) =>
        before.instances[id]?.props !== props || before.instances[id]?.version !== version,
    ),
    gone: Object.keys(before.instances).filter((id) => !Object.hasOwn(after.instances, id)),
  }
}
