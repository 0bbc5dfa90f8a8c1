import { VitrailError } from '../core/index.ts'
import { playStep } from './play-step.ts'
import { readPrompt } from './read-prompt.ts'
import type { ModelCall, ModelStreamPart, Script, ScriptableModel, ScriptedItem } from './script.ts'

/** The model's name, and the pieces its text comes in. */
export interface ScriptedModelOptions {
  /** Characters a delta; default 8. */
  chunkSize?: number
  /** Milliseconds before each delta; default 0. */
  delayMs?: number
  modelId?: string
}

/** A scripted model also remembers what it was asked. */
export type ScriptedModel = ScriptableModel & { readonly calls: readonly ModelCall[] }

/**
 * A real AI SDK language model that plays a script: text, reasoning, tool calls written piece by piece, pauses, errors and finish
 * reasons, with the same ids every time. Throws `script_ended` when a list has no step left.
 */
export function createScriptedModel(script: Script, options: ScriptedModelOptions = {}): ScriptedModel {
  const { chunkSize = 8, delayMs = 0, modelId = 'scripted' } = options
  const calls: ModelCall[] = []

  const nextStep = async (call: ModelCall): Promise<readonly ScriptedItem[]> => {
    calls.push(call)
    const step = typeof script === 'function' ? await script(readPrompt(call)) : script[calls.length - 1]
    if (step === undefined) {
      throw new VitrailError(
        'script_ended',
        `The script has ${script.length} steps and the model was asked for one more. After a tool call an agent asks again: end on a text.`,
      )
    }
    return isList(step) ? step : [step]
  }

  const play = async (call: ModelCall): Promise<AsyncGenerator<ModelStreamPart>> => {
    const items = await nextStep(call)
    const first = items[0]
    if (typeof first === 'object' && 'error' in first) throw first.error
    return playStep(items, { step: calls.length, chunkSize, delayMs, signal: call.abortSignal })
  }

  return {
    specificationVersion: 'v3',
    provider: 'vitrail',
    modelId,
    supportedUrls: {},
    calls,
    async doStream(call) {
      return { stream: toStream(await play(call)) }
    },
    async doGenerate() {
      throw new VitrailError('not_streamed', 'A scripted model only streams.')
    },
  }
}

function isList(step: ScriptedItem | readonly ScriptedItem[]): step is readonly ScriptedItem[] {
  return Array.isArray(step)
}

function toStream(parts: AsyncGenerator<ModelStreamPart>): ReadableStream<ModelStreamPart> {
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
