import assert from 'node:assert/strict'
import fc from 'fast-check'
import { CATALOG } from '../../../src/core/canvas/dispatch/catalog.fixtures.ts'
import { type Act, aimed, anyAct } from '../../../src/core/canvas/trace/operations.fixtures.ts'
import { viewFrames } from '../../../src/core/canvas/wire/view-frames.fixtures.ts'
import {
  type CanvasRegistry,
  compactTrace,
  createCanvas,
  createViewDeltas,
  dispatchCall,
  EMPTY_CANVAS_STATE,
  foldCanvas,
  mergePatch,
  patchBetween,
  preorder,
  readCanvasFrame,
  readOperation,
  replayTrace,
} from '../../../src/core/index.ts'
import { fuzzProperty } from '../property.ts'

const anyActs = fc.array(anyAct, { maxLength: 20, size: 'max' })
const json = fc.jsonValue({ maxDepth: 3 })
const objects = fc.dictionary(fc.constantFrom('a', 'b', 'props', '__proto__'), json, {
  maxKeys: 4,
  noNullPrototype: true,
})

function play(canvas: CanvasRegistry, acts: readonly Act[]): void {
  for (const act of acts) {
    if (act.kind !== 'ask') {
      canvas[act.kind](act.by)
      continue
    }
    const planned = canvas.dispatch(aimed(act.request, canvas.snapshot()), act.by)
    if (planned.ok) canvas.apply(planned.plan, { by: act.by })
  }
}

const TOOLS = ['scatter_plot', 'histogram', 'note', 'card_row', 'tab', 'update_component', 'update_note']
const OTHERS = [
  'remove_component',
  'move_component',
  'set_layout',
  'create_many',
  'clear_canvas',
  '__proto__',
]
/** Arguments with the right names and arbitrary values. */
const strangeArguments = fc.oneof(
  json,
  fc.dictionary(
    fc.constantFrom(
      'id',
      'props',
      'parent_id',
      'index',
      'width',
      'instances',
      'text',
      'column',
      'filter',
      'children',
    ),
    fc.oneof(
      json,
      fc.constantFrom('c1', 'c2', 'c3', '{"text":"x"}', '{"text":'),
      fc.record({ $from: json, output: json }, { requiredKeys: [] }),
      fc.array(fc.record({ component: fc.constantFrom('Note', 'nope'), props: json, children: json }), {
        maxLength: 3,
      }),
    ),
  ),
)

const ids = fc.constantFrom('c1', 'c2', 'c3', 'c4', '__proto__', 'x')
/** Near-valid trace entries. */
const strangeEntry = fc.oneof(
  { weight: 1, arbitrary: json },
  {
    weight: 8,
    arbitrary: fc.record(
      {
        v: fc.constantFrom(1, 1, 1, 1, 2),
        op: fc.constantFrom(
          'create',
          'create',
          'restore',
          'update',
          'remove',
          'clear',
          'move',
          'layout',
          'nope',
        ),
        id: ids,
        component: fc.constantFrom('Note', 'CardRow', 'Histogram', 'Tabs', 'Tab', 'Hidden'),
        version: fc.integer({ min: 0, max: 3 }),
        props: fc.oneof(
          objects,
          fc.constantFrom({}, { text: 'x' }, { column: 'mpg' }, { label: 'x' }, { body: 'x' }),
          ids.map(($from) => ({ column: 'mpg', filter: { $from, output: 'selection' } })),
        ),
        parentId: ids,
        index: fc.integer({ min: -1, max: 3 }),
        layout: fc.record(
          { width: fc.constantFrom('full', 'odd'), pinned: fc.boolean() },
          { requiredKeys: [] },
        ),
        keep: fc.array(ids, { maxLength: 2 }),
        nextId: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(1e15), fc.constant(Number.MAX_VALUE)),
        change: fc.integer({ min: 0, max: 4 }),
        undoes: fc.integer({ min: 0, max: 4 }),
        redoes: fc.integer({ min: 0, max: 4 }),
      },
      { requiredKeys: ['v', 'op', 'id', 'component', 'props'] },
    ),
  },
)

const strangeFrame = fc.oneof(
  json,
  fc.record(
    {
      kind: fc.constantFrom(
        'canvas-change',
        'canvas-view',
        'canvas-view-delta',
        'canvas-values',
        'canvas-preview',
        'canvas-changing',
        'canvas-preview-end',
        'canvas-snapshot',
      ),
      id: ids,
      entries: fc.array(strangeEntry, { maxLength: 4 }),
      canUndo: fc.boolean(),
      canRedo: fc.boolean(),
      status: fc.constantFrom('pending', 'ready', 'failed', 'odd'),
      node: fc.oneof(json, fc.constant({ type: 'Text', props: {} })),
      inputs: objects,
      outputs: objects,
      callId: ids,
      component: fc.constant('Note'),
      props: objects,
      ops: fc.array(fc.oneof(json, fc.tuple(fc.constantFrom('set', 'push', 'cut'), fc.array(ids), json)), {
        maxLength: 3,
      }),
      state: fc.oneof(objects, fc.constant({ ...EMPTY_CANVAS_STATE })),
    },
    { requiredKeys: ['kind', 'canUndo', 'canRedo'] },
  ),
)

export const canvasProperties = [
  fuzzProperty('canvas: a trace replayed, compacted or loaded is the same canvas', anyActs, (acts) => {
    const canvas = createCanvas({ catalog: CATALOG, now: () => 0 })
    play(canvas, acts)
    const snapshot = canvas.snapshot()
    const replay = replayTrace(JSON.stringify(canvas.trace()), CATALOG)
    assert.deepEqual([replay.issues, replay.snapshot], [[], snapshot])
    const compact = replayTrace(JSON.stringify(compactTrace(canvas)), CATALOG)
    assert.deepEqual([compact.issues, compact.snapshot], [[], snapshot])
    assert.deepEqual(createCanvas({ catalog: CATALOG, trace: canvas.trace() }).snapshot(), snapshot)
  }),
  fuzzProperty('canvas: everything can be undone, and redone', anyActs, (acts) => {
    const canvas = createCanvas({ catalog: CATALOG, now: () => 0 })
    play(canvas, acts)
    while (canvas.canRedo()) canvas.redo('user')
    const last = canvas.snapshot()
    while (canvas.canUndo()) canvas.undo('user')
    assert.deepEqual(canvas.snapshot().instances, {})
    while (canvas.canRedo()) canvas.redo('user')
    assert.deepEqual(canvas.snapshot(), last)
  }),
  fuzzProperty(
    'canvas: strange calls are answered, never thrown at, and change nothing',
    fc.tuple(anyActs, fc.constantFrom(...TOOLS, ...OTHERS), strangeArguments),
    ([acts, tool, args]) => {
      const canvas = createCanvas({ catalog: CATALOG, now: () => 0 })
      play(canvas, acts.slice(0, 6))
      const snapshot = canvas.snapshot()
      const before = JSON.stringify(snapshot)
      const result = dispatchCall(CATALOG, { tool, args }, snapshot)
      assert.equal(JSON.stringify(snapshot), before)
      if (!result.ok) assert.ok(result.issues.some(({ severity }) => severity === 'error'))
      else canvas.apply(result.plan, { by: 'model' })
      JSON.stringify(canvas.trace())
      const read = readOperation(args)
      if (read.ok) canvas.dispatch(read.operation, 'user')
    },
  ),
  fuzzProperty(
    'canvas: strange traces are read or skipped, and what they leave is a canvas',
    fc.array(strangeEntry, { maxLength: 12 }),
    (trace) => {
      const { canvas, snapshot, skipped, issues } = replayTrace(trace, CATALOG)
      assert.equal(preorder(snapshot).length, Object.keys(snapshot.instances).length)
      for (const { severity, path } of issues) {
        if (severity === 'error') assert.ok(skipped.includes(Number(path[0])))
      }
      const again = replayTrace(JSON.stringify(canvas.trace()), CATALOG)
      assert.deepEqual([again.issues, again.snapshot], [[], snapshot])
      const planned = canvas.dispatch({ tool: 'note', args: { text: 'next' } }, 'model')
      if (planned.ok) assert.equal(canvas.apply(planned.plan, { by: 'model' }).length, 1)
      while (canvas.canUndo()) canvas.undo('user')
    },
  ),
  fuzzProperty(
    'canvas: strange frames are read or skipped',
    fc.array(strangeFrame, { maxLength: 8 }),
    (inputs) => {
      let state = EMPTY_CANVAS_STATE
      for (const [index, input] of inputs.entries()) {
        const frame = readCanvasFrame(input)
        if (frame === undefined) continue
        state = foldCanvas(state, index + 1, frame)
        assert.equal(foldCanvas(state, index + 1, frame), state)
        for (const id of Object.keys(state.views)) assert.ok(Object.hasOwn(state.snapshot.instances, id))
      }
      JSON.stringify(state)
    },
  ),
  fuzzProperty(
    'canvas: views as deltas are the same canvas, wherever a client is cut off',
    fc.tuple(viewFrames, fc.array(fc.nat(39), { maxLength: 4 })),
    ([frames, cuts]) => {
      let [whole, client] = [EMPTY_CANVAS_STATE, EMPTY_CANVAS_STATE]
      let shorten = createViewDeltas()
      for (const [index, frame] of frames.entries()) {
        if (cuts.includes(index)) shorten = createViewDeltas()
        whole = foldCanvas(whole, index + 1, frame)
        const sent = readCanvasFrame(JSON.parse(JSON.stringify(shorten(frame))))
        assert.ok(sent !== undefined)
        client = foldCanvas(client, index + 1, sent)
        assert.deepEqual(client, whole)
      }
    },
  ),
  fuzzProperty(
    'canvas: a patch between two objects gives the other',
    fc.tuple(objects, objects),
    ([a, b]) => {
      const patch = patchBetween(a, b)
      if (patch !== undefined) assert.deepEqual(mergePatch(a, patch), b)
      mergePatch(a, b)
      assert.equal(mergePatch(a, {}), a)
    },
  ),
]
