import { createAnthropic } from '@ai-sdk/anthropic'
import { defineTool } from 'vitrail'
import { createAgent, genui } from 'vitrail/agent'
import { createScriptedModel } from 'vitrail/testing'
import { z } from 'zod'
import { catalog } from './weather-card.ts'

const SAMPLE: Record<string, { tempC: number; condition: string }> = {
  Lisbon: { tempC: 21, condition: 'sunny' },
  Seattle: { tempC: 11, condition: 'rainy' },
}

const getWeather = defineTool({
  name: 'get_weather',
  kind: 'read',
  description: 'Shows the weather of Lisbon or Seattle as a card.',
  input: z.object({ city: z.string() }),
  async execute({ city }, { emitUi }) {
    const weather = SAMPLE[city]
    if (weather === undefined) throw new Error(`I have no weather of ${city}; ask for Lisbon or Seattle.`)
    await emitUi('WeatherCard', { city, ...weather })
    return { temperature: `${weather.tempC} °C`, condition: weather.condition }
  },
})

// Without a key: takes the last capitalised word as the city, and repeats what the tool said.
const scripted = createScriptedModel(({ message, results: [result] }) => {
  const city = message.match(/\p{Lu}\p{L}+/gu)?.at(-1) ?? 'nowhere'
  if (result === undefined) return { call: 'get_weather', input: { city } }
  return result.failed ? String(result.output) : `That is ${city} right now.`
})
const apiKey = process.env.ANTHROPIC_API_KEY
const model = apiKey ? createAnthropic({ apiKey })('claude-haiku-4-5') : scripted

export const agent = createAgent({ model, tools: [getWeather], genui: genui({ catalog }) })
