import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { collectFrames } from 'vitrail/testing'
import { agent } from './agent.ts'

describe('the weather card', () => {
  it('is pushed by the tool, between the question and the answer', async () => {
    const { state } = await collectFrames(agent, 'How is the weather in Lisbon?')
    expect(state.parts.map(({ type }) => type)).toEqual(['tool', 'ui', 'text'])
    expect(state.parts[1]).toMatchObject({
      component: 'WeatherCard',
      props: { city: 'Lisbon', tempC: 21, condition: 'sunny' },
      fallbackText: '**Lisbon**: 21 °C, sunny',
    })
  })

  it('says so where there is no weather', async () => {
    const { state } = await collectFrames(agent, 'How is the weather in Atlantis?')
    expect(state.parts.at(-1)).toMatchObject({ type: 'text', text: expect.stringContaining('Atlantis') })
  })
})

it('is complete in under a hundred lines', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const sources = readdirSync(folder).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const lines = sources.flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').trimEnd().split('\n'))
  expect(sources.sort()).toEqual(['agent.ts', 'page.tsx', 'server.ts', 'weather-card.ts'])
  expect(lines.length).toBeLessThan(100)
})
