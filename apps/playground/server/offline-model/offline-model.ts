import { randomUUID } from 'node:crypto'
import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3Content,
  LanguageModelV3StreamPart,
} from '@ai-sdk/provider'
import { chooseScene } from './choose-scene.ts'
import { readConversation } from './conversation.ts'
import { isCall, nextMoves } from './next-moves.ts'
import type { Move, Scene } from './scene.ts'
import { SCENES } from './scenes.ts'
import { argumentText, type Pace, streamMoves, UNCOUNTED_USAGE } from './stream-moves.ts'

interface OfflineModelOptions {
  scenes?: readonly Scene[]
  pace?: Partial<Pace>
}

const DEFAULT_PACE: Pace = { delayMs: 12, chunkSize: 6 }

/**
 * A language model without a network: it recognises the kinds of question in `SCENES` and answers them with real calls to real
 * tools. Like any model it knows only its prompt.
 */
export function createOfflineModel({ scenes = SCENES, pace }: OfflineModelOptions = {}): LanguageModelV3 {
  const fullPace = { ...DEFAULT_PACE, ...pace }
  const nextId = () => `offline-${randomUUID()}`

  const decide = ({ prompt, tools = [] }: LanguageModelV3CallOptions): Move[] => {
    const { said, results } = readConversation(prompt)
    const { scene, question } = chooseScene(scenes, said)
    const offered = new Set(tools.map((tool) => tool.name))
    return nextMoves(scene, question, results, (name) => offered.has(name))
  }

  return {
    specificationVersion: 'v3',
    provider: 'vitrail',
    modelId: 'offline',
    supportedUrls: {},
    async doStream(options) {
      return { stream: toStream(streamMoves(decide(options), fullPace, nextId, options.abortSignal)) }
    },
    async doGenerate(options) {
      options.abortSignal?.throwIfAborted()
      const moves = decide(options)
      return {
        content: moves.map((move) => asContent(move, nextId)),
        finishReason: { unified: moves.some(isCall) ? 'tool-calls' : 'stop', raw: undefined },
        usage: UNCOUNTED_USAGE,
        warnings: [],
      }
    },
  }
}

function asContent(move: Move, nextId: () => string): LanguageModelV3Content {
  if (move.do === 'break') throw new Error(move.message)
  if (move.do === 'think') return { type: 'reasoning', text: move.text }
  if (move.do === 'say') return { type: 'text', text: move.text }
  return { type: 'tool-call', toolCallId: nextId(), toolName: move.tool, input: argumentText(move) }
}

function toStream(
  parts: AsyncGenerator<LanguageModelV3StreamPart>,
): ReadableStream<LanguageModelV3StreamPart> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
