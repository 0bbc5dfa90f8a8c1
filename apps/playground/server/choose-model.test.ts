import { describe, expect, it } from 'vitest'
import { chooseModel } from './choose-model.ts'

describe('chooseModel', () => {
  it.each([
    [{}, 'offline', 'offline'],
    [{ ANTHROPIC_API_KEY: ' ' }, 'offline', 'offline'],
    [{ ANTHROPIC_API_KEY: 'k', VITRAIL_MODEL: 'claude-opus-4-5' }, 'provider', 'claude-opus-4-5'],
    [{ OPENAI_API_KEY: 'k', VITRAIL_MODEL: 'gpt-5' }, 'provider', 'gpt-5'],
    [{ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', VITRAIL_MODEL: 'local' }, 'provider', 'local'],
  ] as const)('%j → %s, %s', (environment, kind, modelId) => {
    const chosen = chooseModel(environment)
    expect([chosen.kind, chosen.model.modelId]).toEqual([kind, modelId])
  })

  it('asks for the model where only a server is named', () => {
    expect(() => chooseModel({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' })).toThrow(/VITRAIL_MODEL/)
  })
})
