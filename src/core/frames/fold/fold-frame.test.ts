import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffValues } from '../../delta/diff-values.ts'
import { isTreeNode, type TreeNode } from '../../tree/node.ts'
import type { Frame } from '../frame.ts'
import type { Part } from '../part.ts'
import { readFrame } from '../read-frame.ts'
import { foldFrame } from './fold-frame.ts'
import { anyRun, foldAll, number, preview, withDeltas } from './frames.fixtures.ts'
import { initialRunState, type RunState } from './run-state.ts'
import { settleParts } from './settle-parts.ts'

const parts = (...frames: Frame[]): readonly Part[] => foldAll(number(frames)).parts

const node = (text: string): TreeNode => ({ type: 'Text', props: { text } })
describe('foldFrame', () => {
  it.each<[string, Frame[], Partial<Part>[]]>([
    [
      'joins text',
      [
        { kind: 'text', text: 'a' },
        { kind: 'text', text: 'b' },
      ],
      [{ type: 'text', text: 'ab' }],
    ],
    [
      'keeps a view where it came between two texts',
      [
        { kind: 'text', text: 'a' },
        { kind: 'ui', id: 'v', component: 'Card', props: {} },
        { kind: 'text', text: 'b' },
      ],
      [
        { type: 'text', text: 'a' },
        { type: 'ui', id: 'v' },
        { type: 'text', text: 'b' },
      ],
    ],
    [
      'replaces a view in place',
      [
        { kind: 'ui', id: 'v', component: 'Card', props: { n: 1 } },
        { kind: 'text', text: 'b' },
        { kind: 'ui', id: 'v', component: 'Card', props: { n: 2 } },
      ],
      [
        { type: 'ui', id: 'v', props: { n: 2 } },
        { type: 'text', text: 'b' },
      ],
    ],
    [
      'withdraws a preview',
      [
        preview('v', node('a')),
        { kind: 'ui', id: 'v', component: 'genui:tree', props: {}, partial: true, withdrawn: true },
      ],
      [],
    ],
    [
      'never withdraws what is final',
      [
        { kind: 'ui', id: 'v', component: 'Card', props: { n: 1 } },
        { kind: 'ui', id: 'v', component: 'genui:tree', props: {}, partial: true, withdrawn: true },
      ],
      [{ type: 'ui', id: 'v', props: { n: 1 } }],
    ],
    [
      'drops a preview whose call settled without replacing it',
      [
        { kind: 'tool-input-start', toolCallId: 'c1', name: 'ui__render' },
        preview('v', node('a')),
        { kind: 'tool-error', toolCallId: 'c1', message: 'refused' },
      ],
      [{ type: 'tool', state: 'failed', message: 'refused' }],
    ],
    ['skips outcomes of calls it never saw', [{ kind: 'tool-output', toolCallId: 'zz', output: 1 }], []],
    [
      'lets the first answer to an approval win',
      [
        {
          kind: 'approval-requested',
          approvalId: 'a',
          toolCallId: 'c',
          name: 'refund',
          input: {},
          expiresAt: 1,
        },
        { kind: 'approval-settled', approvalId: 'a', toolCallId: 'c', state: 'denied' },
        { kind: 'approval-settled', approvalId: 'a', toolCallId: 'c', state: 'approved' },
      ],
      [{ type: 'approval', state: 'denied' }],
    ],
    [
      'leaves nothing unfinished at the end',
      [
        { kind: 'tool-input-start', toolCallId: 'c1', name: 'slow' },
        preview('v', node('a')),
        {
          kind: 'approval-requested',
          approvalId: 'a',
          toolCallId: 'c',
          name: 'refund',
          input: {},
          expiresAt: 1,
        },
        { kind: 'finish', reason: 'cancelled' },
      ],
      [
        { type: 'tool', state: 'failed' },
        { type: 'approval', state: 'cancelled' },
      ],
    ],
  ])('%s', (_, frames, expected) => {
    expect(parts(...frames)).toMatchObject(expected)
    expect(parts(...frames)).toHaveLength(expected.length)
  })

  it('applies a delta only to the frame it names as its base', () => {
    const before = node('a')
    const ops = diffValues(before, node('ab'))
    const delta = (base: number): Frame => ({ kind: 'ui-delta', id: 'v', base, ops })
    const root = (state: RunState): unknown => state.parts[0]?.type === 'ui' && state.parts[0].props.root
    expect(root(foldAll(number([preview('v', before), delta(1)])))).toEqual(node('ab'))
    expect(root(foldAll(number([preview('v', before), delta(7)])))).toEqual(before)
  })

  it('turns a final delta of a single component into that component', () => {
    const frames: Frame[] = [
      preview('v', { ...node('a'), incomplete: true }),
      {
        kind: 'ui-delta',
        id: 'v',
        base: 1,
        ops: [
          ['cut', ['incomplete']],
          ['append', ['props', 'text'], 'b'],
        ],
        final: { component: 'Text', version: 1, fallbackText: 'ab', origin: 'tool' },
      },
    ]
    expect(parts(...frames)).toEqual([
      {
        type: 'ui',
        id: 'v',
        component: 'Text',
        version: 1,
        fallbackText: 'ab',
        origin: 'tool',
        props: { text: 'ab' },
      },
    ])
  })

  it('keeps the identity of parts that did not change', () => {
    const state = foldAll(number([{ kind: 'text', text: 'a' }, preview('v', node('a'))]))
    const next = foldFrame(state, 3, { kind: 'warning', code: 'w', message: 'm' })
    expect(next.parts[0]).toBe(state.parts[0])
    expect(next.parts[1]).toBe(state.parts[1])
  })

  it('adds up usage over steps', () => {
    const frames: Frame[] = [
      { kind: 'step-finish', step: 1, usage: { inputTokens: 3, outputTokens: 1 } },
      { kind: 'step-finish', step: 2, usage: { inputTokens: 4 } },
    ]
    expect(foldAll(number(frames)).usage).toEqual({ inputTokens: 7, outputTokens: 1 })
  })
})

describe('readFrame', () => {
  it.each([
    null,
    7,
    'x',
    [],
    {},
    { kind: 'nope' },
    { kind: 'text' },
    { kind: 'text', text: 1 },
    { kind: 'constructor' },
    { kind: 'ui', id: 'a', component: 'b', props: [] },
  ])('skips %j', (input) => expect(readFrame(input)).toBeUndefined())
})

describe('the three invariants', () => {
  it('live = reload = replay: from any cut, as snapshots or as deltas, with previews or without', () => {
    fc.assert(
      fc.property(anyRun, fc.nat(), (frames, cutSeed) => {
        const live = foldAll(frames)
        const cut = cutSeed % (frames.length + 1)
        const resumed = foldAll(frames.slice(cut), foldAll(frames.slice(0, cut)))
        expect(resumed.parts).toEqual(live.parts)
        expect(settleParts(live.parts)).toEqual(live.parts)
        expect(JSON.parse(JSON.stringify(live.parts))).toEqual(live.parts)
        expect(foldAll(withDeltas(frames)).parts).toEqual(live.parts)
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  it('every prefix draws', () => {
    fc.assert(
      fc.property(anyRun, (frames) => {
        let state = initialRunState
        for (const { seq, frame } of withDeltas(frames)) {
          state = foldFrame(state, seq, frame)
          for (const part of state.parts) {
            if (part.type === 'ui' && part.component === 'genui:tree')
              expect(isTreeNode(part.props.root)).toBe(true)
          }
        }
      }),
      { seed: 7, numRuns: 200 },
    )
  })

  it('at-least-once is enough: a frame delivered again changes nothing', () => {
    fc.assert(
      fc.property(anyRun, fc.nat(), (frames, seed) => {
        let state = initialRunState
        for (const [index, { seq, frame }] of frames.entries()) {
          state = foldFrame(state, seq, frame)
          const again = frames[seed % (index + 1)]
          if (again !== undefined) expect(foldFrame(state, again.seq, again.frame)).toBe(state)
        }
      }),
      { seed: 7, numRuns: 200 },
    )
  })
})

it('only what is still being written is kept as a base of deltas', () => {
  const view = { kind: 'ui', component: 'genui:tree', props: { root: { type: 'A', props: {} } } } as const
  const state = foldAll(
    number([
      { ...view, id: 'final' },
      { ...view, id: 'done', partial: true },
      { ...view, id: 'open', partial: true },
      { ...view, id: 'done' },
    ]),
  )
  expect([...state.viewSeqs]).toEqual([['open', 3]])
})
