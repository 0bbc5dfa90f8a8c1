import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  defineCatalog,
  defineComponent,
  defineTool,
  type Frame,
  type Schema,
  type ToolContext,
  type ToolOptions,
} from '../../core/index.ts'
import { type CollectOptions, collectFrames, createScriptedModel } from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { genui } from '../genui/genui.ts'
import type { AgentOptions } from '../options.ts'

const Metric = defineComponent({
  name: 'Metric',
  description: 'A number',
  props: z.strictObject({ value: z.number() }),
  fallbackText: ({ value }) => `Value ${value}`,
})
const Skeleton = defineComponent({
  name: 'Skeleton',
  description: 'Waits',
  props: z.strictObject({}),
  internal: true,
})
const Link = defineComponent({
  name: 'Link',
  description: 'A link',
  props: z.strictObject({ url: z.string().meta({ 'x-address': 'link', 'x-essential': true }) }),
  fallbackText: () => 'a link',
})
const catalog = defineCatalog([Metric, Skeleton, Link])

type Part = Partial<Omit<ToolOptions<Schema, unknown>, 'execute'>> & {
  execute?(input: unknown, context: ToolContext): unknown
}

async function call(part: Part, options: Partial<AgentOptions> = {}, collect: CollectOptions = {}) {
  const model = createScriptedModel([{ call: 'work', input: {} }, 'Done.'])
  const errors: string[] = []
  const tool = defineTool({
    name: 'work',
    kind: 'read',
    description: 'Works',
    input: z.object({}),
    execute: async () => 'ok',
    ...part,
  })
  const agent = createAgent({
    model,
    tools: [tool],
    genui: genui({ catalog }),
    onError: (_, { code }) => void errors.push(code),
    ...options,
  })
  const run = await collectFrames(agent, 'Go', collect)
  const last = model.calls[1]?.prompt.at(-1)
  const told =
    last?.role === 'tool' && last.content[0]?.type === 'tool-result' ? last.content[0].output : undefined
  const { parts } = run.state
  return {
    ...run,
    errors,
    told,
    tool: parts.find((each) => each.type === 'tool'),
    views: parts.filter((each) => each.type === 'ui'),
  }
}

test('views take ids of their own in order; a given id replaces in place', async () => {
  const { views, tool } = await call({
    execute: async (_, ctx) => {
      const first = await ctx.emitUi('Metric', { value: 1 })
      const second = await ctx.emitUi('Metric', { value: 2 })
      await ctx.emitUi('Metric', { value: 3 }, { id: first.id })
      const named = await ctx.emitUi('Metric', { value: 4 }, { id: 'total' })
      await ctx.emitComponent('Metric', { value: 5 })
      return [first.id, second.id, named.id]
    },
  })
  expect(tool?.output).toEqual(['call-1-1:ui:0', 'call-1-1:ui:1', 'total'])
  expect(views.map(({ id, props }) => [id, props.value])).toEqual([
    ['call-1-1:ui:0', 3],
    ['call-1-1:ui:1', 2],
    ['total', 4],
    ['call-1-1:ui:2', 5],
  ])
})

test('props are what they were at the push', async () => {
  const { views } = await call({
    execute: async (_, ctx) => {
      const props = { value: 1 }
      await ctx.emitUi('Metric', props)
      props.value = 2
    },
  })
  expect(views).toMatchObject([{ props: { value: 1 } }])
})

test('the model is told of views that the result does not name', async () => {
  const silent = await call({
    execute: (_, ctx) => ctx.emitUi('Metric', { value: 1 }).then(() => ({ ok: true })),
  })
  expect(silent.told).toEqual({
    type: 'text',
    value: '{"ok":true}\n\n[Shown to the person: Metric, view "call-1-1:ui:0"]',
  })
  const speaking = await call({ execute: (_, ctx) => ctx.emitUi('Metric', { value: 1 }) })
  expect(speaking.told).toEqual({ type: 'json', value: { id: 'call-1-1:ui:0' } })
})

test('a client that cannot draw it: the view is whole, its text beside it, the model told', async () => {
  const { views, told } = await call(
    { execute: (_, ctx) => ctx.emitUi('Metric', { value: 1 }) },
    {},
    { uiCapabilities: { components: [] } },
  )
  expect(views).toMatchObject([{ component: 'Metric', props: { value: 1 }, fallbackText: 'Value 1' }])
  expect(told).toMatchObject({ value: expect.stringContaining('as text: Value 1') })
})

test('an unsafe address turns the view into its text', async () => {
  const { views } = await call({ execute: (_, ctx) => ctx.emitUi('Link', { url: 'javascript:alert(1)' }) })
  expect(views).toMatchObject([
    {
      component: 'genui:tree',
      props: { root: { type: 'genui:text', props: { text: 'a link', of: 'Link' } } },
    },
  ])
})

test.each<[string, Record<string, unknown>, string]>([
  ['a cycle', cycle(), 'no cycles'],
  ['a list', [] as unknown as Record<string, unknown>, 'must be a JSON object'],
  ['something enormous', { value: 'x'.repeat(4_194_305) }, 'at most 4194304'],
])('props that are %s are refused', async (_, props, message) => {
  const { tool } = await call({ execute: (_input, ctx) => ctx.emitUi('Metric', props) })
  expect(tool).toMatchObject({ state: 'failed', message: expect.stringContaining(message) })
})

function cycle(): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  value.self = value
  return value
}

test('without a catalog anything may be pushed, with a text of the tool’s own', async () => {
  const tool = defineTool({
    name: 'work',
    kind: 'read',
    description: 'Works',
    input: z.object({}),
    execute: (_, ctx) => ctx.emitUi('Anything', { a: 1 }, { version: 2, fallbackText: 'a is 1' }),
  })
  const agent = createAgent({ model: createScriptedModel([{ call: 'work' }, 'Done.']), tools: [tool] })
  const { state } = await collectFrames(agent, 'Go')
  expect(state.parts[1]).toMatchObject({
    component: 'Anything',
    props: { a: 1 },
    version: 2,
    fallbackText: 'a is 1',
  })
})

test('a tool that throws is an error; what it pushed stays, its skeletons become the error’s text', async () => {
  const { tool, views, outcome, told } = await call({
    execute: async (_, ctx) => {
      await ctx.emitUi('Metric', { value: 1 })
      await ctx.emitUi('Skeleton', {})
      throw new Error('The store is closed.')
    },
  })
  expect(outcome).toEqual({ reason: 'stop' })
  expect(tool).toMatchObject({ state: 'failed', message: 'The store is closed.' })
  expect(views).toMatchObject([
    { component: 'Metric', props: { value: 1 } },
    {
      id: 'call-1-1:ui:1',
      component: 'genui:tree',
      props: { root: { type: 'genui:text', props: { text: 'The store is closed.', of: 'Skeleton' } } },
      fallbackText: 'The store is closed.',
    },
  ])
  expect(told).toMatchObject({ type: 'error-text', value: expect.stringContaining('The store is closed.') })
})

test('a skeleton that was replaced before the throw stays replaced', async () => {
  const { views } = await call({
    execute: async (_, ctx) => {
      const { id } = await ctx.emitUi('Skeleton', {})
      await ctx.emitUi('Metric', { value: 1 }, { id })
      throw new Error('late')
    },
  })
  expect(views).toMatchObject([{ component: 'Metric' }])
})

test('a tool that takes too long is stopped, and what it pushes afterwards goes nowhere', async () => {
  let release = (): void => undefined
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  let signal: AbortSignal | undefined
  let pushedLate: Promise<unknown> = Promise.resolve()
  const { tool, views, frames } = await call({
    timeoutMs: 5,
    execute: async (_, ctx) => {
      signal = ctx.signal
      pushedLate = late.then(() => ctx.emitUi('Metric', { value: 9 }))
      await late
    },
  })
  expect(tool).toMatchObject({ state: 'failed', message: 'work took longer than 5 ms.' })
  expect(signal?.aborted).toBe(true)
  const count = frames.length
  release()
  await pushedLate
  expect(frames).toHaveLength(count)
  expect(views).toEqual([])
})

test('cancelling aborts the tool and settles its call', async () => {
  const controller = new AbortController()
  const { tool, outcome } = await call(
    {
      execute: (_, ctx) =>
        new Promise((_resolve, reject) => {
          ctx.signal.addEventListener('abort', () => reject(new Error('stopped')))
          controller.abort()
        }),
    },
    {},
    { signal: controller.signal },
  )
  expect(outcome).toEqual({ reason: 'cancelled' })
  expect(tool).toMatchObject({ state: 'failed' })
})

test.each<[string, unknown, object]>([
  ['nothing', undefined, { state: 'done', output: null }],
  ['a date', new Date(0), { state: 'done', output: '1970-01-01T00:00:00.000Z' }],
  ['a bigint', 1n, { state: 'failed', message: 'The tool returned something that is not JSON.' }],
  ['a cycle', cycle(), { state: 'failed' }],
])('a tool that returns %s', async (_, output, expected) => {
  expect((await call({ execute: () => output })).tool).toMatchObject(expected)
})

test('present shows the result, all of it or nothing, and never changes it', async () => {
  const one = await call({ present: () => ({ component: 'Metric', props: { value: 1 } }) })
  expect(one.views).toMatchObject([{ id: 'call-1-1:ui:0', component: 'Metric', props: { value: 1 } }])
  expect(one.tool).toMatchObject({ state: 'done', output: 'ok' })

  const half = await call({
    present: () => [
      { component: 'Metric', props: { value: 1 } },
      { component: 'Nope', props: {} },
    ],
  })
  expect(half.views).toEqual([])
  expect(half.tool).toMatchObject({ state: 'done', output: 'ok' })
  expect(half.errors).toEqual(['present_failed'])
})

test('terminal: success ends the turn, failure does not', async () => {
  expect((await call({ terminal: true })).outcome).toEqual({ reason: 'terminal' })
  const failed = await call({
    terminal: true,
    execute: () => {
      throw new Error('no')
    },
  })
  expect(failed.outcome).toEqual({ reason: 'stop' })
})

test('a tool tells what it changed', async () => {
  const { tool, told } = await call({
    execute: async (_, ctx) => {
      ctx.reportRepairs([{ code: 'clipped', path: ['q'], message: 'cut to 5', lossy: true }])
      ctx.reportIssues([{ code: 'old', path: [], message: 'data is old', severity: 'warning' }])
      return 'ok'
    },
  })
  expect(tool).toMatchObject({ state: 'done', repairs: [{ code: 'clipped' }], issues: [{ code: 'old' }] })
  expect(told).toMatchObject({ value: expect.stringContaining('at q: cut to 5') })
})

test('roles and visibility gate what is offered, describe may hide a tool, and one that fails to is left out', async () => {
  const asked = async (part: Part, collect: CollectOptions = {}): Promise<boolean> =>
    (await call(part, {}, collect)).tool?.state === 'done'
  expect(await asked({ roles: ['admin'] })).toBe(false)
  expect(await asked({ roles: ['admin'] }, { actor: { id: 'a', roles: ['admin'] } })).toBe(true)
  expect(await asked({ visibility: 'app' })).toBe(false)
  expect(await asked({ describe: () => ({ available: false }) })).toBe(false)
  expect(await asked({ describe: async () => ({ description: 'Today only.' }) })).toBe(true)
  const failing = await call({
    describe: () => {
      throw new Error('no')
    },
  })
  expect(failing.errors).toEqual(['describe_failed'])
})

const ACTION: Part = { kind: 'action', execute: vi.fn(async () => 'refunded') }

test('an action asks first, with its arguments frozen, and runs when it is approved', async () => {
  const asked: unknown[] = []
  const { frames, tool } = await call(
    ACTION,
    { approvalTimeoutMs: 1_000 },
    {
      approve: (request) => {
        asked.push(request)
        expect(Object.isFrozen(request.input)).toBe(true)
        expect(request.expiresAt).toBeLessThanOrEqual(Date.now() + 1_000)
        return 'approved'
      },
    },
  )
  expect(asked).toMatchObject([
    { approvalId: 'run-1.call-1-1', toolCallId: 'call-1-1', name: 'work', input: {} },
  ])
  expect(kindsOf(frames)).toEqual([
    'tool-input-start',
    'tool-input-delta',
    'tool-input-available',
    'approval-requested',
    'approval-settled',
    'tool-output',
  ])
  expect(tool).toMatchObject({ state: 'done', output: 'refunded' })
})

function kindsOf(frames: readonly Frame[]): string[] {
  return frames
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('tool') || kind.startsWith('approval'))
}

test.each<[string, CollectOptions, string]>([
  ['denied', { approve: 'denied' }, 'The person refused this call'],
  ['expired', { approve: 'expired' }, 'in time'],
  ['impossible', {}, 'cannot be asked for here'],
])('an approval that is %s: the tool does not run and the model is told', async (_, collect, words) => {
  const execute = vi.fn()
  const { tool, told, outcome } = await call({ kind: 'action', execute }, {}, collect)
  expect(execute).not.toHaveBeenCalled()
  expect(tool).toMatchObject({ state: 'denied', message: expect.stringContaining(words) })
  expect(told).toMatchObject({ type: 'execution-denied', reason: expect.stringContaining(words) })
  expect(outcome).toEqual({ reason: 'stop' })
})

test('cancelling settles a waiting approval', async () => {
  const controller = new AbortController()
  const { frames, outcome } = await call(
    ACTION,
    {},
    {
      signal: controller.signal,
      approve: () => {
        controller.abort()
        return new Promise(() => undefined)
      },
    },
  )
  expect(outcome).toEqual({ reason: 'cancelled' })
  expect(frames.find(({ kind }) => kind === 'approval-settled')).toMatchObject({ state: 'cancelled' })
})

test.each<[string, Part, boolean]>([
  ['a read does not ask', {}, false],
  ['a read that says always asks', { approve: 'always' }, true],
  ['an action that says never does not', { kind: 'action', approve: 'never' }, false],
  ['a policy may let a call through', { kind: 'action', approve: async () => false }, false],
  ['a policy that fails asks', { approve: () => Promise.reject(new Error('no')) }, true],
])('%s', async (_, part, asks) => {
  const { frames } = await call(part, {}, { approve: 'approved' })
  expect(frames.some(({ kind }) => kind === 'approval-requested')).toBe(asks)
})
