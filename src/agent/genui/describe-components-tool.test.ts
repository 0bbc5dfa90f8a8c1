import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCatalog, defineComponent, type JsonValue, type UiCapabilities } from '../../core/index.ts'
import { collectFrames, createScriptedModel, type ScriptedStep } from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { genui } from './genui.ts'
import type { GenuiOptions } from './options.ts'

const Card = defineComponent({
  name: 'Card',
  description: 'A frame',
  props: z.strictObject({ heading: z.string().optional() }),
  children: true,
  aliases: { Box: {} },
})
const Metric = defineComponent({
  name: 'Metric',
  description: 'A number',
  props: z.strictObject({ label: z.string(), amount: z.number() }),
})
const catalog = defineCatalog([Card, Metric])

async function play(
  steps: readonly ScriptedStep[],
  options: Partial<GenuiOptions> = {},
  uiCapabilities?: UiCapabilities,
) {
  const model = createScriptedModel(steps)
  const agent = createAgent({ model, genui: genui({ catalog, describe: 'on-demand', ...options }) })
  const { state, outcome } = await collectFrames(
    agent,
    'Show it',
    uiCapabilities === undefined ? {} : { uiCapabilities },
  )
  const offered = Object.fromEntries(
    (model.calls[0]?.tools ?? []).map((tool) => [tool.name, JSON.stringify(tool)]),
  )
  return { state, outcome, offered }
}

const ask = (input: JsonValue): ScriptedStep[] => [{ call: 'describe_components', input }, 'Done.']

test('the model reads a line for each component, and no props', async () => {
  const { offered } = await play(['Hi'])
  expect(Object.keys(offered)).toEqual(['ui__render', 'describe_components'])
  expect(offered.ui__render).toContain('Card [children]: A frame')
  expect(offered.ui__render).toContain('ask describe_components')
  expect(offered.ui__render).not.toMatch(/heading|amount/)
})

test('nothing is asked for where all is told', async () => {
  const { offered } = await play(['Hi'], { describe: 'full' })
  expect(Object.keys(offered)).toEqual(['ui__render'])
  expect(offered.ui__render).toMatch(/heading.*amount/s)
})

test.each<[string, JsonValue, string[]]>([
  ['a list', { names: ['Metric'] }, ['Metric {label, amount: number}: A number']],
  ['another name', { names: ['Box'] }, ['Card {heading?} [children]: A frame']],
  ['a name twice', { names: ['Card', 'Box'] }, ['Card {heading?} [children]: A frame']],
  ['a name alone', { names: 'Metric' }, ['Metric {label, amount: number}: A number']],
])('it gives the props for %s', async (_, input, lines) => {
  const { state } = await play(ask(input))
  const [part] = state.parts
  expect(part).toMatchObject({ type: 'tool', name: 'describe_components', state: 'done' })
  const output = part?.type === 'tool' ? String(part.output) : ''
  expect(output.split('\n').slice(1)).toEqual(lines)
})

test.each<[string, JsonValue, string]>([
  ['a name it lacks', { names: ['Card', 'Metrik'] }, 'unknown_component'],
  ['nothing', { names: [] }, 'bad_props'],
  ['a blank', { names: ' ' }, 'bad_props'],
  ['no name', { names: [1] }, 'bad_props'],
  ['no list', {}, 'bad_props'],
])('it refuses %s', async (_, input, code) => {
  const { state } = await play(ask(input))
  expect(state.parts[0]).toMatchObject({ type: 'tool', state: 'failed', issues: [{ code }] })
})

test('it tells only what this client draws, and is gone where that is nothing', async () => {
  const some = await play(ask({ names: ['Card'] }), {}, { components: [{ name: 'Metric', version: 1 }] })
  expect(some.state.parts[0]).toMatchObject({ issues: [{ code: 'unknown_component' }] })
  const none = await play(['Hi'], {}, { components: [] })
  expect(none.offered).toEqual({})
})

test('it never ends a turn, and its name is an option', async () => {
  const { outcome } = await play([{ call: 'look_up', input: { names: ['Card'] } }, 'Done.'], {
    describeToolName: 'look_up',
    terminal: true,
  })
  expect(outcome.reason).toBe('stop')
})
