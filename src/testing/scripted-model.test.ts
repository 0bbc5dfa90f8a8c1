import { expect, test } from 'vitest'
import { createAgent, genui } from '../agent/index.ts'
import { defineTool, type JsonSchema, type ToolOptions } from '../core/index.ts'
import { collectFrames, createCollectingSink, userMessage } from './collect-frames.ts'
import { sampleCatalog, sampleTree } from './sample-catalog.ts'
import type { ModelStreamPart, Script, ScriptedTurn } from './script.ts'
import { createScriptedModel, type ScriptedModelOptions } from './scripted-model.ts'

async function stream(script: Script, options?: ScriptedModelOptions): Promise<ModelStreamPart[]> {
  const model = createScriptedModel(script, options)
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Hi' }] }]
  const { stream } = await model.doStream({ prompt })
  const parts: ModelStreamPart[] = []
  for await (const part of stream) parts.push(part)
  return parts
}

const deltasOf = (parts: readonly ModelStreamPart[], id?: string): string[] =>
  parts.flatMap((part) => ('delta' in part && (id === undefined || part.id === id) ? [part.delta] : []))

test('text and reasoning come in pieces, never inside a character', async () => {
  const parts = await stream([[{ reasoning: 'hm 🌍🌍' }, 'abcdef']], { chunkSize: 4 })
  expect(deltasOf(parts)).toEqual(['hm 🌍', '🌍', 'abcd', 'ef'])
  expect(parts.map(({ type }) => type)).toEqual([
    'stream-start',
    'reasoning-start',
    'reasoning-delta',
    'reasoning-delta',
    'reasoning-end',
    'text-start',
    'text-delta',
    'text-delta',
    'text-end',
    'finish',
  ])
})

test('arguments are cut every n characters, with the same ids each time', async () => {
  const script: Script = [
    [
      { call: 'a', input: { x: 1 } },
      { call: 'b', rawInput: 'nonsense', id: 'mine' },
    ],
  ]
  const parts = await stream(script, { chunkSize: 3 })
  expect(deltasOf(parts, 'call-1-1')).toEqual(['{"x', '":1', '}'])
  expect(parts.filter(({ type }) => type === 'tool-call')).toEqual([
    { type: 'tool-call', toolCallId: 'call-1-1', toolName: 'a', input: '{"x":1}' },
    { type: 'tool-call', toolCallId: 'mine', toolName: 'b', input: 'nonsense' },
  ])
  expect(parts.at(-1)).toMatchObject({ type: 'finish', finishReason: { unified: 'tool-calls' } })
  expect(await stream(script, { chunkSize: 3 })).toEqual(parts)
})

test('parallel calls alternate, whole ones have no deltas', async () => {
  const parallel = [
    { call: 'a', input: { x: 1 } },
    { call: 'b', input: {} },
  ]
  expect(deltasOf(await stream([{ parallel }], { chunkSize: 3 }))).toEqual(['{"x', '{}', '":1', '}'])
  expect(deltasOf(await stream([{ call: 'a', input: { x: 1 }, whole: true }]))).toEqual([])
})

test('pauses wait, errors break the stream, a finish ends the step', async () => {
  expect(deltasOf(await stream([[{ pause: 1 }, { pause: Promise.resolve() }, 'a']]))).toEqual(['a'])
  expect(await stream([['a', { error: 'reset' }, 'b']])).toMatchObject([
    { type: 'stream-start' },
    { type: 'text-start' },
    { delta: 'a' },
    { type: 'text-end' },
    { type: 'error', error: 'reset' },
  ])
  const cut = await stream([['a', { finish: 'length', inputTokens: 5, outputTokens: 1 }, 'b']])
  expect(cut.at(-1)).toMatchObject({
    finishReason: { unified: 'length' },
    usage: { inputTokens: { total: 5 } },
  })
  await expect(stream([{ error: new Error('no') }])).rejects.toThrow('no')
})

test('a list that is used up says so', async () => {
  await expect(stream([])).rejects.toThrow('The script has 0 steps')
})

test('a script that is a function knows where the conversation stands', async () => {
  const turns: ScriptedTurn[] = []
  const model = createScriptedModel((turn) => {
    turns.push(turn)
    return turn.turn === 0 ? { call: 'ui__render', input: sampleTree() } : `You said: ${turn.message}`
  })
  const agent = createAgent({ model, genui: genui({ catalog: sampleCatalog }) })
  const first = await collectFrames(agent, 'one')
  await collectFrames(agent, userMessage('two', 'message-2'), { history: first.thread })
  expect(turns.map(({ message, turn }) => [message, turn])).toEqual([
    ['one', 0],
    ['one', 1],
    ['two', 0],
    ['two', 1],
  ])
  expect(turns[1]?.results).toEqual([
    {
      toolCallId: 'call-1-1',
      name: 'ui__render',
      output: { shown: 'Panel', id: 'call-1-1:ui:0' },
      failed: false,
    },
  ])
  expect(turns[0]?.tools).toEqual(['ui__render'])
})

test('a script reads a tool’s own output, whatever notes follow it', async () => {
  const outputs: unknown[] = []
  const model = createScriptedModel(({ results }) => {
    outputs.push(...results.map(({ output }) => output))
    return results.length === 0 ? { parallel: [{ call: 'push' }, { call: 'say' }] } : 'Done.'
  })
  const tool = (name: string, execute: ToolOptions<JsonSchema, unknown>['execute']) =>
    defineTool({ name, kind: 'read', description: 'Works', input: { type: 'object' }, execute })
  const push = tool('push', async (_, context) => {
    await context.emitUi('Figure', { label: 'Open', value: 1 })
    return { open: 1 }
  })
  await collectFrames(createAgent({ model, tools: [push, tool('say', () => 'words')] }), 'Go')
  expect(outputs).toEqual([{ open: 1 }, 'words'])
})

test('the next turn tells the model of this one just as this one did', async () => {
  const model = createScriptedModel([
    ['Here: ', { call: 'ui__render', input: sampleTree() }],
    { call: 'ui__render', input: { type: 'Nope', props: {} } },
    'Done.',
    'And more.',
  ])
  const agent = createAgent({ model, genui: genui({ catalog: sampleCatalog }) })
  const first = await collectFrames(agent, 'one')
  await collectFrames(agent, userMessage('two', 'message-2'), { history: first.thread })
  const during = model.calls[2]?.prompt ?? []
  expect(during).toHaveLength(5)
  expect(model.calls[3]?.prompt.slice(0, during.length)).toEqual(during)
})

test('a collecting sink folds what it is given', () => {
  const sink = createCollectingSink()
  sink.emit({ kind: 'text', text: 'a' })
  sink.emit({ kind: 'text', text: 'b' })
  expect(sink.frames).toHaveLength(2)
  expect(sink.state.parts).toEqual([{ type: 'text', text: 'ab' }])
})
