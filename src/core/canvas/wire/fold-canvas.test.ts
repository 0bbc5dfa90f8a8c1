import { describe, expect, it } from 'vitest'
import type { TraceEntry } from '../state/trace-entry.ts'
import type { CanvasFrame } from './canvas-frame.ts'
import { type CanvasState, EMPTY_CANVAS_STATE } from './canvas-state.ts'
import { foldCanvas } from './fold-canvas.ts'
import { readCanvasFrame } from './read-canvas-frame.ts'

const entry = (body: object): TraceEntry => {
  const written = { v: 1, change: 1, by: 'user', at: 0, ...body }
  // The tests write whole bodies.
  return written as TraceEntry
}
const create = (id: string, more: object = {}): TraceEntry =>
  entry({ op: 'create', id, component: 'A', version: 1, props: {}, ...more })
const change = (...entries: TraceEntry[]): Extract<CanvasFrame, { kind: 'canvas-change' }> => ({
  kind: 'canvas-change',
  entries,
  canUndo: true,
  canRedo: false,
})
const preview = (callId: string, id: string, more: object = {}): CanvasFrame => ({
  kind: 'canvas-preview',
  id,
  callId,
  component: 'A',
  props: {},
  ...more,
})
const changing = (callId: string, id: string): CanvasFrame => ({ kind: 'canvas-changing', callId, id })
const node = { type: 'Text', props: { text: 'drawn' } }
const fold = (frames: readonly CanvasFrame[], from: CanvasState = EMPTY_CANVAS_STATE): CanvasState =>
  frames.reduce((state, frame) => foldCanvas(state, state.seq + 1, frame), from)

const READY: CanvasFrame[] = [
  change(create('c1'), create('c2', { parentId: 'c1' })),
  { kind: 'canvas-view', id: 'c1', status: 'ready', node },
  { kind: 'canvas-values', id: 'c1', inputs: { bins: 5, page: 2 }, outputs: { selection: ['a'] } },
]

const rows: [what: string, frames: CanvasFrame[], state: Partial<CanvasState>][] = [
  [
    'new instances, pending',
    READY.slice(0, 1),
    { views: { c1: { status: 'pending' }, c2: { status: 'pending' } }, canUndo: true },
  ],
  [
    'what is drawn',
    READY.slice(0, 2),
    { views: { c1: { status: 'ready', node }, c2: { status: 'pending' } } },
  ],
  [
    'what was drawn, while it is pending',
    [...READY, { kind: 'canvas-view', id: 'c1', status: 'pending' }],
    { views: { c1: { status: 'pending', node }, c2: { status: 'pending' } } },
  ],
  [
    'what was drawn, where it failed, and why',
    [...READY, { kind: 'canvas-view', id: 'c1', status: 'failed', message: 'no' }],
    { views: { c1: { status: 'failed', message: 'no', node }, c2: { status: 'pending' } } },
  ],
  [
    'an update, what is drawn staying until the next view',
    [...READY, change(entry({ op: 'update', id: 'c1', component: 'A', version: 1, props: { a: 1 } }))],
    { views: { c1: { status: 'ready', node }, c2: { status: 'pending' } } },
  ],
  [
    'values by name, others staying',
    [...READY, { kind: 'canvas-values', id: 'c1', inputs: { bins: 9 } }],
    { inputs: { c1: { bins: 9, page: 2 } }, outputs: { c1: { selection: ['a'] } } },
  ],
  [
    'a value taken back',
    [...READY, { kind: 'canvas-values', id: 'c1', inputs: { bins: null }, outputs: { selection: null } }],
    { inputs: { c1: { page: 2 } }, outputs: { c1: {} } },
  ],
  [
    'nothing of what was removed',
    [...READY, change(entry({ op: 'remove', id: 'c1' }))],
    { views: {}, inputs: {}, outputs: {} },
  ],
  [
    'nothing of what was cleared',
    [...READY, change(entry({ op: 'clear' }))],
    { views: {}, inputs: {}, outputs: {} },
  ],
  [
    'a restore, pending and without values',
    [...READY, change(entry({ op: 'clear' })), change(create('c1', { op: 'restore' }))],
    { views: { c1: { status: 'pending' } }, inputs: {} },
  ],
  ['no view of what is not there', [{ kind: 'canvas-view', id: 'c1', status: 'ready', node }], { views: {} }],
  [
    'no values of what is not there',
    [{ kind: 'canvas-values', id: '__proto__', inputs: { a: 1 } }],
    { inputs: {}, outputs: {} },
  ],
  [
    'previews by their ids, in the order they began',
    [preview('b', 'b'), preview('a', 'a'), preview('b', 'b', { props: { x: 1 }, parentId: 'c1' })],
    {
      previews: {
        b: { id: 'b', callId: 'b', component: 'A', props: { x: 1 }, parentId: 'c1' },
        a: { id: 'a', callId: 'a', component: 'A', props: {} },
      },
    },
  ],
  [
    'a preview until it ends, whatever is created meanwhile',
    [preview('a', 'a'), change(create('c1'))],
    { previews: { a: { id: 'a', callId: 'a', component: 'A', props: {} } } },
  ],
  [
    'in place of all previews of a call what it did',
    [
      preview('a', 'a/0'),
      preview('b', 'b'),
      preview('a', 'a/1'),
      { ...change(create('c1'), create('c2')), callId: 'a' },
    ],
    {
      previews: { b: { id: 'b', callId: 'b', component: 'A', props: {} } },
      views: { c1: { status: 'pending' }, c2: { status: 'pending' } },
    },
  ],
  [
    'no preview of a call that ended',
    [
      preview('__proto__', '__proto__'),
      preview('__proto__', '__proto__/1'),
      { kind: 'canvas-preview-end', callId: '__proto__' },
      { kind: 'canvas-preview-end', callId: 'unknown' },
    ],
    { previews: {} },
  ],
  [
    'what is being changed, what is drawn staying',
    [...READY, changing('a', 'c1'), changing('b', 'c2'), changing('c', 'c9')],
    { changing: { a: 'c1', b: 'c2' }, views: { c1: { status: 'ready', node }, c2: { status: 'pending' } } },
  ],
  [
    'no change of a call that ended, nor of what is gone',
    [
      change(create('c1'), create('c2'), create('c3')),
      changing('a', 'c1'),
      changing('b', 'c2'),
      changing('c', 'c3'),
      { kind: 'canvas-preview-end', callId: 'a' },
      change(entry({ op: 'remove', id: 'c2' })),
      { ...change(entry({ op: 'layout', id: 'c3', layout: { width: 'wide' } })), callId: 'c' },
    ],
    { changing: {} },
  ],
]

describe('foldCanvas', () => {
  it.each(rows)('shows %s', (_, frames, expected) => {
    const state = fold(frames)
    for (const [key, value] of Object.entries(expected)) expect(Reflect.get(state, key)).toEqual(value)
    expect(Object.keys(state.previews)).toEqual(Object.keys(expected.previews ?? {}))
  })

  it('drops a frame that came before, and allows gaps', () => {
    const state = foldCanvas(EMPTY_CANVAS_STATE, 7, change(create('c1')))
    expect(state.seq).toBe(7)
    expect(foldCanvas(state, 7, change(entry({ op: 'clear' })))).toBe(state)
    expect(foldCanvas(state, 3, change(entry({ op: 'clear' })))).toBe(state)
  })

  it('takes everything at once from a snapshot', () => {
    const { seq: _, ...state } = fold(READY)
    const frame = readCanvasFrame(JSON.parse(JSON.stringify({ kind: 'canvas-snapshot', state })))
    expect(frame && foldCanvas(EMPTY_CANVAS_STATE, 40, frame)).toEqual({ ...state, seq: 40 })
  })

  it('keeps the identity of what a frame does not touch', () => {
    const before = fold(READY)
    const after = fold([{ kind: 'canvas-view', id: 'c2', status: 'ready', node }], before)
    expect(after.snapshot).toBe(before.snapshot)
    expect(after.views.c1).toBe(before.views.c1)
    expect(fold([{ kind: 'canvas-preview-end', callId: 'x' }], before).previews).toBe(before.previews)
    expect(fold([change(create('c3'))], before).previews).toBe(before.previews)
    expect(fold([change(create('c3'))], before).inputs).toBe(before.inputs)
  })

  it('skips what it does not know', () => {
    const newer: CanvasFrame = JSON.parse('{"kind":"canvas-cursor","id":"c1"}')
    expect(fold([newer])).toEqual({ ...EMPTY_CANVAS_STATE, seq: 1 })
  })
})

const state = (more: object): object => {
  const { seq: _, ...whole } = fold(READY)
  return { kind: 'canvas-snapshot', state: { ...whole, ...more } }
}
const snapshot = (more: object): object => state({ snapshot: { ...fold(READY).snapshot, ...more } })

describe('readCanvasFrame', () => {
  it.each([
    null,
    7,
    'canvas-change',
    [],
    {},
    { kind: 'text', text: 'x' },
    { kind: 'toString' },
    { kind: 'canvas-change', entries: [] },
    { kind: 'canvas-change', entries: {}, canUndo: true, canRedo: true },
    { kind: 'canvas-change', entries: [{ op: 'remove', id: 'c1' }], canUndo: true, canRedo: true },
    { kind: 'canvas-change', entries: [entry({ op: 'explode' })], canUndo: true, canRedo: true },
    { kind: 'canvas-view', id: 'c1' },
    { kind: 'canvas-view', id: 'c1', status: 'odd' },
    { kind: 'canvas-view', id: 'c1', status: 'ready', node: 'text' },
    { kind: 'canvas-view', status: 'ready' },
    { kind: 'canvas-values', id: 'c1', inputs: [] },
    { kind: 'canvas-values', inputs: {} },
    { kind: 'canvas-preview', id: 'a', callId: 'a', component: 'A' },
    { kind: 'canvas-preview', callId: 'a', component: 'A', props: {} },
    { kind: 'canvas-changing', callId: 'a' },
    { kind: 'canvas-preview-end' },
    { kind: 'canvas-snapshot' },
    { kind: 'canvas-snapshot', state: {} },
    state({ views: { c1: 'ready' } }),
    state({ inputs: { c1: [] } }),
    state({ canUndo: 1 }),
    state({ changing: { a: 1 } }),
    state({ changing: [] }),
    snapshot({ roots: ['c1', 'c1'] }),
    snapshot({ roots: ['c1', 'c2'] }),
    snapshot({ roots: ['c9'] }),
    snapshot({ roots: ['__proto__'] }),
    snapshot({ roots: 'c1' }),
    snapshot({ instances: {} }),
    snapshot({ nextId: 'c3' }),
    snapshot({ roots: [] }),
  ])('reads none from %j', (input) => {
    expect(readCanvasFrame(input)).toBeUndefined()
  })

  it.each(READY)('reads $kind', (frame) => {
    expect(readCanvasFrame(JSON.parse(JSON.stringify(frame)))).toEqual(frame)
  })
})
