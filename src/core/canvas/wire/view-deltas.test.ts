import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../../tree/node.ts'
import type { CanvasFrame } from './canvas-frame.ts'
import { EMPTY_CANVAS_STATE } from './canvas-state.ts'
import { foldCanvas } from './fold-canvas.ts'
import { readCanvasFrame } from './read-canvas-frame.ts'
import { createViewDeltas } from './view-deltas.ts'
import { viewFrames } from './view-frames.fixtures.ts'

const asSent = (frame: CanvasFrame): CanvasFrame => {
  const read = readCanvasFrame(JSON.parse(JSON.stringify(frame)))
  if (read === undefined) throw new Error('a frame could not be read')
  return read
}
const numbers = (count: number, changed: readonly number[] = []): TreeNode => ({
  type: 'Chart',
  props: { data: Array.from({ length: count }, (_, x) => ({ x, y: changed.includes(x) ? 9 : 1 })) },
})
const view = (node: TreeNode): CanvasFrame => ({ kind: 'canvas-view', id: 'c1', status: 'ready', node })

describe('views as what changed in them', () => {
  it('are the same canvas for a client that is cut off anywhere', () => {
    fc.assert(
      fc.property(viewFrames, fc.array(fc.nat(39), { maxLength: 3 }), (frames, cuts) => {
        let whole = EMPTY_CANVAS_STATE
        let client = EMPTY_CANVAS_STATE
        let shorten = createViewDeltas()
        for (const [index, frame] of frames.entries()) {
          const seq = index + 1
          if (cuts.includes(index)) shorten = createViewDeltas()
          whole = foldCanvas(whole, seq, frame)
          client = foldCanvas(client, seq, asSent(shorten(frame)))
          expect(client).toEqual(whole)
        }
      }),
      { numRuns: 200, seed: 5 },
    )
  })

  it('go out where that is much shorter', () => {
    const shorten = createViewDeltas()
    expect(shorten(view(numbers(500)))).toMatchObject({ kind: 'canvas-view' })
    const delta = shorten(view(numbers(500, [3, 400])))
    expect(delta).toEqual({
      kind: 'canvas-view-delta',
      id: 'c1',
      ops: [3, 400].map((at) => ['set', ['props', 'data', at, 'y'], 9]),
    })
    expect(shorten(view(numbers(5)))).toMatchObject({ kind: 'canvas-view' })
    expect(shorten(view({ type: 'Other', props: {} }))).toMatchObject({ kind: 'canvas-view' })
  })

  it('begin with a snapshot of what is drawn', () => {
    const shorten = createViewDeltas()
    const { seq: _, ...state } = EMPTY_CANVAS_STATE
    const views = { c1: { status: 'ready', node: numbers(500) } } as const
    shorten({ kind: 'canvas-snapshot', state: { ...state, views } })
    expect(shorten(view(numbers(500, [1])))).toMatchObject({ kind: 'canvas-view-delta' })
  })

  it.each<[string, unknown[]]>([
    ['does not fit', [['push', ['props', 'none'], 1]]],
    ['leaves no node', [['set', [], 'text']]],
    ['is no delta', ['odd', null, [7]]],
  ])('change nothing where one %s', (_, ops) => {
    const entry = {
      v: 1,
      change: 1,
      by: 'user',
      at: 0,
      op: 'create',
      id: 'c1',
      component: 'A',
      version: 1,
      props: {},
    }
    const change = { kind: 'canvas-change', entries: [entry], canUndo: true, canRedo: false }
    const frames = [change, view(numbers(3)), { kind: 'canvas-view-delta', id: 'c1', ops }]
    const states = [EMPTY_CANVAS_STATE]
    for (const [index, frame] of frames.entries()) {
      const read = readCanvasFrame(frame)
      if (read !== undefined) states.push(foldCanvas(states[index] ?? EMPTY_CANVAS_STATE, index + 1, read))
    }
    expect(states).toHaveLength(4)
    expect(states[3]?.views).toEqual(states[2]?.views)
  })
})
