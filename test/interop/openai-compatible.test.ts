import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createAgent, genui } from '../../src/agent/index.ts'
import { defineCatalog, defineComponent, defineTool } from '../../src/core/index.ts'
import { collectFrames } from '../../src/testing/index.ts'
import { type Completion, type CompletionsServer, serveCompletions } from './chat-completions-server.ts'

let server: CompletionsServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const catalog = defineCatalog([
  defineComponent({
    name: 'Card',
    description: 'A frame',
    props: z.strictObject({ title: z.string() }),
    children: true,
  }),
  defineComponent({
    name: 'Text',
    description: 'Words',
    props: z.strictObject({ text: z.string() }),
    fallbackText: ({ text }) => text,
  }),
])

const echo = defineTool({
  name: 'echo',
  kind: 'read',
  description: 'Says it back.',
  input: z.object({ text: z.string() }),
  execute: async ({ text }) => ({ text }),
})

async function play(answers: Parameters<typeof serveCompletions>[0], pieceSize = 64) {
  server = await serveCompletions(answers, pieceSize)
  const provider = createOpenAICompatible({ name: 'local', baseURL: server.baseURL, includeUsage: true })
  const agent = createAgent({
    model: provider('local'),
    tools: [echo],
    genui: genui({ catalog, streaming: 'partial', streamingThrottleMs: 0 }),
    settings: { maxRetries: 0 },
    onError: () => undefined,
  })
  const run = await collectFrames(agent, 'Zeig es mir 🌍')
  return { ...run, requests: server.requests, tools: run.state.parts.filter((part) => part.type === 'tool') }
}

interface CallDelta {
  index?: number
  id?: string
  name?: string
  text?: string
}

const calls = (...deltas: CallDelta[]): object[] =>
  deltas.map(({ index = 0, id, name, text }) => ({
    tool_calls: [
      {
        index,
        ...(id !== undefined && { id, type: 'function' }),
        function: { ...(name !== undefined && { name }), arguments: text ?? '' },
      },
    ],
  }))

const cut = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  )

const done: Completion = { deltas: [{ content: 'Fertig: 北京 🌍.' }], finish: 'stop' }

const tree = {
  type: 'Card',
  props: { title: 'Größe "netto"\\brutto\n北京 🌍' },
  children: [{ type: 'Text', props: { text: 'a\tb\u0007 é 𝄞' } }],
}

/** The same text with everything outside ASCII escaped, so that cuts fall inside `\uXXXX` and surrogate pairs. */
const escaped = JSON.stringify(tree).replace(
  /[^ -~]/g,
  (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

test.each([
  ['a byte', 1, JSON.stringify(tree), 16],
  ['two bytes', 2, JSON.stringify(tree), 11],
  ['seven bytes', 7, escaped, 4],
  ['a packet', 1400, escaped, 1],
])('a tree arrives whole when the network cuts after %s', async (_, pieceSize, text, deltaSize) => {
  const [first = '', ...rest] = cut(text, deltaSize)
  const deltas = calls(
    { id: 'call_a', name: 'ui__render', text: first },
    ...rest.map((piece) => ({ text: piece })),
  )
  const { state, outcome, frames, requests } = await play([{ deltas, finish: 'tool_calls' }, done], pieceSize)
  expect(outcome).toEqual({ reason: 'stop' })
  expect(state.parts).toMatchObject([
    { type: 'tool', state: 'done', input: tree },
    { type: 'ui', component: 'genui:tree', props: { root: tree } },
    { type: 'text', text: 'Fertig: 北京 🌍.' },
  ])
  expect(JSON.stringify(frames)).not.toContain('\uFFFD')
  expect(frames.filter((frame) => frame.kind === 'ui' && frame.partial === true).length).toBeGreaterThan(2)
  expect(state.usage).toEqual({ inputTokens: 22, outputTokens: 14 })
  expect(requests[0]?.tools?.map((tool) => tool.function.name)).toEqual(['echo', 'ui__render'])
  expect(requests[1]?.messages.slice(1)).toMatchObject([
    { role: 'assistant', tool_calls: [{ id: 'call_a', function: { name: 'ui__render' } }] },
    { role: 'tool', tool_call_id: 'call_a', content: expect.stringContaining('"shown":"Card"') },
  ])
})

const first = cut('{"text":"first, rather long"}', 3)
const second = cut('{"text":"second"}', 3)

test.each([
  [
    'an index each, their texts alternating',
    [
      ...calls({ id: 'call_a', name: 'echo' }, { index: 1, id: 'call_b', name: 'echo' }),
      ...first.flatMap((text, at) => calls({ text }, { index: 1, text: second[at] ?? '' })),
    ],
  ],
  [
    'index 0 for both, their texts alternating under ids of their own',
    [
      ...calls({ id: 'call_a', name: 'echo' }, { id: 'call_b', name: 'echo', text: '{' }),
      ...first.flatMap((text, at) =>
        calls({ id: 'call_a', text }, { id: 'call_b', text: (second[at] ?? '').slice(at === 0 ? 1 : 0) }),
      ),
    ],
  ],
  [
    'index 0 for both, one after the other',
    [
      ...calls({ id: 'call_a', name: 'echo' }, ...first.map((text) => ({ text }))),
      ...calls(
        { id: 'call_b', name: 'echo', text: second[0] ?? '' },
        ...second.slice(1).map((text) => ({ id: 'call_b', text })),
      ),
    ],
  ],
])('parallel calls with %s do not mix', async (_, deltas) => {
  const { tools } = await play([{ deltas, finish: 'tool_calls' }, done])
  expect(tools).toMatchObject([
    { toolCallId: 'call_a', state: 'done', output: { text: 'first, rather long' } },
    { toolCallId: 'call_b', state: 'done', output: { text: 'second' } },
  ])
})

test('an output limit inside the arguments: nothing runs, the preview goes, the model is told', async () => {
  const text = JSON.stringify(tree).slice(0, 60)
  const deltas = calls(
    { id: 'call_a', name: 'ui__render' },
    ...cut(text, 6).map((piece) => ({ text: piece })),
  )
  const { state, requests, frames } = await play([{ deltas, finish: 'length' }, done])
  expect(state.parts).toMatchObject([{ type: 'tool', state: 'failed' }, { type: 'text' }])
  expect(frames.some((frame) => frame.kind === 'ui' && frame.withdrawn === true)).toBe(true)
  expect(requests[1]?.messages.at(-1)).toMatchObject({
    role: 'tool',
    content: expect.stringContaining('The output limit was reached'),
  })
})

test.each([
  ['empty arguments', '', 'text: '],
  ['a list', '[1,2]', 'got a list of 2'],
  ['an object encoded twice', JSON.stringify('{"text":"once"}'), '{"text":"once"}'],
])('%s are answered in words or read', async (_, text, told) => {
  const deltas = calls({ id: 'call_a', name: 'echo' }, ...cut(text, 3).map((piece) => ({ text: piece })))
  const { outcome, requests } = await play([{ deltas, finish: 'tool_calls' }, done])
  expect(outcome).toEqual({ reason: 'stop' })
  expect(requests[1]?.messages.at(-1)).toMatchObject({ role: 'tool', content: expect.stringContaining(told) })
})

test('an answer that is no stream becomes the run’s reason', async () => {
  const { outcome } = await play([{ status: 401, body: { error: { message: 'bad key sk-secret' } } }])
  expect(outcome).toEqual({
    reason: 'error',
    error: { code: 'model_auth', message: "The model's provider refused the credentials (401)." },
  })
})
