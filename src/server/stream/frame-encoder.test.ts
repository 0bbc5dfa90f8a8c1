import { describe, expect, it } from 'vitest'
import type { Frame, NumberedFrame, TreeNode, UiCapabilities } from '../../core/index.ts'
import { createRunLog } from '../sink/run-log.ts'
import { previewed } from '../test-kit/fake-agent.ts'
import { fold } from '../test-kit/sse-client.ts'
import { createFrameEncoder, type FrameEncoderOptions } from './frame-encoder.ts'

const leaf = (type: string, text: string): TreeNode => ({ type, props: { text } })
const stack = (...children: TreeNode[]): TreeNode => ({ type: 'Stack', props: {}, children })
const final = stack(leaf('Text', 'Hello world'), leaf('Chart', 'Sales'))
const stages = [stack(), stack(leaf('Text', 'Hello')), stack(leaf('Text', 'Hello world')), final]
const frames: Frame[] = [
  { kind: 'text', text: 'Look: ' },
  ...previewed(final, stages),
  { kind: 'text', text: 'Done.' },
]

/** The log as somebody reads it who is there from the start. */
function liveLog(emitted: readonly Frame[]): NumberedFrame[] {
  const log = createRunLog(1_000_000)
  return emitted.map((frame) => {
    const seq = log.append(frame)
    const entry = log.next(seq - 1)
    if (entry === undefined) throw new Error('the log lost a frame')
    return { seq, frame: entry.frame }
  })
}

function encode(log: readonly NumberedFrame[], options: FrameEncoderOptions): NumberedFrame[] {
  const encoder = createFrameEncoder(options)
  return log.flatMap((numbered) => encoder.encode(numbered) ?? [])
}

const kinds = (encoded: readonly NumberedFrame[]): string[] => encoded.map(({ frame }) => frame.kind)

describe('a client without deltas', () => {
  it('gets every preview as a snapshot and the final view whole', () => {
    const encoded = encode(liveLog(frames), {})
    expect(encoded.map(({ seq }) => seq)).toEqual(frames.map((_, index) => index + 1))
    expect(encoded.map(({ frame }) => frame)).toEqual(frames)
  })
})

describe('a client with deltas', () => {
  const encoded = encode(liveLog(frames), { deltas: true })

  it('gets one snapshot, then what changed, the final view too', () => {
    expect(kinds(encoded)).toEqual([
      'text',
      'tool-input-start',
      'ui',
      'ui-delta',
      'ui-delta',
      'ui-delta',
      'tool-input-available',
      'ui-delta',
      'tool-output',
      'text',
    ])
  })

  it('holds the same parts after every frame', () => {
    const whole = encode(liveLog(frames), {})
    for (let count = 1; count <= frames.length; count++) {
      expect(fold(encoded.slice(0, count)).parts).toEqual(fold(whole.slice(0, count)).parts)
    }
  })

  it('gets a final view of one component as a delta of its root', () => {
    const id = 'call-1:ui:0'
    const view = { kind: 'ui', id, toolCallId: 'call-1' } as const
    const single: Frame[] = [
      { ...view, component: 'genui:tree', props: { root: leaf('Text', 'He') }, partial: true },
      { ...view, component: 'Text', props: { text: 'Hello' }, version: 1, fallbackText: 'Hello' },
    ]
    const [, last] = encode(liveLog(single), { deltas: true })
    expect(last?.frame).toMatchObject({
      kind: 'ui-delta',
      base: 1,
      ops: [['append', ['props', 'text'], 'llo']],
    })
    expect(fold(encode(liveLog(single), { deltas: true })).parts).toEqual(
      fold(encode(liveLog(single), {})).parts,
    )
  })

  it('gets a snapshot first when it comes back among the previews', () => {
    const resumed = encode(liveLog(frames), { deltas: true, after: 4 })
    expect(kinds(resumed)).toEqual([
      'ui',
      'ui-delta',
      'tool-input-available',
      'ui-delta',
      'tool-output',
      'text',
    ])
    expect(fold(resumed, fold(encoded.slice(0, 4))).parts).toEqual(fold(encoded).parts)
  })

  it('gets the final view whole when it has seen no preview of it', () => {
    expect(kinds(encode(liveLog(frames), { deltas: true, after: 7 }))).toEqual(['ui', 'tool-output', 'text'])
  })

  it('gets a snapshot again after a withdrawal', () => {
    const id = 'call-1:ui:0'
    const preview = (root: TreeNode): Frame => ({
      kind: 'ui',
      id,
      component: 'genui:tree',
      props: { root },
      partial: true,
    })
    const withdrawal: Frame = {
      kind: 'ui',
      id,
      component: 'genui:tree',
      props: {},
      partial: true,
      withdrawn: true,
    }
    const log = liveLog([preview(stages[0] ?? final), withdrawal, preview(final), preview(stack())])
    expect(kinds(encode(log, { deltas: true }))).toEqual(['ui', 'ui', 'ui', 'ui-delta'])
    expect(fold(encode(log, { deltas: true })).parts).toEqual(fold(encode(log, {})).parts)
  })
})

it('skips a delta whose base is not there, until the next snapshot', () => {
  const log = liveLog(frames).filter(({ seq }) => seq !== 4)
  expect(kinds(encode(log, { deltas: true }))).toEqual([
    'text',
    'tool-input-start',
    'ui',
    'tool-input-available',
    'ui-delta',
    'tool-output',
    'text',
  ])
  expect(fold(encode(log, { deltas: true })).parts).toEqual(fold(liveLog(frames)).parts)
})

describe('a client that can not draw everything', () => {
  const only = (...names: string[]): UiCapabilities => ({
    components: names.map((name) => ({ name, version: 1 })),
  })
  const versions = { Stack: 1, Text: 1, Chart: 2 }
  const view: Frame = {
    kind: 'ui',
    id: 'v',
    component: 'genui:tree',
    props: { root: final },
    fallbackText: ' As text ',
    componentVersions: versions,
  }
  const single: Frame = {
    kind: 'ui',
    id: 'v',
    component: 'Chart',
    version: 2,
    props: {},
    fallbackText: 'As text',
  }

  it.each([
    [
      'everything',
      view,
      { components: Object.entries(versions).map(([name, version]) => ({ name, version })) },
      'ui',
    ],
    ['the root and one leaf', view, only('Stack', 'Text'), 'ui'],
    ['the root alone', view, only('Stack'), 'text'],
    ['a leaf, of another version', view, only('Stack', 'Chart'), 'text'],
    ['the leaves alone', view, only('Text', 'Chart'), 'text'],
    ['nothing', view, only(), 'text'],
    ['this component', single, { components: [{ name: 'Chart', version: 2 }] }, 'ui'],
    ['this component in another version', single, only('Chart'), 'text'],
  ])('but %s', (_, frame, uiCapabilities, kind) => {
    const [encoded] = encode([{ seq: 1, frame }], { uiCapabilities })
    expect(encoded?.frame.kind).toBe(kind)
    if (kind === 'text') expect(encoded?.frame).toEqual({ kind: 'text', text: '\n\nAs text\n\n' })
  })

  it('gets nothing for a view whose text is blank, and no preview of what it can not draw', () => {
    const log = liveLog(
      frames.map((frame) => ('fallbackText' in frame ? { ...frame, fallbackText: ' ' } : frame)),
    )
    expect(kinds(encode(log, { uiCapabilities: only() }))).toEqual([
      'text',
      'tool-input-start',
      'tool-input-available',
      'tool-output',
      'text',
    ])
  })
})

it('raw arguments of tools that preview are sent only when asked for', () => {
  const log: NumberedFrame[] = [
    { seq: 1, frame: { kind: 'tool-input-start', toolCallId: 'a', name: 'search' } },
    { seq: 2, frame: { kind: 'tool-input-delta', toolCallId: 'a', text: '{' } },
    { seq: 3, frame: { kind: 'tool-input-start', toolCallId: 'b', name: 'ui__render' } },
    { seq: 4, frame: { kind: 'tool-input-delta', toolCallId: 'b', text: '{' } },
  ]
  const previews = (name: string): boolean => name === 'ui__render'
  expect(encode(log, { previews }).map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(encode(log, { previews, rawArguments: true }).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(encode(log, { previews, after: 3 })).toEqual([])
})
