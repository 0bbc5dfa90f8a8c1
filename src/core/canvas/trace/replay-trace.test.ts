import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineCatalog } from '../../catalog/define-catalog.ts'
import { defineComponent } from '../../catalog/define-component.ts'
import type { JsonObject } from '../../json/json-value.ts'
import { CATALOG } from '../dispatch/catalog.fixtures.ts'
import { createCanvas } from '../registry/create-canvas.ts'
import { compactTrace } from './compact-trace.ts'
import { readTrace } from './read-trace.ts'
import { replayTrace } from './replay-trace.ts'

const note = (id: string, more: JsonObject = {}): JsonObject => ({
  v: 1,
  op: 'create',
  id,
  component: 'Note',
  version: 2,
  props: { text: id },
  ...more,
})
const row = (id: string, more: JsonObject = {}): JsonObject =>
  note(id, { component: 'CardRow', version: 1, props: {}, ...more })
const bars = (id: string, props: JsonObject = {}): JsonObject =>
  note(id, { component: 'Histogram', version: 1, props: { column: 'mpg', ...props } })
const reading = (source: string): JsonObject => ({ filter: { $from: source, output: 'selection' } })

interface Skipping {
  what: string
  trace: unknown[]
  skipped: number[]
  codes: string[]
  live: string[]
}

const table: Skipping[] = [
  {
    what: 'what names little more than itself',
    trace: [{ v: 1, op: 'create', id: 'c1', component: 'CardRow', props: {} }],
    skipped: [],
    codes: [],
    live: ['c1'],
  },
  {
    what: 'a component that the catalog has lost',
    trace: [note('c1', { component: 'Gauge' }), note('c2')],
    skipped: [0],
    codes: ['unknown_component'],
    live: ['c2'],
  },
  {
    what: 'an internal component',
    trace: [note('c1', { component: 'Hidden' })],
    skipped: [0],
    codes: ['unknown_component'],
    live: [],
  },
  {
    what: 'props that no longer fit',
    trace: [bars('c1', { column: 'gone' }), bars('c2')],
    skipped: [0],
    codes: ['invalid_value'],
    live: ['c2'],
  },
  {
    what: 'all that a skipped container held',
    trace: [
      row('c1', { props: { nonsense: 1 } }),
      row('c2', { parentId: 'c1' }),
      note('c3', { parentId: 'c2' }),
      note('c4'),
    ],
    skipped: [0, 1, 2],
    codes: ['unknown_prop', 'unknown_instance', 'unknown_instance'],
    live: ['c4'],
  },
  {
    what: 'what is done to a skipped one',
    trace: [
      note('c1', { props: {} }),
      { v: 1, op: 'update', id: 'c1', component: 'Note', version: 2, props: { text: 'x' } },
      { v: 1, op: 'move', id: 'c1', index: 0 },
      { v: 1, op: 'layout', id: 'c1', layout: { width: 'full' } },
      { v: 1, op: 'remove', id: 'c1' },
      note('c2'),
    ],
    skipped: [0, 1, 2, 3, 4],
    codes: ['invalid_value', 'unknown_instance', 'unknown_instance', 'unknown_instance', 'unknown_instance'],
    live: ['c2'],
  },
  {
    what: 'a link to a skipped one',
    trace: [bars('c1', { bins: 1 }), bars('c2', reading('c1')), note('c3')],
    skipped: [0, 1],
    codes: ['invalid_value', 'unknown_instance'],
    live: ['c3'],
  },
  {
    what: 'a link to one that could not be read',
    trace: [{ ...bars('c1'), v: 9 }, note('c2'), bars('c3', reading('c1'))],
    skipped: [0, 2],
    codes: ['unknown_version', 'unknown_instance'],
    live: ['c2'],
  },
  {
    what: 'no link to one that is gone',
    trace: [bars('c1'), { v: 1, op: 'remove', id: 'c1' }, bars('c2', reading('c1'))],
    skipped: [],
    codes: [],
    live: ['c2'],
  },
  {
    what: 'no link forward, to an id that is spent',
    trace: [{ v: 1, op: 'clear', nextId: 3 }, bars('c2', reading('c1')), bars('c1')],
    skipped: [],
    codes: [],
    live: ['c2', 'c1'],
  },
  {
    what: 'a link to an id that was never given',
    trace: [bars('c2', reading('c5'))],
    skipped: [0],
    codes: ['unknown_instance'],
    live: [],
  },
  {
    what: 'links in a circle',
    trace: [{ v: 1, op: 'clear', nextId: 3 }, bars('c2', reading('c1')), bars('c1', reading('c2'))],
    skipped: [2],
    codes: ['link_cycle'],
    live: ['c2'],
  },
  {
    what: 'an id given twice',
    trace: [note('c1'), note('c1')],
    skipped: [1],
    codes: ['bad_id'],
    live: ['c1'],
  },
  {
    what: 'an id given again after it was removed',
    trace: [note('c1'), { v: 1, op: 'remove', id: 'c1' }, note('c1')],
    skipped: [2],
    codes: ['bad_id'],
    live: [],
  },
  {
    what: 'a restore of what is there',
    trace: [note('c1'), note('c1', { op: 'restore' })],
    skipped: [1],
    codes: ['bad_id'],
    live: ['c1'],
  },
  {
    what: 'a restore of what never was',
    trace: [note('c1', { op: 'restore' })],
    skipped: [0],
    codes: ['unknown_instance'],
    live: [],
  },
  {
    what: 'an update of another component',
    trace: [note('c1'), { v: 1, op: 'update', id: 'c1', component: 'CardRow', props: {} }],
    skipped: [1],
    codes: ['unknown_component'],
    live: ['c1'],
  },
  {
    what: 'a move into itself',
    trace: [row('c1'), { v: 1, op: 'move', id: 'c1', parentId: 'c1', index: 0 }],
    skipped: [1],
    codes: ['move_into_itself'],
    live: ['c1'],
  },
  {
    what: 'a place that is not there',
    trace: [note('c1', { index: 4 })],
    skipped: [0],
    codes: ['bad_index'],
    live: [],
  },
  {
    what: 'what is no entry',
    trace: [null, 7, 'c1', [], {}, note('c1')],
    skipped: [0, 1, 2, 3, 4],
    codes: ['bad_entry', 'bad_entry', 'bad_entry', 'bad_entry', 'unknown_version'],
    live: ['c1'],
  },
  {
    what: 'an operation that is unknown',
    trace: [{ v: 1, op: 'explode' }, { v: 1 }],
    skipped: [0, 1],
    codes: ['unknown_op', 'unknown_op'],
    live: [],
  },
  {
    what: 'fields of the wrong type',
    trace: [note('c1', { props: [] }), note('1'), note('c2', { at: 'now' }), { v: 1, op: 'move', id: 'c2' }],
    skipped: [0, 1, 2, 3],
    codes: ['bad_entry', 'bad_entry', 'bad_entry', 'bad_entry'],
    live: [],
  },
]

describe('replayTrace', () => {
  it.each(table)(
    'tells and skips $what, and keeps the ids of the rest',
    ({ trace, skipped, codes, live }) => {
      const replay = replayTrace(trace, CATALOG)
      expect(replay.skipped).toEqual(skipped)
      expect(replay.issues.map(({ code }) => code)).toEqual(codes)
      expect(replay.issues.map(({ path }) => path[0])).toEqual(skipped)
      expect(replay.snapshot.roots).toEqual(live)
    },
  )

  it.each([
    [undefined, 'not_a_trace'],
    [null, 'not_a_trace'],
    [{ trace: [] }, 'not_a_trace'],
    [7, 'not_a_trace'],
    ['', 'invalid_json'],
    ['what is this', 'invalid_json'],
    ['{"v":1', 'invalid_json'],
    ['"text"', 'not_a_trace'],
  ])('reads %j as no trace', (input, code) => {
    const replay = replayTrace(input, CATALOG)
    expect(replay).toMatchObject({ issues: [{ code, path: [] }], skipped: [], snapshot: { roots: [] } })
  })

  it('reads the text of a trace, and what is whole of one that was cut off anywhere', () => {
    const text = JSON.stringify([note('c1'), note('c2'), note('c3')])
    expect(replayTrace(text, CATALOG)).toMatchObject({ issues: [], snapshot: { roots: ['c1', 'c2', 'c3'] } })
    for (let length = 2; length < text.length; length += 1) {
      const replay = replayTrace(text.slice(0, length), CATALOG)
      const whole = ['c1', 'c2', 'c3'].filter((id) => text.indexOf(`{"text":"${id}"}}`) + 14 <= length)
      expect(replay.snapshot.roots).toEqual(whole)
      expect(replay.issues).toMatchObject([{ code: 'truncated' }])
    }
  })

  it('goes on where the trace ended, with its history', () => {
    const canvas = createCanvas({ catalog: CATALOG, now: () => 5 })
    const ask = (tool: string, args: unknown): void => {
      const planned = canvas.dispatch({ tool, args }, 'model')
      if (planned.ok) canvas.apply(planned.plan, { by: 'model' })
    }
    ask('note', { text: 'one' })
    ask('note', { text: 'two' })
    canvas.undo('user')
    const replay = replayTrace(canvas.trace(), CATALOG, { now: () => 6 })
    expect(replay.canvas.trace()).toEqual(canvas.trace())
    expect(replay.canvas.redo('user').ok).toBe(true)
    expect(replay.snapshot.roots).toEqual(['c1'])
    expect(replay.canvas.snapshot().roots).toEqual(['c1', 'c2'])
    expect(replay.canvas.trace().at(-1)).toMatchObject({ change: 4, at: 6, redoes: 2 })
  })

  it('makes an undo that lost an entry a change like others', () => {
    const trace = [
      note('c1', { change: 1 }),
      bars('c2', { ...reading('c1') }),
      { v: 1, op: 'clear', change: 3 },
      note('c1', { op: 'restore', change: 4, undoes: 3 }),
      { ...bars('c2', { bins: 1 }), op: 'restore', change: 4, undoes: 3 },
    ]
    const replay = replayTrace(trace, CATALOG)
    expect(replay.skipped).toEqual([1, 4])
    expect(replay.canvas.trace().at(-1)).not.toHaveProperty('undoes')
    expect(replay.canvas.undo('user').ok).toBe(true)
    expect(replay.canvas.snapshot().roots).toEqual([])
    expect(replay.canvas.undo('user').ok).toBe(true)
    expect(replay.canvas.snapshot().roots).toEqual(['c1'])
  })

  it('checks with the data, limits and components of now', () => {
    const trace = [bars('c1'), bars('c2', { column: 'weight' }), bars('c3', { column: 'weight' })]
    const replay = replayTrace(trace, CATALOG, { data: 'no-mpg', limits: { instances: 1 } })
    expect(replay.issues.map(({ code }) => code)).toEqual(['check_failed', 'too_many_instances'])
    expect(replay.snapshot.roots).toEqual(['c2'])
  })

  it('keeps what the person pinned where the model cleared', () => {
    const trace = [
      note('c1', { layout: { pinned: true } }),
      note('c2'),
      { v: 1, op: 'clear', keep: ['c1'], by: 'model' },
    ]
    expect(replayTrace(trace, CATALOG)).toMatchObject({ issues: [], snapshot: { roots: ['c1'], nextId: 3 } })
  })
})

describe('an older version of a component', () => {
  const gaugeOf = (version: number) =>
    defineComponent({
      name: 'Gauge',
      description: 'x',
      version,
      props:
        version === 1
          ? z.object({ percent: z.number(), label: z.string().default('') })
          : z.object({ ratio: z.number(), label: z.string().default('') }),
      migrate: ({ percent, ...props }) => {
        if (typeof percent !== 'number') throw new Error('no percent')
        return { ...props, ratio: percent / 100 }
      },
    })
  const [older, newer] = [defineCatalog([gaugeOf(1)]), defineCatalog([gaugeOf(2)])]
  const made = (): readonly unknown[] => {
    const canvas = createCanvas({ catalog: older, now: () => 0 })
    for (const [tool, args] of [
      ['gauge', { percent: 50 }],
      ['update_component', { id: 'c1', props: { percent: 70 } }],
      ['update_component', { id: 'c1', props: { label: 'Load' } }],
    ] as const) {
      const planned = canvas.dispatch({ tool, args }, 'model')
      if (planned.ok) canvas.apply(planned.plan, { by: 'model' })
    }
    return canvas.trace()
  }

  it('is brought up to date: its patches merge where they were written', () => {
    const replay = replayTrace(made(), newer)
    expect(replay.issues).toEqual([])
    expect(replay.snapshot.instances.c1).toMatchObject({ version: 2, props: { ratio: 0.7, label: 'Load' } })
    expect(replay.canvas.undo('user').ok && replay.canvas.undo('user').ok).toBe(true)
    expect(replay.canvas.snapshot().instances.c1?.props).toEqual({ ratio: 0.5, label: '' })
    expect(replayTrace(replay.canvas.trace(), newer).issues).toEqual([])
  })

  it('goes on from a canvas that was loaded in it', () => {
    const canvas = createCanvas({ catalog: newer, trace: createTrace(made()), now: () => 0 })
    const planned = canvas.dispatch(
      { tool: 'update_component', args: { id: 'c1', props: { label: 'Now' } } },
      'model',
    )
    if (planned.ok) canvas.apply(planned.plan, { by: 'model' })
    expect(canvas.snapshot().instances.c1).toMatchObject({ version: 2, props: { ratio: 0.7, label: 'Now' } })
    const replay = replayTrace(canvas.trace(), newer)
    expect(replay).toMatchObject({ issues: [], snapshot: canvas.snapshot() })
    canvas.undo('user')
    expect(canvas.snapshot().instances.c1).toMatchObject({
      version: 1,
      props: { percent: 70, label: 'Load' },
    })
  })

  it('is skipped where it cannot be brought up to date', () => {
    const trace = [{ v: 1, op: 'create', id: 'c1', component: 'Gauge', version: 1, props: { label: 'x' } }]
    expect(replayTrace(trace, newer)).toMatchObject({
      skipped: [0],
      issues: [{ code: 'check_failed', path: [0, 'props'] }],
    })
  })
})

describe('compactTrace', () => {
  it('creates each instance once, in order, as it is now', () => {
    const trace = createTrace([
      row('c1', { at: 3, by: 'model' }),
      note('c2', { at: 4, by: 'user' }),
      { v: 1, op: 'update', id: 'c2', component: 'Note', version: 2, props: { text: 'two' } },
      { v: 1, op: 'move', id: 'c2', parentId: 'c1', index: 0 },
      { v: 1, op: 'layout', id: 'c2', layout: { width: 'wide' } },
    ])
    expect(compactTrace(trace)).toEqual([
      {
        v: 1,
        change: 0,
        by: 'model',
        at: 3,
        op: 'create',
        id: 'c1',
        component: 'CardRow',
        version: 1,
        props: {},
      },
      {
        v: 1,
        change: 0,
        by: 'user',
        at: 4,
        op: 'create',
        id: 'c2',
        component: 'Note',
        version: 2,
        props: { text: 'two' },
        parentId: 'c1',
        layout: { width: 'wide' },
      },
    ])
  })

  it.each([
    ['ids are spent that nothing shows', [note('c1'), { v: 1, op: 'remove', id: 'c1' }], 2],
    [
      'a link refers forward',
      [
        bars('c1'),
        bars('c2'),
        { v: 1, op: 'update', id: 'c1', component: 'Histogram', props: reading('c2') },
      ],
      3,
    ],
    [
      'a link refers to what is gone',
      [bars('c1'), bars('c2', reading('c1')), { v: 1, op: 'remove', id: 'c1' }],
      3,
    ],
  ])('says which ids are spent only where %s', (_, entries, nextId) => {
    const [first, ...rest] = compactTrace(createTrace(entries))
    expect(first).toMatchObject({ op: 'clear', nextId, change: 0 })
    expect(rest.every(({ op }) => op === 'create')).toBe(true)
  })

  it('is empty for a canvas that never was used', () => {
    expect(compactTrace(createCanvas({ catalog: CATALOG }))).toEqual([])
  })
})

function createTrace(entries: readonly unknown[]): ReturnType<typeof compactTrace> {
  return readTrace(entries).entries.map(({ entry }) => entry)
}
