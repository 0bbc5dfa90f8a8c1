import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCatalog, defineComponent, defineTool } from '../../core/index.ts'
import { collectFrames, createScriptedModel, type ScriptedStep } from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { genui } from './genui.ts'
import type { GenuiOptions } from './options.ts'

const component = (
  name: string,
  options: { children?: boolean; accepts?: string[]; within?: string[] } = {},
) =>
  defineComponent({
    name,
    description: `A ${name}`,
    props: z.strictObject({ label: z.string().optional() }),
    ...options,
  })
const Tabs = component('Tabs', { children: true, accepts: ['Tab', 'Badge'] })
const Tab = component('Tab', { children: true, within: ['Tabs'] })
const Badge = component('Badge')
const Metric = component('Metric')
const catalog = defineCatalog([Tabs, Tab, Badge, Metric])

async function play(steps: readonly ScriptedStep[], options: Partial<GenuiOptions>) {
  const model = createScriptedModel(steps)
  const showMetric = defineTool({
    name: 'show_metric',
    kind: 'read',
    description: 'Shows it',
    input: z.object({}),
    execute: (_, context) => context.emitUi('Metric', { label: 'Open' }),
  })
  const agent = createAgent({ model, genui: genui({ catalog, ...options }), tools: [showMetric] })
  const { state } = await collectFrames(agent, 'Show it')
  const description = model.calls[0]?.tools?.find(({ name }) => name === 'ui__render')
  return {
    state,
    description: JSON.stringify(description),
    views: state.parts.filter(({ type }) => type === 'ui'),
  }
}

test.each<[string, GenuiOptions['select'], string[]]>([
  ['names', ['Badge', 'Metric'], ['Badge', 'Metric']],
  ['components', [Metric], ['Metric']],
  ['sets', [[Badge, Metric]], ['Badge', 'Metric']],
  ['with the parts that only stand in it', ['Tabs'], ['Tabs', 'Tab']],
])('offers %s', async (_, select, offered) => {
  const { description } = await play(['Hi'], {
    treeSchema: 'strict',
    ...(select !== undefined && { select }),
  })
  for (const { name } of catalog.components) {
    expect(description.includes(`A ${name}`), name).toBe(offered.includes(name))
    expect(description.includes(`props_${name}"`), name).toBe(offered.includes(name))
  }
})

test('a name that the catalog lacks is refused, with the one that was meant', () => {
  expect(() => genui({ catalog, select: ['Metrik'] })).toThrow('Did you mean "Metric"?')
})

test('what is not selected is refused to the model and open to tools', async () => {
  const { state, views } = await play(
    [
      { call: 'ui__render', input: { type: 'Metric', props: {} } },
      { call: 'show_metric', input: {} },
      'Done.',
    ],
    { select: ['Badge'] },
  )
  expect(state.parts[0]).toMatchObject({
    type: 'tool',
    issues: [{ code: 'unknown_component', message: expect.stringContaining('Components: Badge') }],
  })
  expect(views).toMatchObject([{ component: 'Metric', props: { label: 'Open' } }])
})

test('a selection holds for the catalog of a request', async () => {
  const Gauge = component('Gauge')
  const { description } = await play(['Hi'], {
    select: ['Badge'],
    resolver: () => catalog.extend([component('Badge'), Gauge]),
  })
  expect(description).toContain('A Badge')
  expect(description).not.toContain('A Gauge')
})

test('only what is selected has a tool of its own', () => {
  const names = genui({ catalog, mode: 'per-component', select: ['Badge'] }).tools.map(({ name }) => name)
  expect(names).toEqual(['ui__show_badge'])
  expect(() => genui({ catalog, select: ['Badge'], componentTools: ['Metric'] })).toThrow('"Metric"')
})

test('an unknown name is the developer’s mistake', () => {
  expect(() => genui({ catalog, select: ['Badge', 'Bagde'] })).toThrow('"Bagde"')
})
