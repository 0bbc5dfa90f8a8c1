import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV3 } from '@ai-sdk/provider'
import { createOfflineModel } from './offline-model/offline-model.ts'
import type { Scene } from './offline-model/scene.ts'
import { SCENES } from './offline-model/scenes.ts'

interface ChosenModel {
  kind: 'offline' | 'provider'
  /** The name people know it by. */
  label: string
  model: LanguageModelV3
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The offline model, with these scenes, if nothing is set. Throws if a server is named without a model. */
export function chooseModel(environment: Environment, scenes: readonly Scene[] = SCENES): ChosenModel {
  const wanted = filled(environment.VITRAIL_MODEL)
  const baseURL = filled(environment.OPENAI_BASE_URL)
  const openaiKey = filled(environment.OPENAI_API_KEY)
  const anthropicKey = filled(environment.ANTHROPIC_API_KEY)
  if (baseURL !== undefined) {
    if (wanted === undefined) {
      throw new Error(`OPENAI_BASE_URL is set to ${baseURL}; set VITRAIL_MODEL to the model to ask there.`)
    }
    const provider = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL,
      ...(openaiKey !== undefined && { apiKey: openaiKey }),
    })
    return { kind: 'provider', label: `${wanted} at ${new URL(baseURL).host}`, model: provider(wanted) }
  }
  if (anthropicKey !== undefined) {
    const name = wanted ?? 'claude-sonnet-5-5'
    return { kind: 'provider', label: name, model: createAnthropic({ apiKey: anthropicKey })(name) }
  }
  if (openaiKey !== undefined) {
    const name = wanted ?? 'gpt-5-mini'
    return { kind: 'provider', label: name, model: createOpenAI({ apiKey: openaiKey })(name) }
  }
  return {
    kind: 'offline',
    label: 'Offline model',
    model: createOfflineModel({ scenes, pace: readPace(environment.VITRAIL_OFFLINE_DELAY_MS) }),
  }
}

/** Milliseconds between two pieces of the offline model's output; 0 is as fast as possible. */
function readPace(written: string | undefined): { delayMs?: number } {
  const delayMs = Number(filled(written) ?? Number.NaN)
  return Number.isFinite(delayMs) && delayMs >= 0 ? { delayMs } : {}
}

function filled(value: string | undefined): string | undefined {
  const trimmed = value?.trim()
  return trimmed === '' ? undefined : trimmed
}
