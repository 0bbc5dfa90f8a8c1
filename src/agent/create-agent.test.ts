import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineTool } from '../core/index.ts'
import { collectFrames, createScriptedModel } from '../testing/index.ts'
import { createAgent } from './create-agent.ts'

const getWeather = defineTool({
  name: 'get_weather',
  kind: 'read',
  description: 'Current weather for a city.',
  input: z.object({ city: z.string() }),
  execute: async ({ city }, ctx) => {
    await ctx.emitUi('WeatherCard', { city, tempC: 21 })
    return { tempC: 21 }
  },
})

test('a text answer', async () => {
  const agent = createAgent({ model: createScriptedModel(['Hello there.']) })
  const { frames, state, outcome } = await collectFrames(agent, 'Hi')
  expect(outcome).toEqual({ reason: 'stop' })
  expect(state.parts).toEqual([{ type: 'text', text: 'Hello there.' }])
  expect(frames.map((frame) => frame.kind)).toEqual(['step-start', 'text', 'text', 'step-finish', 'finish'])
})

test('a tool call, its view and the answer after it', async () => {
  const model = createScriptedModel([
    ['Let me look. ', { call: 'get_weather', input: { city: 'Oslo' } }],
    'It is 21 °C.',
  ])
  const agent = createAgent({ model, tools: [getWeather], instructions: 'Be brief.' })
  const { state, outcome, frames } = await collectFrames(agent, 'Weather in Oslo?')
  expect(outcome).toEqual({ reason: 'stop' })
  expect(state.parts).toEqual([
    { type: 'text', text: 'Let me look. ' },
    {
      type: 'tool',
      toolCallId: 'call-1-1',
      name: 'get_weather',
      state: 'done',
      input: { city: 'Oslo' },
      output: { tempC: 21 },
    },
    {
      type: 'ui',
      id: 'call-1-1:ui:0',
      component: 'WeatherCard',
      props: { city: 'Oslo', tempC: 21 },
      toolCallId: 'call-1-1',
      origin: 'tool',
    },
    { type: 'text', text: 'It is 21 °C.' },
  ])
  expect(frames.filter((frame) => frame.kind === 'tool-input-delta').length).toBeGreaterThan(1)
  expect(model.calls[1]?.prompt.map((message) => message.role)).toEqual([
    'system',
    'user',
    'assistant',
    'tool',
  ])
})
