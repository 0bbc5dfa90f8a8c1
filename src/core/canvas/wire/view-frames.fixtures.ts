import fc from 'fast-check'
import type { TreeNode } from '../../tree/node.ts'
import type { CanvasFrame } from './canvas-frame.ts'

const IDS = ['c1', 'c2', 'c3'] as const
const ids = fc.constantFrom(...IDS)
const text = fc.constantFrom('', 'a', 'ab', 'abc', '__proto__')
const list = fc.array(fc.record({ x: fc.nat(3), y: fc.nat(3) }), { maxLength: 30 })
/** Chart-like: much that stays, a little that changes. */
const node: fc.Arbitrary<TreeNode> = fc.oneof(
  fc.record({ type: fc.constant('Chart'), props: fc.record({ title: text, data: list }) }),
  fc.record({
    type: fc.constantFrom('Card', 'Stack'),
    props: fc.record({ title: text }, { requiredKeys: [] }),
    children: fc.array(
      fc.record({ type: fc.constant('Chart'), props: fc.record({ data: list, more: list }) }),
      { maxLength: 3 },
    ),
  }),
)
const base = { v: 1, change: 1, by: 'user', at: 0 } as const
const placed = { component: 'A', version: 1, props: {} } as const
const change = (entries: Extract<CanvasFrame, { kind: 'canvas-change' }>['entries']): CanvasFrame => ({
  kind: 'canvas-change',
  entries,
  canUndo: true,
  canRedo: false,
})

/** Frames of three cards that come, are drawn again and again, go and come back. */
export const viewFrames: fc.Arbitrary<CanvasFrame[]> = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({ id: ids, node, issues: fc.boolean() }).map(
          ({ issues, ...view }): CanvasFrame => ({
            kind: 'canvas-view',
            status: 'ready',
            ...view,
            ...(issues && { issues: [{ code: 'x', path: [], message: 'x', severity: 'warning' }] }),
          }),
        ),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(ids, fc.constantFrom('pending', 'failed', 'ready'))
          .map(([id, status]): CanvasFrame => ({ kind: 'canvas-view', id, status })),
      },
      { weight: 2, arbitrary: ids.map((id) => change([{ ...base, ...placed, op: 'create', id }])) },
      { weight: 1, arbitrary: ids.map((id) => change([{ ...base, op: 'remove', id }])) },
      { weight: 1, arbitrary: fc.constant(change([{ ...base, op: 'clear' }])) },
      { weight: 1, arbitrary: ids.map((id) => change([{ ...base, ...placed, op: 'restore', id }])) },
    ),
    { maxLength: 40 },
  )
  // As they travel: plain objects.
  .map((frames) => JSON.parse(JSON.stringify(frames)))
