import { diffValues } from '../../delta/diff-values.ts'
import type { TreeNode } from '../../tree/node.ts'
import type { CanvasFrame } from './canvas-frame.ts'

/** A delta is sent where it is at most this part of the view. */
const MOST = 0.5

/**
 * Turns the frames of one connection, in order, into what its client needs: of a view that it was sent before, what changed, where
 * that is much shorter. The first view of each card on a connection comes whole, so nothing need be known of what a client had.
 */
export function createViewDeltas(): (frame: CanvasFrame) => CanvasFrame {
  /** What was sent last of each card. */
  const sent = new Map<string, TreeNode>()

  const view = (frame: Extract<CanvasFrame, { kind: 'canvas-view' }>): CanvasFrame => {
    const { id, status, node, issues } = frame
    const before = sent.get(id)
    if (node !== undefined) sent.set(id, node)
    else if (status === 'ready') sent.delete(id)
    if (before === undefined || node === undefined || status !== 'ready') return frame
    const ops = diffValues(before, node)
    if (JSON.stringify(ops).length > JSON.stringify(node).length * MOST) return frame
    return { kind: 'canvas-view-delta', id, ops, ...(issues !== undefined && { issues }) }
  }

  return (frame) => {
    switch (frame.kind) {
      case 'canvas-view':
        return view(frame)
      case 'canvas-change':
        for (const entry of frame.entries) {
          // A card that went comes back without what was drawn.
          if (entry.op === 'remove' || entry.op === 'clear') sent.clear()
          else if (entry.op === 'create' || entry.op === 'restore') sent.delete(entry.id)
        }
        return frame
      case 'canvas-snapshot':
        sent.clear()
        for (const [id, { node }] of Object.entries(frame.state.views)) {
          if (node !== undefined) sent.set(id, node)
        }
        return frame
      default:
        return frame
    }
  }
}
