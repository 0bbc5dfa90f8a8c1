import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  type Component,
  defineCatalog,
  defineComponent,
  defineTool,
  type UiCapabilities,
} from '../../core/index.ts'
import { collectFrames, createScriptedModel, type ScriptedStep } from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { genui } from './genui.ts'
import { GenuiCatalogResolver, type GenuiOptions } from './options.ts'

const Card = defineComponent({
  name: 'Card',
  description: 'A frame with a title',
  props: z.strictObject({ title: z.string().optional() }),
  children: true,
  example: { props: { title: 'Sales' } },
})
const Metric = defineComponent({
  name: 'Metric',
  description: 'A number',
  props: z.strictObject({
    label: z.string(),
    value: z.number(),
    tone: z.enum(['good', 'bad']).default('good'),
  }),
  fallbackText: ({ label, value }) => `${label}: ${value}`,
  example: { props: { label: 'Open', value: 12 } },
})
const OrderCard = defineComponent({
  name: 'OrderCard',
  description: 'One order',
  props: z.strictObject({ id: z.number() }),
  version: 3,
  fallbackText: ({ id }) => `Order ${id}`,
})
const Skeleton = defineComponent({
  name: 'Skeleton',
  description: 'Waits',
  props: z.strictObject({}),
  internal: true,
})
const catalog = defineCatalog([Card, Metric, OrderCard, Skeleton])

interface Setting extends Partial<GenuiOptions> {
  uiCapabilities?: UiCapabilities
  tools?: Parameters<typeof createAgent>[0]['tools']
}

async function play(steps: readonly ScriptedStep[], { uiCapabilities, tools, ...options }: Setting = {}) {
  const model = createScriptedModel(steps)
  const agent = createAgent({
    model,
    genui: genui({ catalog, ...options }),
    ...(tools !== undefined && { tools }),
  })
  const run = await collectFrames(agent, 'Show it', uiCapabilities === undefined ? {} : { uiCapabilities })
  const told = model.calls.slice(1).map((call) => {
    const last = call.prompt.at(-1)
    const part = last?.role === 'tool' ? last.content[0] : undefined
    return part?.type === 'tool-result' ? part.output : undefined
  })
  const views = run.state.parts.filter((part) => part.type === 'ui')
  const offered = Object.fromEntries(
    (model.calls[0]?.tools ?? []).map((tool) => [tool.name, tool.type === 'function' ? tool : undefined]),
  )
  return { ...run, told, views, offered, model }
}

const metric = { type: 'Metric', props: { label: 'Open', value: 12 } }

test('a composed tree is pushed whole, with versions and text', async () => {
  const tree = {
    type: 'Card',
    props: { title: 'Orders' },
    children: [metric, { type: 'OrderCard', props: { id: 7 } }],
  }
  const { views, told, outcome, state } = await play([{ call: 'ui__render', input: tree }, 'Done.'])
  expect(outcome.reason).toBe('stop')
  expect(views).toEqual([
    {
      type: 'ui',
      id: 'call-1-1:ui:0',
      component: 'genui:tree',
      version: 1,
      toolCallId: 'call-1-1',
      props: {
        root: {
          type: 'Card',
          props: { title: 'Orders' },
          children: [
            { type: 'Metric', props: { label: 'Open', value: 12, tone: 'good' } },
            { type: 'OrderCard', props: { id: 7 } },
          ],
        },
      },
      componentVersions: { Card: 1, Metric: 1, OrderCard: 3 },
      fallbackText: expect.stringContaining('Open: 12'),
    },
  ])
  expect(told[0]).toEqual({ type: 'json', value: { shown: 'Card', id: 'call-1-1:ui:0' } })
  expect(state.parts[0]).toMatchObject({ type: 'tool', input: tree })
})

test('a single standalone component is pushed as its own tool would push it', async () => {
  const asTree = await play([{ call: 'ui__render', input: { type: 'OrderCard', props: { id: 7 } } }, 'Done.'])
  const alone = await play([{ call: 'ui__show_order_card', input: { id: 7 } }, 'Done.'], {
    mode: 'per-component',
  })
  const expected = {
    type: 'ui',
    id: 'call-1-1:ui:0',
    toolCallId: 'call-1-1',
    component: 'OrderCard',
    props: { id: 7 },
    version: 3,
    fallbackText: 'Order 7',
  }
  expect(asTree.views).toEqual([expected])
  expect(alone.views).toEqual([expected])
  expect(alone.told[0]).toEqual({ type: 'json', value: { shown: 'OrderCard', id: 'call-1-1:ui:0' } })
})

test('a refused tree goes back with every issue, and the model fixes it', async () => {
  const bad = {
    type: 'Card',
    props: {},
    children: [
      { type: 'Metrik', props: {} },
      { type: 'Metric', props: { label: 1 } },
    ],
  }
  const { state, told, outcome } = await play([
    { call: 'ui__render', input: bad },
    { call: 'ui__render', input: metric },
    'Done.',
  ])
  expect(outcome.reason).toBe('stop')
  expect(state.parts.map((part) => (part.type === 'tool' ? part.state : part.type))).toEqual([
    'failed',
    'done',
    'ui',
    'text',
  ])
  expect(told[0]?.type).toBe('error-text')
  const said = told[0]?.type === 'error-text' ? told[0].value : ''
  expect(said).toContain('children[0].type')
  expect(said).toContain('Did you mean "Metric"?')
  expect(said).toContain('children[1].props')
})

test('repairs are recorded, history keeps the repaired tree, and lossy ones are told', async () => {
  const { state, told, model } = await play([
    {
      call: 'ui__render',
      input: { root: { type: 'Metric', props: { label: 'Open', value: 12 }, key: 'late' } },
    },
    'Done.',
  ])
  const [part] = state.parts
  expect(part).toMatchObject({
    type: 'tool',
    state: 'done',
    input: metric,
    repairs: [{ code: 'unwrapped' }, { code: 'key_late', lossy: true }],
  })
  expect(told[0]).toMatchObject({ type: 'text', value: expect.stringContaining('Changed in your arguments') })
  const assistant = model.calls[1]?.prompt.at(-2)
  expect(assistant?.content).toMatchObject([{ type: 'tool-call', input: metric }])
})

const METRIC_ONLY: UiCapabilities = {
  components: [
    { name: 'Card', version: 1 },
    { name: 'Metric', version: 1 },
  ],
}

test('a client’s capabilities narrow what the model is offered', async () => {
  const { offered } = await play(['Hi'], {
    uiCapabilities: METRIC_ONLY,
    componentTools: ['OrderCard', 'Metric'],
  })
  expect(Object.keys(offered)).toEqual(['ui__render', 'ui__metric'])
  expect(JSON.stringify(offered)).not.toContain('OrderCard')
  const none = await play(['Hi'], { uiCapabilities: { components: [] }, showTool: true })
  expect(Object.keys(none.offered)).toEqual([])
})

test('an undeclared component keeps its place: whole view, its text stamped, the model told', async () => {
  const tree = { type: 'Card', props: {}, children: [metric, { type: 'OrderCard', props: { id: 7 } }] }
  const { views, told } = await play([{ call: 'ui__render', input: tree }, 'Done.'], {
    uiCapabilities: METRIC_ONLY,
  })
  expect(views[0]?.props.root).toMatchObject({
    type: 'Card',
    children: [{ type: 'Metric' }, { type: 'OrderCard', props: { id: 7 }, text: 'Order 7' }],
  })
  expect(told[0]).toMatchObject({ type: 'text', value: expect.stringContaining('cannot draw OrderCard') })
})

test('componentTools offers flat tools beside the tree and points to them', async () => {
  const { offered, views } = await play(
    [{ call: 'ui__metric', input: { label: 'Open', value: '12' } }, 'Done.'],
    {
      componentTools: ['Metric'],
    },
  )
  expect(Object.keys(offered)).toEqual(['ui__render', 'ui__metric'])
  expect(offered.ui__render?.description).toContain('call ui__metric instead')
  expect(offered.ui__metric?.inputSchema).toMatchObject({ type: 'object', required: ['label', 'value'] })
  expect(views).toMatchObject([{ component: 'Metric' }])
})

test('the show tool takes a name and props, and refuses layouts', async () => {
  const { views, state, offered } = await play(
    [
      { call: 'ui__show', input: { component: 'Card', props: {} } },
      { call: 'ui__show', input: { component: 'OrderCard', props: { id: 7 } } },
      'Done.',
    ],
    { showTool: true, showInstructions: 'Rarely needed.' },
  )
  expect(state.parts[0]).toMatchObject({ state: 'failed', issues: [{ code: 'unknown_component' }] })
  expect(state.parts[1]).toMatchObject({ state: 'done', input: { component: 'OrderCard', props: { id: 7 } } })
  expect(views).toMatchObject([{ component: 'OrderCard', props: { id: 7 } }])
  expect(offered.ui__show?.description).toContain('Rarely needed.')
})

const tenantOnly = catalog.extend([
  defineComponent({ name: 'Gauge', description: 'A dial', props: z.strictObject({ value: z.number() }) }),
])
class TenantCatalogs extends GenuiCatalogResolver {
  resolve() {
    return tenantOnly
  }
}

test.each<[string, Pick<GenuiOptions, 'resolver' | 'createResolver'>]>([
  ['a function', { resolver: () => tenantOnly }],
  ['an instance', { resolver: new TenantCatalogs() }],
  ['a class', { resolver: TenantCatalogs }],
  [
    'a class built by a container',
    { resolver: TenantCatalogs, createResolver: async () => new TenantCatalogs() },
  ],
])('the catalog of a request comes from %s', async (_, options) => {
  const { views, offered } = await play(
    [{ call: 'ui__render', input: { type: 'Gauge', props: { value: 3 } } }, 'Done.'],
    options,
  )
  expect(offered.ui__render?.description).toContain('Gauge')
  expect(views).toMatchObject([{ component: 'Gauge', props: { value: 3 } }])
})

test('the catalog is resolved once a run', async () => {
  let resolved = 0
  await play([{ call: 'ui__render', input: metric }, { call: 'ui__render', input: metric }, 'Done.'], {
    resolver: () => {
      resolved += 1
      return catalog
    },
    showTool: true,
    streaming: 'partial',
  })
  expect(resolved).toBe(1)
})

test('a transform runs once', async () => {
  const Doubled: Component = defineComponent({
    name: 'Doubled',
    description: 'Doubles',
    props: z.strictObject({ value: z.number().transform((value) => value * 2) }),
    outputProps: z.strictObject({ value: z.number() }),
  })
  const { views, state } = await play(
    [{ call: 'ui__render', input: { type: 'Doubled', props: { value: 2 } } }, 'Done.'],
    {
      catalog: defineCatalog([Doubled]),
    },
  )
  expect(views).toMatchObject([{ props: { value: 4 } }])
  expect(state.parts[0]).toMatchObject({ input: { type: 'Doubled', props: { value: 2 } } })
})

test('terminal ends the turn on success alone', async () => {
  const { outcome, frames } = await play(
    [
      { call: 'ui__render', input: { type: 'Nope', props: {} } },
      { call: 'ui__render', input: metric },
    ],
    { terminal: true },
  )
  expect(outcome).toEqual({ reason: 'terminal' })
  expect(frames.at(-1)).toEqual({ kind: 'finish', reason: 'terminal' })
})

test('names, prefixes, roles and instructions are options', async () => {
  const { offered, model } = await play(['Hi'], {
    treeToolName: 'draw',
    treeInstructions: 'Prefer cards.',
    componentTools: ['Metric'],
    componentToolPrefix: 'draw_',
    showTool: 'draw_one',
    instructions: 'Show, do not tell.',
    presentation: ({ name }) => (name === 'Metric' ? 'The big number.' : undefined),
  })
  expect(Object.keys(offered)).toEqual(['draw', 'draw_metric', 'draw_one'])
  expect(offered.draw?.description).toContain('Prefer cards.')
  expect(offered.draw?.description).toContain(': The big number.')
  expect(model.calls[0]?.prompt[0]).toEqual({ role: 'system', content: 'Show, do not tell.' })
  const gated = await play(['Hi'], { roles: ['admin'] })
  expect(gated.offered).toEqual({})
})

test('per-component mode gives layouts no tool and names the rest in snake case', async () => {
  const { offered } = await play(['Hi'], { mode: 'per-component', namePrefix: 'show_' })
  expect(Object.keys(offered)).toEqual(['show_metric', 'show_order_card'])
})

test('a component tool for a layout is the developer’s mistake', () => {
  expect(() => genui({ catalog, componentTools: ['Card'] })).toThrow('"Card"')
})

test('the description shows the envelope with an example of this catalog', async () => {
  const { offered } = await play(['Hi'])
  expect(offered.ui__render?.description).toMatchInlineSnapshot(`
    "Shows interface to the person: one tree of components, drawn at once where your text would stand. Do not repeat in text what it shows.

    Every node is { "type": …, "props": { … } }, in this order. All props stand inside "props", never beside "type". Components that take children have "children": [ … ] after the props, a list of nodes. A "key" (text, right after "type") keeps a child's identity where the order of children may change. Lists and objects are written as JSON, never as strings.

    Example: {"type":"Card","props":{"title":"Sales"},"children":[{"type":"Metric","props":{"label":"Open","value":12}}]}

    Components, a line each: name {props} [the children it takes]: what it is for. In signatures name? is optional and = gives its default; no type means text, a|b is one of these words, 0..9 a number from 0 to 9, T[1..9] a list of 1 to 9, ...T the props of T; notes stand in parentheses.
    Card {title?} [children]: A frame with a title
    Metric {label, value: number, tone?: good|bad = good}: A number
    OrderCard {id: number}: One order"
  `)
})

const push = (component: string, props: Record<string, unknown>, version?: number) =>
  defineTool({
    name: 'push',
    kind: 'read',
    description: 'Pushes',
    input: z.object({}),
    execute: (_, ctx) => ctx.emitUi(component, props, version === undefined ? {} : { version }),
  })

test.each<[string, ReturnType<typeof push>, object]>([
  ['a component', push('Metric', { label: 'Open', value: 1 }), { state: 'done' }],
  ['an internal component', push('Skeleton', {}), { state: 'done' }],
  [
    'a tree with an internal component',
    push('genui:tree', { root: { type: 'Card', props: {}, children: [{ type: 'Skeleton', props: {} }] } }),
    { state: 'done' },
  ],
  ['an unknown one', push('Nope', {}), failed('there is no component "Nope"')],
  ['another version', push('OrderCard', { id: 7 }, 2), failed('version 2 was given')],
  ['bad props', push('OrderCard', { id: 'x' }), failed('id: ')],
  [
    'a bad tree',
    push('genui:tree', { root: { type: 'Card', props: { colour: 'A' } } }),
    failed('props.colour'),
  ],
])('an app’s own tool pushes %s', async (_, tool, expected) => {
  const { state } = await play([{ call: 'push', input: {} }, 'Done.'], { tools: [tool] })
  expect(state.parts.find((part) => part.type === 'tool')).toMatchObject(expected)
})

function failed(message: string): object {
  return { state: 'failed', message: expect.stringContaining(message) }
}
