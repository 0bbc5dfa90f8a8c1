import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ToolContext } from '../core/index.ts'
import { collectFrames, createScriptedModel } from '../testing/index.ts'
import { createAgent } from './create-agent.ts'
import { createDetachedContext } from './detached-context.ts'
import { ToolClass, toolFromClass } from './tool-class.ts'

const input = z.object({ city: z.string() })
type Input = z.infer<typeof input>

class WeatherService {
  constructor(readonly degrees: number) {}
}

class GetWeather extends ToolClass<Input, { tempC: number }> {
  static tool = {
    name: 'get_weather',
    kind: 'read' as const,
    description: 'Current weather.',
    input,
    present: ({ tempC }: { tempC: number }, { city }: Input) => ({
      component: 'WeatherCard',
      props: { city, tempC },
    }),
  }

  constructor(private readonly weather: WeatherService) {
    super()
  }

  async execute(_: Input, context: ToolContext) {
    await context.emitUi('Note', { degrees: this.weather.degrees })
    return { tempC: this.weather.degrees }
  }
}

class Plain extends ToolClass<object, string> {
  static tool = { name: 'plain', kind: 'read' as const, description: 'Plain.', input: z.object({}) }
  execute() {
    return 'plain'
  }
}

test('a class is a tool; the app’s container builds an instance for each call', async () => {
  const built: unknown[] = []
  const agent = createAgent({
    model: createScriptedModel([
      { call: 'get_weather', input: { city: 'Oslo' } },
      { call: 'plain' },
      'Done.',
    ]),
    tools: [GetWeather, Plain],
    create: async (toolClass) => {
      built.push(toolClass)
      return toolClass === GetWeather ? new GetWeather(new WeatherService(21)) : new Plain()
    },
  })
  const { state } = await collectFrames(agent, 'Weather?')
  expect(built).toEqual([GetWeather, Plain])
  expect(state.parts).toMatchObject([
    { type: 'tool', state: 'done', output: { tempC: 21 } },
    { type: 'ui', component: 'Note', props: { degrees: 21 } },
    { type: 'ui', component: 'WeatherCard', props: { city: 'Oslo', tempC: 21 } },
    { type: 'tool', output: 'plain' },
    { type: 'text' },
  ])
})

test('without a container the class is built with no arguments', async () => {
  expect(await toolFromClass(Plain).execute({}, createDetachedContext())).toBe('plain')
})

test('outside a conversation pushing answers with ids and goes nowhere', async () => {
  const context = createDetachedContext({ actor: { id: 'ada' } })
  expect(await context.emitUi('Anything', {})).toEqual({ id: 'detached:ui:0' })
  expect(await context.emitUi('Anything', {})).toEqual({ id: 'detached:ui:1' })
  expect(await context.emitUi('Anything', {}, { id: 'mine' })).toEqual({ id: 'mine' })
  expect(await context.emitComponent('Anything', 7)).toBeUndefined()
  context.reportRepairs([])
  context.reportIssues([])
  expect(context.actor).toEqual({ id: 'ada' })
  expect(context.signal.aborted).toBe(false)
})
