import { expect, test } from 'vitest'
import { defineTool, type JsonSchema, type ToolContext, type ToolOptions } from '../../core/index.ts'
import { collectFrames, createScriptedModel, sampleCatalog } from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { genui } from '../genui/genui.ts'

type Execute = (input: Record<string, unknown>, context: ToolContext) => unknown

/** A run whose model calls one tool with `{ a: [1] }`, then says "Done." */
async function use(execute: Execute, more: Partial<ToolOptions<JsonSchema, unknown>> = {}) {
  const errors: string[] = []
  const tool = defineTool<JsonSchema, unknown>({
    name: 'work',
    kind: 'read',
    description: 'Works',
    input: { type: 'object' },
    // The schema says so.
    execute: (input, context) => execute(input as Record<string, unknown>, context),
    ...more,
  })
  const model = createScriptedModel([{ call: 'work', input: { a: [1] } }, 'Done.'])
  const agent = createAgent({
    model,
    tools: [tool],
    genui: genui({ catalog: sampleCatalog }),
    onError: (_, { code }) => void errors.push(code),
  })
  const { state, outcome } = await collectFrames(agent, 'Go')
  expect(outcome).toEqual({ reason: 'stop' })
  expect(state.parts.at(-1)).toEqual({ type: 'text', text: 'Done.' })
  const called = state.parts.find((part) => part.type === 'tool')
  const views = state.parts.filter((part) => part.type === 'ui')
  return { called, views, errors }
}

const withGetter = Object.defineProperty(new Error(), 'message', {
  get() {
    throw new Error('from the getter')
  },
})
const secretive = new Proxy(
  {},
  {
    getPrototypeOf() {
      throw new Error('from the proxy')
    },
  },
)

test.each<[string, unknown]>([
  ['null', null],
  ['undefined', undefined],
  ['a number', 7],
  ['an error without a message', new Error('')],
  ['an error whose message is no text', Object.assign(new Error(), { message: { a: 1 } })],
  ['an error whose message throws', withGetter],
  ['what throws when it is looked at', secretive],
])('a tool that throws %s has failed, and the run goes on', async (_, thrown) => {
  const { called } = await use(() => {
    throw thrown
  })
  expect(called).toMatchObject({ state: 'failed', message: 'an unknown error' })
})

function nested(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = { a: value }
  return value
}

test.each<[string, unknown, string]>([
  ['nested by the thousand', nested(3_000), 'The tool returned more than 256 levels of nesting.'],
  ['nested beyond the stack', nested(50_000), 'The tool returned something that is not JSON.'],
  [
    'of five million characters',
    'x'.repeat(5_000_000),
    'The tool returned 5000002 characters of JSON; at most 4194304 are allowed.',
  ],
])('a result %s is refused, and no later prompt holds it', async (_, output, message) => {
  expect((await use(() => output)).called).toMatchObject({ state: 'failed', message })
})

test('half of a surrogate pair in a result is marked: no provider takes it', async () => {
  const { called } = await use(() => ({ cut: '🌍'.slice(0, 1), whole: '🌍', escape: '\\ud83c' }))
  expect(called).toMatchObject({ output: { cut: '\ufffd', whole: '🌍', escape: '\\ud83c' } })
})

test('a tool that changes its arguments changes no record of them', async () => {
  const { called } = await use((input) => {
    Object.assign(input, { a: [2], self: input })
    return 'ok'
  })
  expect(called).toMatchObject({ state: 'done', input: { a: [1] } })
})

test('a refused push that the tool does not wait for is reported and kills nothing', async () => {
  const { called, errors } = await use((_, { emitUi }) => {
    void emitUi('Nope', {})
    return 'ok'
  })
  expect(called).toMatchObject({ state: 'done', output: 'ok' })
  expect(errors).toEqual(['push_refused'])
})

test.each<[string, unknown]>([
  ['a number', 5],
  ['empty', ''],
  ['longer than a request may name', 'v'.repeat(513)],
])('a view id that is %s is refused', async (_, id) => {
  // @ts-expect-error: a developer without types
  const { called, views } = await use((__, { emitUi }) => emitUi('Words', { text: 'a' }, { id }))
  expect(called).toMatchObject({ state: 'failed', message: expect.stringContaining('an id is text') })
  expect(views).toEqual([])
})

test('a prototype name is a view id like any other', async () => {
  const { views } = await use(async (_, { emitUi }) => {
    for (const text of ['a', 'b']) await emitUi('Words', { text }, { id: '__proto__' })
  })
  expect(views).toMatchObject([{ id: '__proto__', props: { text: 'b' } }])
})

test('a present that is asynchronous is reported, its failure too, and the result stands', async () => {
  const { called, errors } = await use(() => 'ok', {
    // @ts-expect-error: a developer without types
    present: async () => {
      throw new Error('later')
    },
  })
  expect(called).toMatchObject({ state: 'done', output: 'ok' })
  expect(errors).toEqual(['present_failed', 'present_failed'])
})

test.each([Number.POSITIVE_INFINITY, 10_000_000_000])(
  'a timeout of %d ms does not end it at once',
  async (timeoutMs) => {
    const later = () => new Promise((resolve) => setTimeout(resolve, 20, 'ok'))
    expect((await use(later, { timeoutMs })).called).toMatchObject({ state: 'done', output: 'ok' })
  },
)
