import { afterEach, expect, test, vi } from 'vitest'
import { collectFrames, createScriptedModel } from '../testing/index.ts'
import { createAgent } from './create-agent.ts'

afterEach(() => vi.doUnmock('ai'))

test('without the AI SDK a run ends with the line that installs it', async () => {
  vi.doMock('ai', () => {
    throw new Error("Cannot find package 'ai'")
  })
  const errors: unknown[] = []
  const agent = createAgent({
    model: createScriptedModel(['Hi']),
    onError: (_, { code }) => void errors.push(code),
  })
  const { outcome } = await collectFrames(agent, 'Hi')
  expect(outcome).toEqual({
    reason: 'error',
    error: { code: 'missing_peer', message: 'createAgent needs the AI SDK: npm install ai@6' },
  })
  expect(errors).toEqual(['missing_peer'])
})
