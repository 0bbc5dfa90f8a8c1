import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineTool, type Frame, type Part, VitrailError } from '../../core/index.ts'
import {
  type CollectOptions,
  collectFrames,
  createScriptedModel,
  type ScriptedItem,
  type ScriptedStep,
} from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import type { AgentOptions } from '../options.ts'

const echo = defineTool({
  name: 'echo',
  kind: 'read',
  description: 'Says it back.',
  input: z.object({ text: z.string() }),
  execute: async ({ text }) => ({ text }),
})

type Options = Partial<Omit<AgentOptions, 'model'>> & { chunkSize?: number; collect?: CollectOptions }

async function play(steps: readonly ScriptedStep[], options: Options = {}) {
  const { chunkSize = 3, collect, ...agentOptions } = options
  const model = createScriptedModel(steps, { chunkSize })
  const errors: string[] = []
  const agent = createAgent({
    model,
    tools: [echo],
    settings: { maxRetries: 0 },
    onError: (_, { code }) => void errors.push(code),
    ...agentOptions,
  })
  const run = await collectFrames(agent, 'Hi', collect)
  return { ...run, model, errors, tools: toolParts(run.state.parts) }
}

const toolParts = (parts: readonly Part[]) => parts.filter((part) => part.type === 'tool')

function outputs(model: Awaited<ReturnType<typeof play>>['model'], call: number): unknown[] {
  const last = model.calls[call]?.prompt.at(-1)
  return last?.role === 'tool'
    ? last.content.map((part) => (part.type === 'tool-result' ? part.output : part))
    : []
}

test('every run ends with one finish frame, and steps stand between their frames', async () => {
  const { frames, outcome } = await play([{ call: 'echo', input: { text: 'a' } }, 'Done.'])
  const kinds = frames.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'finish')).toHaveLength(1)
  expect(kinds.at(-1)).toBe('finish')
  expect(kinds.filter((kind) => kind.startsWith('step'))).toEqual([
    'step-start',
    'step-finish',
    'step-start',
    'step-finish',
  ])
  expect(kinds.indexOf('tool-output')).toBeLessThan(kinds.indexOf('step-finish'))
  expect(outcome).toEqual({ reason: 'stop' })
})

test('reasoning is streamed apart, and goes back to the model within the run', async () => {
  const { state, model } = await play([
    [{ reasoning: 'Let me think.' }, { call: 'echo', input: { text: 'a' } }],
    'Done.',
  ])
  expect(state.parts[0]).toEqual({ type: 'reasoning', text: 'Let me think.' })
  expect(model.calls[1]?.prompt.at(-2)?.content).toMatchObject([
    { type: 'reasoning', text: 'Let me think.' },
    { type: 'tool-call', toolName: 'echo' },
  ])
})

test('parallel calls whose texts alternate keep their own arguments', async () => {
  const parallel = [
    { call: 'echo', input: { text: 'the first one, rather long' } },
    { call: 'echo', input: { text: 'second' } },
  ]
  const { tools, frames, model } = await play([{ parallel }, 'Done.'])
  expect(tools).toMatchObject([
    {
      toolCallId: 'call-1-1',
      input: { text: 'the first one, rather long' },
      output: { text: 'the first one, rather long' },
    },
    { toolCallId: 'call-1-2', input: { text: 'second' }, output: { text: 'second' } },
  ])
  expect(textOf(frames, 'call-1-1')).toBe('{"text":"the first one, rather long"}')
  expect(textOf(frames, 'call-1-2')).toBe('{"text":"second"}')
  expect(outputs(model, 1)).toHaveLength(2)
})

function textOf(frames: readonly Frame[], toolCallId: string): string {
  return frames
    .flatMap((frame) =>
      frame.kind === 'tool-input-delta' && frame.toolCallId === toolCallId ? [frame.text] : [],
    )
    .join('')
}

test('calls that share an id are two calls', async () => {
  const { tools } = await play([
    { call: 'echo', id: 'call_0', input: { text: 'a' } },
    { call: 'echo', id: 'call_0', input: { text: 'b' } },
    'Done.',
  ])
  expect(tools).toMatchObject([
    { toolCallId: 'call_0', output: { text: 'a' } },
    { toolCallId: 'call_0-2', output: { text: 'b' } },
  ])
})

test('a provider that sends arguments whole is read the same', async () => {
  const { tools, frames } = await play([{ call: 'echo', input: { text: 'a' }, whole: true }, 'Done.'])
  expect(tools).toMatchObject([{ state: 'done', input: { text: 'a' } }])
  expect(frames.filter(({ kind }) => kind === 'tool-input-start')).toHaveLength(1)
})

test('arguments encoded twice run once, with a repair, and go back encoded once', async () => {
  const rawInput = JSON.stringify(JSON.stringify({ text: 'a "quoted" one' }))
  const { tools, model } = await play([{ call: 'echo', rawInput }, 'Done.'])
  expect(tools).toMatchObject([{ state: 'done', repairs: [{ code: 'double_encoded', lossy: false }] }])
  expect(model.calls[1]?.prompt.at(-2)?.content).toMatchObject([{ input: { text: 'a "quoted" one' } }])
})

const noInput = defineTool({
  name: 'now',
  kind: 'read',
  description: 'The time.',
  input: z.object({}),
  execute: async () => 'noon',
})

test.each(['null', '"null"', '', '  ', '{}'])('arguments %j mean none', async (rawInput) => {
  const { tools } = await play([{ call: 'now', rawInput }, 'Done.'], { tools: [noInput] })
  expect(tools).toMatchObject([{ state: 'done', input: {}, output: 'noon' }])
})

test.each([
  ['null', 'text: '],
  ['[1,2]', "expected an object with the tool's parameters; got a list of 2"],
  ['7', 'got 7'],
  ['true', 'got true'],
])('arguments %j are refused in words, and the run goes on', async (rawInput, words) => {
  const { tools, outcome, model } = await play([{ call: 'echo', rawInput }, 'Sorry.'])
  expect(tools).toMatchObject([{ state: 'failed' }])
  expect(outcome).toEqual({ reason: 'stop' })
  expect(outputs(model, 1)).toMatchObject([{ type: 'error-text', value: expect.stringContaining(words) }])
  expect(model.calls[1]?.prompt.at(-2)?.content).toMatchObject([{ input: {} }])
})

test('an unknown tool is refused with the names there are', async () => {
  const { tools, model } = await play([{ call: 'ecko', input: {} }, 'Sorry.'])
  expect(tools).toMatchObject([{ name: 'ecko', state: 'failed' }])
  expect(outputs(model, 1)).toMatchObject([
    { type: 'error-text', value: 'There is no tool "ecko". Did you mean "echo"? Tools: echo' },
  ])
})

test.each(['constructor', '__proto__', 'toString'])(
  'a tool named %s is as unknown as any other',
  async (name) => {
    const { tools, outcome } = await play([{ call: name, input: {} }, 'Sorry.'])
    expect(tools).toMatchObject([{ name, state: 'failed' }])
    expect(outcome).toEqual({ reason: 'stop' })
  },
)

test('an output limit inside a call: it does not run, and the model is told why', async () => {
  const { tools, model, outcome } = await play([
    [
      { call: 'echo', input: { text: 'whole' } },
      { call: 'echo', rawInput: '{"text":"half' },
      { finish: 'length' },
    ],
    'Shorter.',
  ])
  expect(outcome).toEqual({ reason: 'stop' })
  expect(tools).toMatchObject([{ state: 'done' }, { state: 'failed' }])
  expect(tools[1]).not.toHaveProperty('output')
  expect(outputs(model, 1)[1]).toMatchObject({
    value: expect.stringContaining('The output limit was reached'),
  })
})

const refused: ScriptedItem = { call: 'echo', input: {} }

test.each<[string, ScriptedStep[], Options, object]>([
  [
    'refused calls in a row',
    [refused, refused, refused],
    {},
    { reason: 'limit', error: { code: 'repair_limit' } },
  ],
  [
    'fewer, where the app says so',
    [refused],
    { maxRepairTurns: 1 },
    { reason: 'limit', error: { code: 'repair_limit' } },
  ],
  [
    'cut calls in a row',
    [1, 2, 3].map(() => [{ call: 'echo', rawInput: '{"te' }, { finish: 'length' }] satisfies ScriptedItem[]),
    {},
    { reason: 'limit', error: { code: 'repair_limit' } },
  ],
  [
    'steps',
    [
      { call: 'echo', input: { text: 'a' } },
      { call: 'echo', input: { text: 'a' } },
    ],
    { limits: { steps: 2 } },
    { reason: 'limit', error: { code: 'step_limit' } },
  ],
  [
    'tokens',
    [
      [
        { call: 'echo', input: { text: 'a' } },
        { finish: 'tool-calls', inputTokens: 90, outputTokens: 20 },
      ],
    ],
    { limits: { tokens: 100 } },
    { reason: 'limit', error: { code: 'token_limit' } },
  ],
  [
    'a long answer',
    [['Once upon', { finish: 'length' }]],
    {},
    { reason: 'limit', error: { code: 'output_limit' } },
  ],
  [
    'a withheld answer',
    [[{ finish: 'content-filter' }]],
    {},
    { reason: 'error', error: { code: 'content_filter' } },
  ],
])('the run ends on %s', async (_, steps, options, expected) => {
  const { outcome, frames } = await play(steps, options)
  expect(outcome).toMatchObject(expected)
  expect(frames.at(-1)).toMatchObject({ kind: 'finish', ...expected })
})

test('a refused call between good ones starts the count again', async () => {
  const good: ScriptedItem = { call: 'echo', input: { text: 'a' } }
  const { outcome } = await play([refused, refused, good, refused, refused, 'Done.'])
  expect(outcome).toEqual({ reason: 'stop' })
})

test('usage is summed over the steps', async () => {
  const { state } = await play([
    [
      { call: 'echo', input: { text: 'a' } },
      { finish: 'tool-calls', inputTokens: 10, outputTokens: 5 },
    ],
    ['Done.', { finish: 'stop', inputTokens: 20, outputTokens: 2 }],
  ])
  expect(state.usage).toEqual({ inputTokens: 30, outputTokens: 7 })
})

class ProviderError extends Error {
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

test.each<[string, unknown, object]>([
  ['bad credentials', new ProviderError(401, 'Incorrect key sk-123'), { code: 'model_auth' }],
  ['too many requests', new ProviderError(429, 'slow down'), { code: 'model_rate_limit' }],
  ['a broken provider', new ProviderError(503, 'oops'), { code: 'model_unavailable' }],
  [
    'a refused request',
    new ProviderError(404, 'no such model'),
    { code: 'model_refused', message: expect.stringContaining('no such model') },
  ],
  [
    'anything else',
    'socket hang up',
    { code: 'model_error', message: expect.stringContaining('socket hang up') },
  ],
])('a model that answers with %s ends the run with its reason', async (_, error, expected) => {
  const { outcome, errors } = await play([{ error }])
  expect(outcome).toMatchObject({ reason: 'error', error: expected })
  expect(JSON.stringify(outcome)).not.toContain('sk-123')
  expect(errors).toEqual([outcome.error?.code])
})

test('what came before a stream broke stands, and no tool of that step runs', async () => {
  const execute = vi.fn()
  const tool = defineTool({ ...echo, execute })
  const { state, outcome } = await play(
    [['So far. ', { call: 'echo', input: { text: 'a' } }, { error: new Error('reset') }]],
    { tools: [tool] },
  )
  expect(outcome.reason).toBe('error')
  expect(state.parts).toMatchObject([
    { type: 'text', text: 'So far. ' },
    { type: 'tool', state: 'failed' },
  ])
  expect(execute).not.toHaveBeenCalled()
})

test('a model may be chosen for each request, and a choice that fails ends the run', async () => {
  const model = createScriptedModel(['Chosen.'])
  const agent = createAgent({
    model: async ({ threadId }) => (threadId === 'thread-1' ? model : 'none/none'),
  })
  expect((await collectFrames(agent, 'Hi')).state.parts).toEqual([{ type: 'text', text: 'Chosen.' }])

  const failing = createAgent({
    model: () => {
      throw new VitrailError('no_model', 'No model for this plan.')
    },
    onError: () => undefined,
  })
  expect((await collectFrames(failing, 'Hi')).outcome).toMatchObject({
    reason: 'error',
    error: { code: 'no_model' },
  })
})

test('cancelling ends the run at once, even where the provider does not listen', async () => {
  const controller = new AbortController()
  const { outcome, state } = await play([['Once', { pause: new Promise(() => undefined) }]], {
    collect: {
      signal: controller.signal,
      onFrame: (frame) => frame.kind === 'text' && frame.text === 'e' && controller.abort(),
    },
  })
  expect(outcome).toEqual({ reason: 'cancelled' })
  expect(state.parts).toEqual([{ type: 'text', text: 'Once' }])
})

test('a run that was cancelled before it began says nothing', async () => {
  const { outcome, state } = await play(['Hello'], { collect: { signal: AbortSignal.abort() } })
  expect(outcome).toEqual({ reason: 'cancelled' })
  expect(state.parts).toEqual([])
})

test('the time limit ends a run whose app hangs, and what it says later is not heard', async () => {
  let speak: (instructions: string) => void = () => undefined
  const { outcome, frames } = await play(['Late.'], {
    limits: { timeMs: 5 },
    instructions: () => new Promise((resolve) => (speak = resolve)),
  })
  expect(outcome).toMatchObject({ reason: 'limit', error: { code: 'time_limit' } })
  speak('Be brief.')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(frames.map(({ kind }) => kind)).toEqual(['finish'])
})

test('the time limit ends a run that hangs', async () => {
  const { outcome } = await play([{ pause: new Promise(() => undefined) }], { limits: { timeMs: 5 } })
  expect(outcome).toMatchObject({ reason: 'limit', error: { code: 'time_limit' } })
})

test('instructions may depend on the request', async () => {
  const { model } = await play(['Hi'], {
    instructions: async ({ actor }) => `You help ${actor?.id}.`,
    collect: { actor: { id: 'ada' } },
  })
  expect(model.calls[0]?.prompt[0]).toEqual({ role: 'system', content: 'You help ada.' })
})

test('two tools of one name are the developer’s mistake', () => {
  expect(() => createAgent({ model: 'any/model', tools: [echo, echo] })).toThrow('Two tools are named "echo"')
})
