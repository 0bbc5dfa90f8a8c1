import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectFrames, createScriptedModel, sampleCatalog, sampleTree } from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { genui } from './genui.ts'

const ui = genui({ catalog: sampleCatalog, streaming: 'partial', streamingThrottleMs: 0, showTool: true })

async function render(rawInput: string, chunkSize: number, tool = 'ui__render') {
  const model = createScriptedModel([{ call: tool, rawInput }, 'Done.'], { chunkSize })
  const errors: unknown[] = []
  const agent = createAgent({ model, genui: ui, onError: (error) => void errors.push(error) })
  return { ...(await collectFrames(agent, 'Show it')), errors }
}

const tree = JSON.stringify(sampleTree(3))
const names = fc.constantFrom('type', 'props', 'children', 'key', 'text', '__proto__', 'constructor', 'title')
const { value: hostile } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('Panel', 'Words', 'Nope', ''),
    fc.integer(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}))

/** A good tree with a piece of it replaced by anything. */
const mangled = fc
  .tuple(fc.nat(tree.length), fc.nat(12), fc.string({ maxLength: 6 }))
  .map(([at, length, piece]) => tree.slice(0, at) + piece + tree.slice(at + length))

test('whatever the model writes, the run ends well and nothing half drawn stays', async () => {
  const property = fc.asyncProperty(
    fc.oneof(
      mangled,
      hostile.map((value) => JSON.stringify(value)),
      fc.string(),
    ),
    fc.integer({ min: 5, max: 60 }),
    fc.constantFrom('ui__render', 'ui__show'),
    async (rawInput, chunkSize, tool) => {
      const { outcome, frames, state, errors } = await render(rawInput, chunkSize, tool)
      expect(outcome).toEqual({ reason: 'stop' })
      expect(errors).toEqual([])
      expect(frames.at(-1)?.kind).toBe('finish')
      for (const part of state.parts) {
        if (part.type === 'ui') expect(part).not.toHaveProperty('partial')
        if (part.type === 'tool') expect(['done', 'failed']).toContain(part.state)
      }
    },
  )
  await fc.assert(property, { numRuns: 60, seed: 11 })
}, 30_000)

test('a tree that is far too deep or too wide is refused, not followed', async () => {
  const deep = `${'{"type":"Panel","props":{"title":"x"},"children":['.repeat(400)}${']}'.repeat(400)}`
  const wide = JSON.stringify(sampleTree(5_000))
  for (const rawInput of [deep, wide]) {
    const { state, outcome } = await render(rawInput, 4_000)
    expect(outcome).toEqual({ reason: 'stop' })
    expect(state.parts).toMatchObject([{ type: 'tool', state: 'failed' }, { type: 'text' }])
  }
})

test('arguments nested beyond the stack are refused, whole or in pieces, and the run goes on', async () => {
  const rawInput = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  for (const whole of [true, false]) {
    const model = createScriptedModel([{ call: 'ui__render', rawInput, whole }, 'Done.'], {
      chunkSize: 4_000,
    })
    const { state, outcome } = await collectFrames(createAgent({ model, genui: ui }), 'Show it')
    expect(outcome).toEqual({ reason: 'stop' })
    expect(state.parts).toMatchObject([
      { type: 'tool', state: 'failed', issues: [{ code: 'too_deep' }] },
      { type: 'text', text: 'Done.' },
    ])
  }
})

test('arguments beyond the limit are refused, and what is not read is not sent', async () => {
  const rawInput = `{"type":"Words","props":{"text":"${'x'.repeat(3_000_000)}"}}`
  const model = createScriptedModel([{ call: 'ui__render', rawInput }, 'Done.'], { chunkSize: 50_000 })
  const agent = createAgent({ model, genui: ui })
  const { frames, state } = await collectFrames(agent, 'Show it', { rawArguments: true })
  expect(state.parts).toMatchObject([
    { type: 'tool', state: 'failed', issues: [{ code: 'too_long' }] },
    { type: 'text', text: 'Done.' },
  ])
  const sent = frames.flatMap((frame) => (frame.kind === 'tool-input-delta' ? [frame.text] : []))
  const length = sent.join('').length
  expect(length > 1_000_000 && length < 1_200_000).toBe(true)
})
