import { expect, it } from 'vitest'
import { z } from 'zod'
import { createAgent, genui } from '../agent/index.ts'
import { defineCatalog, defineComponent, defineTool, type NumberedFrame } from '../core/index.ts'
import { createScriptedModel } from '../testing/index.ts'
import { createServer } from './create-server.ts'
import { type HttpClient, httpClient } from './test-kit/http-client.ts'
import { fold, runIdOf, type SseConnection, threadIdOf, toFrames } from './test-kit/sse-client.ts'

const catalog = defineCatalog([
  defineComponent({
    name: 'Note',
    description: 'A note.',
    props: z.object({ text: z.string() }),
    streaming: 'partial',
    actions: { keep: z.object({}) },
    fallbackText: ({ text }) => text,
  }),
  defineComponent({
    name: 'Stack',
    description: 'A stack.',
    props: z.object({}),
    children: true,
    streaming: 'partial',
  }),
])
const note = (text: string) => ({ type: 'Note', props: { text } })
const pay = defineTool({
  name: 'pay',
  kind: 'action',
  description: 'Pays.',
  input: z.object({ amount: z.number() }),
  execute: ({ amount }) => ({ paid: amount }),
})

/** The real agent over a scripted model: every hook between the two is used once. */
const setUp = () => {
  const model = createScriptedModel(
    [
      [
        'Here it comes. ',
        {
          call: 'ui__render',
          input: { type: 'Stack', props: {}, children: [note('One and one'), note('is two')] },
        },
      ],
      ['Now I pay. ', { call: 'pay', input: { amount: 5 } }],
      'Paid.',
      'Kept.',
    ],
    { delayMs: 1 },
  )
  const agent = createAgent({ model, tools: [pay], genui: genui({ catalog, streamingThrottleMs: 0 }) })
  return { client: httpClient(createServer({ agent })), model }
}

/** Reads to the end and approves whatever is asked. */
async function readApproving(client: HttpClient, connection: SseConnection): Promise<NumberedFrame[]> {
  const frames: NumberedFrame[] = []
  for (let event = await connection.next(); event !== undefined; event = await connection.next()) {
    for (const numbered of toFrames([event])) {
      frames.push(numbered)
      const { frame } = numbered
      if (frame.kind !== 'approval-requested') continue
      await client.request('POST', `/approvals/${encodeURIComponent(frame.approvalId)}`, { approve: true })
    }
  }
  return frames
}

it('live, replayed with snapshots or deltas, and stored, a turn gives the same parts', async () => {
  const { client } = setUp()
  const connection = await client.chat({ message: 'Go', stream: { deltas: true } })
  const frames = await readApproving(client, connection)
  const { parts, finish } = fold(frames)
  expect(frames.some(({ frame }) => frame.kind === 'ui' && frame.partial === true)).toBe(true)
  expect(frames.some(({ frame }) => frame.kind === 'ui-delta' && frame.final !== undefined)).toBe(true)
  expect(finish).toEqual({ reason: 'stop' })
  expect(parts.map((part) => (part.type === 'tool' ? `tool ${part.name} ${part.state}` : part.type))).toEqual(
    ['text', 'tool ui__render done', 'ui', 'text', 'tool pay done', 'approval', 'text'],
  )
  for (const query of ['', '?deltas=1', '?deltas=1&rawArguments=1']) {
    const replayed = toFrames(await (await client.follow(runIdOf(connection), query)).rest())
    expect(fold(replayed).parts).toEqual(parts)
  }
  const { messages } = await client.thread(threadIdOf(connection))
  expect(messages[1]?.parts).toEqual(parts)
})

it('an action in a view that the model composed is told to the model', async () => {
  const { client, model } = setUp()
  const connection = await client.chat({ message: 'Go' })
  await readApproving(client, connection)
  const threadId = threadIdOf(connection)
  const [, answer] = (await client.thread(threadId)).messages
  const view = answer?.parts.find((part) => part.type === 'ui')
  if (view?.type !== 'ui') throw new Error('no view was stored')
  const action = {
    viewId: view.id,
    nodeId: 'root/1',
    name: 'keep',
    payload: {},
    message: 'Keep it',
    pressId: 'p',
  }
  const acted = await client.chat({ action, threadId })
  expect(fold(toFrames(await acted.rest())).parts).toEqual([{ type: 'text', text: 'Kept.' }])
  expect(JSON.stringify(model.calls.at(-1)?.prompt.at(-1))).toContain('Keep it')
})
