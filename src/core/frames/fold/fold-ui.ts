import { applyDelta } from '../../delta/apply-delta.ts'
import { isTreeNode, TREE_COMPONENT } from '../../tree/node.ts'
import type { UiDeltaFrame, UiFinal, UiFrame } from '../frame.ts'
import type { Part, UiPart } from '../part.ts'
import { replacePart } from './replace-part.ts'
import type { RunState } from './run-state.ts'

type Views = Pick<RunState, 'parts' | 'viewSeqs'>

export function foldUi(state: Views, seq: number, frame: UiFrame): Views {
  const index = findView(state.parts, frame.id)
  if (frame.partial === true && (frame.withdrawn === true || Object.keys(frame.props).length === 0)) {
    const part = state.parts[index]
    if (part?.type !== 'ui' || part.partial !== true) return state
    return { parts: state.parts.filter((_, at) => at !== index), viewSeqs: state.viewSeqs }
  }
  const { kind: _, withdrawn: __, ...fields } = frame
  return place(state, seq, index, { type: 'ui', ...fields })
}

/** A delta whose base is not what this state holds is skipped: the next snapshot mends it. */
export function foldUiDelta(state: Views, seq: number, frame: UiDeltaFrame): Views {
  const index = findView(state.parts, frame.id)
  const part = state.parts[index]
  if (part?.type !== 'ui' || state.viewSeqs.get(frame.id) !== frame.base) return state
  const result = applyDelta(part.props.root, frame.ops)
  if (!result.ok || !isTreeNode(result.value)) return state
  if (frame.final !== undefined)
    return place(state, seq, index, finalPart(frame.id, frame.final, result.value))
  return place(state, seq, index, { ...part, props: { root: result.value } })
}

function finalPart(id: string, final: UiFinal, root: { props: Record<string, unknown> }): UiPart {
  return { type: 'ui', id, ...final, props: final.component === TREE_COMPONENT ? { root } : root.props }
}

function findView(parts: readonly Part[], id: string): number {
  return parts.findIndex((part) => part.type === 'ui' && part.id === id)
}

function place(state: Views, seq: number, index: number, part: UiPart): Views {
  return { parts: replacePart(state.parts, index, part), viewSeqs: withSeq(state.viewSeqs, part, seq) }
}

/** Only previews are followed by deltas: a final view leaves nothing here, so the map stays as small as what is being written. */
function withSeq(seqs: Views['viewSeqs'], { id, partial }: UiPart, seq: number): Views['viewSeqs'] {
  if (partial !== true && !seqs.has(id)) return seqs
  const copy = new Map(seqs)
  if (partial === true) copy.set(id, seq)
  else copy.delete(id)
  return copy
}
