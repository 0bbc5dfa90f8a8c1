import { describe, expect, it } from 'vitest'
import { type CanvasFrame, type CanvasState, EMPTY_CANVAS_STATE, foldCanvas } from '../../core/index.ts'
import { createCanvasLog } from './canvas-log.ts'

const view = (id: string, text: string): CanvasFrame => ({
  kind: 'canvas-view',
  id,
  status: 'ready',
  node: { type: 'Note', props: { text } },
})
const preview = (callId: string, text: string): CanvasFrame => ({
  kind: 'canvas-preview',
  id: callId,
  callId,
  component: 'Note',
  props: { text },
})

/** A log whose state is the fold of what was appended. */
function setUp(limits: { maxFrames?: number; maxSize?: number } = {}) {
  const base = 1_000
  let state: CanvasState = { ...EMPTY_CANVAS_STATE, seq: base }
  const log = createCanvasLog({ base, state: () => state, ...limits })
  const append = (...frames: CanvasFrame[]): void => {
    for (const frame of frames) {
      state = foldCanvas(state, state.seq + 1, frame)
      log.append(frame)
    }
  }
  const readAll = async (after: number) => {
    const stop = new AbortController()
    const read: { seq: number; kind: string }[] = []
    if (log.seq === after) return read
    for await (const { seq, frame } of log.read(after, stop.signal)) {
      read.push({ seq, kind: frame.kind })
      if (seq >= log.seq) break
    }
    return read
  }
  return { log, append, readAll, base }
}

describe('the log of a canvas', () => {
  it.each([
    ['from nothing', 0],
    ['from an earlier log', 999],
    ['from a log that this one never was', 5_000],
  ])('begins with all of it for who comes %s', async (_, after) => {
    const { append, readAll, base } = setUp()
    append(view('c1', 'a'), view('c2', 'b'))
    expect(await readAll(after)).toEqual([{ seq: base + 2, kind: 'canvas-snapshot' }])
  })

  it('goes on after what a client has', async () => {
    const { append, readAll, base } = setUp()
    append(view('c1', 'a'), view('c2', 'b'), preview('call', 'x'))
    expect((await readAll(base + 1)).map(({ seq }) => seq)).toEqual([base + 2, base + 3])
  })

  it('keeps only what still says something', async () => {
    const { append, readAll, base } = setUp()
    append(
      view('c1', 'a'),
      preview('call', 'x'),
      preview('call', 'xy'),
      { kind: 'canvas-view', id: 'c1', status: 'pending' },
      view('c1', 'b'),
      { kind: 'canvas-view', id: 'c1', status: 'failed', message: 'no' },
      { kind: 'canvas-preview-end', callId: 'call' },
    )
    expect(await readAll(base)).toEqual([
      { seq: base + 5, kind: 'canvas-view' },
      { seq: base + 6, kind: 'canvas-view' },
      { seq: base + 7, kind: 'canvas-preview-end' },
    ])
  })

  it('keeps nothing of a call that ended in a change', async () => {
    const { append, readAll, base } = setUp()
    append({ kind: 'canvas-changing', callId: 'call', id: 'c1' }, preview('call', 'x'), {
      kind: 'canvas-change',
      entries: [],
      canUndo: true,
      canRedo: false,
      callId: 'call',
    })
    expect(await readAll(base)).toEqual([{ seq: base + 3, kind: 'canvas-change' }])
  })

  it.each([
    ['frames', { maxFrames: 10 }],
    ['size', { maxSize: 1_000 }],
  ])('is bounded in %s; who is overtaken gets all of it', async (_, limits) => {
    const { append, readAll, log, base } = setUp(limits)
    append(...Array.from({ length: 100 }, (_, index) => view(`c${index}`, 'text')))
    expect(await readAll(base + 1)).toEqual([{ seq: log.seq, kind: 'canvas-snapshot' }])
    const near = await readAll(log.seq - 2)
    expect(near.map(({ kind }) => kind)).toEqual(['canvas-view', 'canvas-view'])
  })

  it('wakes those that wait, and is done with them at its end', async () => {
    const { append, log, base } = setUp()
    const frames = log.read(base, new AbortController().signal)[Symbol.asyncIterator]()
    const first = frames.next()
    append(view('c1', 'a'))
    expect((await first).value).toMatchObject({ seq: base + 1 })
    const second = frames.next()
    log.end()
    expect((await second).done).toBe(true)
  })
})
