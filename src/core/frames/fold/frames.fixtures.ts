import fc from 'fast-check'
import { diffValues } from '../../delta/diff-values.ts'
import type { TreeNode } from '../../tree/node.ts'
import type { Frame, NumberedFrame, UiFrame } from '../frame.ts'
import { foldFrame } from './fold-frame.ts'
import { initialRunState, type RunState } from './run-state.ts'

export const foldAll = (frames: readonly NumberedFrame[], from: RunState = initialRunState): RunState =>
  frames.reduce((state, { seq, frame }) => foldFrame(state, seq, frame), from)

export const number = (frames: readonly Frame[]): NumberedFrame[] =>
  frames.map((frame, index) => ({ seq: index + 1, frame }))

export const preview = (id: string, root: TreeNode, toolCallId = 'c1'): UiFrame => ({
  kind: 'ui',
  id,
  component: 'genui:tree',
  props: { root },
  partial: true,
  toolCallId,
})

/** A run of plausible and implausible frames over few ids, so that they meet. */
const id = fc.constantFrom('v1', 'v2')
const call = fc.constantFrom('c1', 'c2')
const tree: fc.Arbitrary<TreeNode> = fc.letrec<{ node: TreeNode }>((tie) => ({
  node: fc.record(
    {
      type: fc.constantFrom('Stack', 'Text'),
      props: fc.dictionary(fc.constantFrom('text', 'gap'), fc.string()),
      children: fc.array(tie('node'), { maxLength: 3, depthIdentifier: 'tree' }),
    },
    { requiredKeys: ['type', 'props'] },
  ),
})).node
export const anyFrame: fc.Arbitrary<Frame> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: fc.string() }),
  fc.record({ kind: fc.constant('reasoning' as const), text: fc.string() }),
  fc.record({ kind: fc.constant('tool-input-start' as const), toolCallId: call, name: fc.constant('t') }),
  fc.record({ kind: fc.constant('tool-input-delta' as const), toolCallId: call, text: fc.string() }),
  fc.record({
    kind: fc.constant('tool-input-available' as const),
    toolCallId: call,
    name: fc.constant('t'),
    input: fc.jsonValue(),
  }),
  fc.record({ kind: fc.constant('tool-output' as const), toolCallId: call, output: fc.jsonValue() }),
  fc.record({ kind: fc.constant('tool-error' as const), toolCallId: call, message: fc.string() }),
  fc.tuple(id, tree, call).map(([view, root, toolCallId]) => preview(view, root, toolCallId)),
  fc
    .tuple(id, tree)
    .map(([view, root]): Frame => ({ kind: 'ui', id: view, component: 'genui:tree', props: { root } })),
  id.map(
    (view): Frame => ({
      kind: 'ui',
      id: view,
      component: 'genui:tree',
      props: {},
      partial: true,
      withdrawn: true,
    }),
  ),
  fc.record({ kind: fc.constant('warning' as const), code: fc.string(), message: fc.string() }),
)
export const anyRun: fc.Arbitrary<NumberedFrame[]> = fc
  .array(anyFrame, { maxLength: 30 })
  .map((frames) => number([...frames, { kind: 'finish', reason: 'stop' }]))

/** What a sink does with previews: after a view's first, each travels as the difference to the one before. */
export function withDeltas(frames: readonly NumberedFrame[]): NumberedFrame[] {
  let state = initialRunState
  return frames.map(({ seq, frame }) => {
    const before = state.parts.find(
      (part) => part.type === 'ui' && frame.kind === 'ui' && part.id === frame.id,
    )
    const base = frame.kind === 'ui' ? state.viewSeqs.get(frame.id) : undefined
    state = foldFrame(state, seq, frame)
    const isPreview = frame.kind === 'ui' && frame.partial === true && frame.withdrawn !== true
    if (
      !isPreview ||
      before?.type !== 'ui' ||
      before.partial !== true ||
      before.toolCallId !== frame.toolCallId ||
      base === undefined
    ) {
      return { seq, frame }
    }
    return {
      seq,
      frame: { kind: 'ui-delta', id: frame.id, base, ops: diffValues(before.props.root, frame.props.root) },
    }
  })
}
