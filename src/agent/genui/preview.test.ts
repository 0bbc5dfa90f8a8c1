import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCatalog, defineComponent, type Frame, type UiFrame } from '../../core/index.ts'
import {
  type CollectOptions,
  collectFrames,
  createScriptedModel,
  type ScriptedStep,
} from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { genui } from './genui.ts'
import type { GenuiOptions } from './options.ts'

const catalog = defineCatalog([
  defineComponent({
    name: 'Card',
    description: 'A frame',
    props: z.strictObject({ title: z.string() }),
    children: true,
  }),
  defineComponent({ name: 'Text', description: 'Words', props: z.strictObject({ text: z.string() }) }),
])

const tree = {
  type: 'Card',
  props: { title: 'Sales' },
  children: [
    { type: 'Text', props: { text: 'First' } },
    { type: 'Text', props: { text: 'Second' } },
  ],
}

async function play(
  steps: readonly ScriptedStep[],
  options: Partial<GenuiOptions> = {},
  collect: CollectOptions = {},
) {
  const agent = createAgent({
    model: createScriptedModel(steps, { chunkSize: 7 }),
    genui: genui({ catalog, streaming: 'partial', streamingThrottleMs: 0, ...options }),
    onError: () => undefined,
  })
  const run = await collectFrames(agent, 'Show it', collect)
  const views = run.frames.filter((frame): frame is UiFrame => frame.kind === 'ui')
  return { ...run, views, previews: views.filter(({ partial }) => partial === true) }
}

const kindsOf = (frames: readonly Frame[]): string[] => [...new Set(frames.map(({ kind }) => kind))]

test('the tree grows while it is written, and the checked one replaces it in place', async () => {
  const { views, previews, state, frames } = await play([{ call: 'ui__render', input: tree }, 'Done.'])
  expect(previews.length).toBeGreaterThan(3)
  expect(new Set(views.map(({ id }) => id))).toEqual(new Set(['call-1-1:ui:0']))
  expect(previews[0]).toMatchObject({
    component: 'genui:tree',
    props: { root: { type: 'Card', incomplete: true } },
  })
  const last = views.at(-1)
  expect(last).not.toHaveProperty('partial')
  expect(last?.props.root).toEqual(tree)
  expect(state.parts.filter(({ type }) => type === 'ui')).toHaveLength(1)
  expect(kindsOf(frames)).not.toContain('tool-input-delta')
})

test('the raw arguments are sent too where they are asked for', async () => {
  const { frames } = await play([{ call: 'ui__render', input: tree }, 'Done.'], {}, { rawArguments: true })
  const text = frames.flatMap((frame) => (frame.kind === 'tool-input-delta' ? [frame.text] : [])).join('')
  expect(text).toBe(JSON.stringify(tree))
})

test('a tree that is refused withdraws its preview before the error', async () => {
  const bad = { ...tree, children: [...tree.children, { type: 'Text', props: { text: 7, colour: 'red' } }] }
  const { frames, state } = await play([{ call: 'ui__render', input: bad }, 'Sorry.'])
  const order = frames.flatMap((frame) => {
    if (frame.kind === 'tool-error') return ['error']
    return frame.kind === 'ui' && frame.withdrawn === true ? ['withdrawn'] : []
  })
  expect(order).toEqual(['withdrawn', 'error'])
  expect(state.parts.map(({ type }) => type)).toEqual(['tool', 'text'])
})

test('a call cut off by the output limit withdraws the half view', async () => {
  const rawInput = JSON.stringify(tree).slice(0, 70)
  const { previews, state } = await play([
    [{ call: 'ui__render', rawInput }, { finish: 'length' }],
    'Shorter.',
  ])
  expect(previews.length).toBeGreaterThan(1)
  expect(previews.at(-1)).toMatchObject({ withdrawn: true, props: {} })
  expect(state.parts).toMatchObject([
    { type: 'tool', state: 'failed', message: expect.stringContaining('output limit') },
    { type: 'text' },
  ])
})

test('cancelling withdraws what was half drawn', async () => {
  const controller = new AbortController()
  const { previews, outcome, state } = await play(
    [{ call: 'ui__render', input: tree }],
    {},
    {
      signal: controller.signal,
      onFrame: (frame) => frame.kind === 'ui' && controller.abort(),
    },
  )
  expect(outcome.reason).toBe('cancelled')
  expect(previews.at(-1)).toMatchObject({ withdrawn: true })
  expect(state.parts).toMatchObject([{ type: 'tool', state: 'failed' }])
})

test('parallel previews never hold each other’s text', async () => {
  const other = { type: 'Text', props: { text: 'alone and rather long so that it takes a while' } }
  const { previews } = await play([
    {
      parallel: [
        { call: 'ui__render', input: tree },
        { call: 'ui__render', input: other },
      ],
    },
    'Done.',
  ])
  for (const { id, props } of previews) {
    expect(props.root).toMatchObject({ type: id === 'call-1-1:ui:0' ? 'Card' : 'Text' })
  }
  expect(new Set(previews.map(({ id }) => id)).size).toBe(2)
})

test('nothing is previewed by default, nor for what the client cannot draw', async () => {
  const plain = await play([{ call: 'ui__render', input: tree }, 'Done.'], { streaming: 'complete' })
  expect(plain.previews).toEqual([])
  expect(kindsOf(plain.frames)).toContain('tool-input-delta')
  const narrow = await play(
    [{ call: 'ui__render', input: tree }, 'Done.'],
    {},
    { uiCapabilities: { components: [{ name: 'Text', version: 1 }] } },
  )
  expect(narrow.previews).toEqual([])
})

test('a component’s own tool previews it as a tree of one node', async () => {
  const { previews, views } = await play(
    [{ call: 'ui__text', input: { text: 'Some words to read' } }, 'Done.'],
    {
      componentTools: ['Text'],
    },
  )
  expect(previews[0]).toMatchObject({
    component: 'genui:tree',
    props: { root: { type: 'Text', incomplete: true } },
  })
  expect(views.at(-1)).toMatchObject({ component: 'Text', props: { text: 'Some words to read' } })
})

test('a resolver that fails ends the run with a reason, before a word', async () => {
  const { outcome, frames } = await play(['Hi'], { resolver: () => Promise.reject(new Error('no tenant')) })
  expect(outcome).toMatchObject({ reason: 'error', error: { code: 'run_failed', message: 'no tenant' } })
  expect(frames).toHaveLength(1)
})
