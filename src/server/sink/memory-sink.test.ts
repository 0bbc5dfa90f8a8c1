import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Frame, NumberedFrame, TreeNode } from '../../core/index.ts'
import { previewed } from '../test-kit/fake-agent.ts'
import { fold } from '../test-kit/sse-client.ts'
import { createMemorySink } from './memory-sink.ts'
import type { Sink } from './sink.ts'

const never = new AbortController().signal
const run = (runId: string) => ({ runId, threadId: 't', messageId: 'm', actorId: 'ada' })
const text = (value: string): Frame => ({ kind: 'text', text: value })
const tree = (...texts: string[]): TreeNode => ({
  type: 'Stack',
  props: {},
  children: texts.map((value) => ({ type: 'Text', props: { value } })),
})

async function openSink(frames: readonly Frame[] = []): Promise<Sink> {
  const sink = createMemorySink()
  await sink.open(run('r'))
  for (const frame of frames) await sink.append('r', frame)
  return sink
}

async function readAll(sink: Sink, after = 0): Promise<NumberedFrame[]> {
  const all: NumberedFrame[] = []
  for await (const numbered of sink.read('r', after, never)) all.push(numbered)
  return all
}

describe('a log', () => {
  it('numbers frames from 1 and gives them back after any number', async () => {
    const sink = await openSink()
    const numbers = await Promise.all(['a', 'b', 'c'].map((value) => sink.append('r', text(value))))
    expect(numbers).toEqual([1, 2, 3])
    await sink.end('r')
    for (const after of [0, 1, 2, 3, 99]) {
      expect((await readAll(sink, after)).map(({ seq }) => seq)).toEqual(
        [1, 2, 3].filter((seq) => seq > after),
      )
    }
  })

  it('is followed until it ends', async () => {
    const sink = await openSink([text('a')])
    const reading = Promise.all([readAll(sink), readAll(sink, 1)])
    await sink.append('r', text('b'))
    await sink.end('r')
    const seqs = (await reading).map((frames) => frames.map(({ seq }) => seq))
    expect(seqs).toEqual([[1, 2], [2]])
  })

  it('is followed until the reader leaves', async () => {
    const sink = await openSink([text('a')])
    const leaving = new AbortController()
    const frames = sink.read('r', 0, leaving.signal)[Symbol.asyncIterator]()
    expect((await frames.next()).value?.seq).toBe(1)
    const waiting = frames.next()
    leaving.abort()
    expect((await waiting).done).toBe(true)
  })

  it('that nobody knows has nothing to read, and takes nothing', async () => {
    const sink = createMemorySink()
    expect(await readAll(sink)).toEqual([])
    expect(await sink.find('r')).toBeUndefined()
    await expect(sink.append('r', text('a'))).rejects.toMatchObject({ code: 'run_unknown' })
  })

  it('that is removed lets its followers go', async () => {
    const sink = await openSink([text('a')])
    const reading = readAll(sink)
    await sink.remove('r')
    expect(await reading).toHaveLength(1)
    expect(await sink.find('r')).toBeUndefined()
  })
})

describe('previews', () => {
  const stages = [tree('He'), tree('Hello'), tree('Hello', 'wor'), tree('Hello', 'world')]
  const frames = [text('Look: '), ...previewed(tree('Hello', 'world!'), stages), text('Done.')]

  it('are kept as one snapshot and what changed', async () => {
    const sink = await openSink(frames.slice(0, 6))
    await sink.end('r')
    const kept = await readAll(sink)
    expect(fold(kept).parts.at(-1)).toMatchObject({ props: { root: stages.at(-1) } })
    expect(kept.slice(2).map(({ frame }) => frame)).toMatchObject([
      { kind: 'ui', partial: true, props: { root: stages[0] } },
      { kind: 'ui-delta', base: 3 },
      { kind: 'ui-delta', base: 4 },
      { kind: 'ui-delta', base: 5 },
    ])
  })

  it('are dropped when the final view is there, but for a stub; raw arguments when the call is', async () => {
    const raw: Frame = { kind: 'tool-input-delta', toolCallId: 'call-1', text: '{' }
    const sink = await openSink([...frames.slice(0, 2), raw, raw, ...frames.slice(2)])
    await sink.end('r')
    const kept = await readAll(sink)
    expect(kept.map(({ seq, frame }) => [seq, frame.kind])).toEqual([
      [1, 'text'],
      [2, 'tool-input-start'],
      [5, 'ui'],
      [9, 'tool-input-available'],
      [10, 'ui'],
      [11, 'tool-output'],
      [12, 'text'],
    ])
    expect(kept[2]?.frame).toMatchObject({ partial: true, props: { root: { held: true, props: {} } } })
  })

  it('are the same for a follower that compaction overtakes at any point', async () => {
    const complete = fold(frames.map((frame, index) => ({ seq: index + 1, frame }))).parts
    for (let taken = 0; taken <= frames.length; taken++) {
      const sink = await openSink()
      const reader = sink.read('r', 0, never)[Symbol.asyncIterator]()
      const read: NumberedFrame[] = []
      for (const frame of frames.slice(0, taken)) {
        await sink.append('r', frame)
        read.push((await reader.next()).value)
      }
      for (const frame of frames.slice(taken)) await sink.append('r', frame)
      await sink.end('r')
      for (let next = await reader.next(); !next.done; next = await reader.next()) read.push(next.value)
      expect(fold(read).parts).toEqual(complete)
    }
  })

  it('fold to the snapshots that came in, whatever they are', async () => {
    const trees = fc.array(
      fc.array(fc.string(), { maxLength: 3 }).map((texts) => tree(...texts)),
      { minLength: 1, maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(trees, async (roots) => {
        const emitted = roots.map(
          (root): Frame => ({ kind: 'ui', id: 'v', component: 'genui:tree', props: { root }, partial: true }),
        )
        const sink = await openSink(emitted)
        await sink.end('r')
        const [part] = fold(await readAll(sink)).parts
        expect(part).toMatchObject({ type: 'ui', props: { root: roots.at(-1) } })
      }),
      { numRuns: 100, seed: 7 },
    )
  })
})

describe('the sink is bounded', () => {
  it('in the size of a run, but for its end', async () => {
    const sink = createMemorySink({ maxRunSize: 200 })
    await sink.open(run('r'))
    await sink.append('r', text('x'.repeat(100)))
    await expect(sink.append('r', text('x'.repeat(100)))).rejects.toMatchObject({ code: 'sink_full' })
    expect(await sink.append('r', { kind: 'warning', code: 'w', message: 'x'.repeat(200) })).toBe(2)
    expect(await sink.append('r', { kind: 'finish', reason: 'error' })).toBe(3)
  })

  it('where what is dropped makes room again', async () => {
    const sink = createMemorySink({ maxRunSize: 600 })
    await sink.open(run('r'))
    const call: Frame = { kind: 'tool-input-delta', toolCallId: 'c', text: 'x'.repeat(300) }
    await sink.append('r', call)
    await sink.append('r', {
      kind: 'tool-input-available',
      toolCallId: 'c',
      name: 'n',
      input: 'x'.repeat(300),
    })
    expect(await sink.append('r', text('x'.repeat(100)))).toBe(3)
  })

  it('in ended runs: the one that ended first is forgotten first', async () => {
    const sink = createMemorySink({ maxRuns: 2 })
    for (const id of ['working', 'a', 'b', 'c']) await sink.open(run(id))
    for (const id of ['b', 'a', 'c']) await sink.end(id)
    const found = await Promise.all(['working', 'a', 'b', 'c'].map((id) => sink.find(id)))
    expect(found.map((info) => info?.runId)).toEqual(['working', 'a', undefined, 'c'])
  })

  it('in time: an ended run is forgotten, a working one is not', async () => {
    vi.useFakeTimers()
    const sink = createMemorySink({ ttlMs: 1_000 })
    for (const id of ['a', 'b']) await sink.open(run(id))
    await sink.end('a')
    vi.advanceTimersByTime(1_001)
    expect(await sink.find('a')).toBeUndefined()
    expect(await sink.find('b')).toBeDefined()
    vi.useRealTimers()
  })
})

it('previews of a long text hold what was added, not every stage of it', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const sink = await openSink()
  const heapUsed = (): number => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = heapUsed()
  let written = ''
  for (let preview = 0; preview < 500; preview++) {
    written += 'some words of a long text '.repeat(20)
    const root = { type: 'Text', props: { text: written } }
    await sink.append('r', { kind: 'ui', id: 'v', component: 'genui:tree', props: { root }, partial: true })
  }
  // 260 KB of text; the stages together are 65 MB.
  expect((heapUsed() - before) / 1e6).toBeLessThan(10)
  expect(await sink.find('r')).toBeDefined()
})
