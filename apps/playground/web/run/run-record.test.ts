import { describe, expect, it } from 'vitest'
import type { Frame } from 'vitrail'
import { addFrame, callsOf, kindOf, type RunRecord, startRecord, timingOf } from './run-record.ts'
import { viewOfCall } from './view-of-call.ts'

function recordOf(frames: readonly Frame[]): RunRecord {
  const start = startRecord({ runId: 'r', threadId: 't', messageId: 'm' }, 'why?')
  return frames.reduce(
    (record, frame, index) => addFrame(record, { seq: index + 1, frame, size: 10, at: index * 100 }),
    start,
  )
}

const repair = { code: 'trailing_comma', path: [], message: 'A comma was dropped.', lossy: false }
const issue = { code: 'unknown_prop', path: ['props'], message: 'no such prop', severity: 'error' } as const

const CALL: Frame[] = [
  { kind: 'tool-input-start', toolCallId: 'c', name: 'ui__render' },
  { kind: 'tool-input-delta', toolCallId: 'c', text: '{"type":' },
  { kind: 'tool-input-delta', toolCallId: 'c', text: '"Card",}' },
  {
    kind: 'tool-input-available',
    toolCallId: 'c',
    name: 'ui__render',
    input: { type: 'Card' },
    repairs: [repair],
  },
]

describe('a record', () => {
  it('takes each frame once', () => {
    const record = recordOf([{ kind: 'text', text: 'a' }])
    const again = addFrame(record, { seq: 1, frame: { kind: 'text', text: 'a' }, size: 10, at: 0 })
    expect(again).toBe(record)
  })

  it('ends with the finish', () => {
    expect(recordOf([{ kind: 'text', text: 'a' }]).finished).toBe(false)
    expect(recordOf([{ kind: 'finish', reason: 'stop' }]).finished).toBe(true)
  })
})

describe('callsOf', () => {
  it('puts the raw text beside what was read', () => {
    expect(callsOf(recordOf([...CALL, { kind: 'tool-output', toolCallId: 'c', output: {} }]))).toEqual([
      {
        toolCallId: 'c',
        name: 'ui__render',
        raw: '{"type":"Card",}',
        input: { type: 'Card' },
        repairs: [repair],
        issues: [],
        outcome: 'done',
      },
    ])
  })

  it('keeps why a call was refused', () => {
    const [call] = callsOf(
      recordOf([...CALL, { kind: 'tool-error', toolCallId: 'c', message: 'refused', issues: [issue] }]),
    )
    expect(call).toMatchObject({ outcome: 'failed', message: 'refused', issues: [issue] })
  })

  it('knows a call whose start it missed', () => {
    expect(callsOf(recordOf(CALL.slice(-1)))).toHaveLength(1)
  })
})

it('tells previews, deltas and final views apart', () => {
  const preview: Frame = { kind: 'ui', id: 'v', component: 'genui:tree', props: {}, partial: true }
  const delta: Frame = { kind: 'ui-delta', id: 'v', base: 1, ops: [] }
  const final: Frame = { kind: 'ui', id: 'v', component: 'genui:tree', props: {} }
  const timing = timingOf(recordOf([preview, delta, { ...preview, withdrawn: true }, final]))
  expect(timing).toMatchObject({ firstFrame: 0, firstPreview: 0, firstView: 300, previews: 3, deltas: 1 })
  expect(timing.finish).toBeUndefined()
  expect([preview, delta, final, { ...preview, withdrawn: true } as const].map(kindOf)).toEqual([
    'ui preview',
    'ui-delta preview',
    'ui',
    'ui withdrawn',
  ])
  expect(timing.bytesByKind.reduce((all, { bytes }) => all + bytes, 0)).toBe(40)
})

describe('viewOfCall', () => {
  const view: Frame = { kind: 'ui', id: 'v', component: 'Text', props: { text: 'b' }, toolCallId: 'c' }

  it('is the last view that the call drew', () => {
    const earlier: Frame = { ...view, props: { text: 'a' } }
    expect(viewOfCall(recordOf([...CALL, earlier, view]), 'c')?.props).toEqual({ text: 'b' })
  })

  it('is nothing for a call that drew none', () => {
    expect(viewOfCall(recordOf([...CALL, view]), 'd')).toBeUndefined()
  })
})
