import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelStreamPart, ScriptedCall, ScriptedItem } from './script.ts'

interface PlayOptions {
  /** Number of this step in the model's life; part of every default id. */
  step: number
  chunkSize: number
  delayMs: number
  signal: AbortSignal | undefined
}

/** The stream parts of one scripted step, in order, at the script's pace. */
export async function* playStep(
  items: readonly ScriptedItem[],
  options: PlayOptions,
): AsyncGenerator<ModelStreamPart> {
  let calls = 0
  let written = 0
  const pace = async (): Promise<void> => {
    options.signal?.throwIfAborted()
    if (options.delayMs > 0) await sleep(options.delayMs, undefined, { signal: options.signal })
  }
  const identify = (call: ScriptedCall): IdentifiedCall => {
    calls += 1
    return { ...call, id: call.id ?? `call-${options.step}-${calls}` }
  }
  yield { type: 'stream-start', warnings: [] }
  for (const [index, item] of items.entries()) {
    if (typeof item === 'string') {
      yield* streamText('text', `text-${index}`, item, options.chunkSize, pace)
      written += item.length
    } else if ('reasoning' in item) {
      yield* streamText('reasoning', `reasoning-${index}`, item.reasoning, options.chunkSize, pace)
      written += item.reasoning.length
    } else if ('call' in item) {
      yield* streamCalls([identify(item)], options.chunkSize, pace)
    } else if ('parallel' in item) {
      yield* streamCalls(item.parallel.map(identify), options.chunkSize, pace)
    } else if ('pause' in item) {
      if (typeof item.pause === 'number') await sleep(item.pause, undefined, { signal: options.signal })
      else await item.pause
    } else if ('error' in item) {
      yield { type: 'error', error: item.error }
      return
    } else {
      yield finish(item.finish, item.inputTokens, item.outputTokens ?? tokens(written))
      return
    }
  }
  yield finish(calls > 0 ? 'tool-calls' : 'stop', undefined, tokens(written))
}

type IdentifiedCall = ScriptedCall & { id: string }
type Finish = Extract<ModelStreamPart, { type: 'finish' }>

/** A rough count, so that runs have usage to show. */
const tokens = (characters: number): number => Math.ceil(characters / 4)

function finish(
  reason: Finish['finishReason']['unified'],
  input: number | undefined,
  output: number,
): Finish {
  return {
    type: 'finish',
    finishReason: { unified: reason, raw: reason },
    usage: {
      inputTokens: { total: input, noCache: input, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: output, text: output, reasoning: undefined },
    },
  }
}

async function* streamText(
  kind: 'text' | 'reasoning',
  id: string,
  text: string,
  size: number,
  pace: () => Promise<void>,
): AsyncGenerator<ModelStreamPart> {
  yield { type: `${kind}-start`, id }
  for (const delta of cutBetweenCharacters(text, size)) {
    await pace()
    yield { type: `${kind}-delta`, id, delta }
  }
  yield { type: `${kind}-end`, id }
}

async function* streamCalls(
  calls: readonly IdentifiedCall[],
  size: number,
  pace: () => Promise<void>,
): AsyncGenerator<ModelStreamPart> {
  const texts = calls.map((call) => call.rawInput ?? JSON.stringify(call.input ?? {}))
  const streamed = calls.map((call, index) => (call.whole === true ? [] : cut(texts[index] ?? '', size)))
  for (const call of calls) {
    if (call.whole !== true) yield { type: 'tool-input-start', id: call.id, toolName: call.call }
  }
  const rounds = Math.max(...streamed.map((deltas) => deltas.length))
  for (let round = 0; round < rounds; round++) {
    for (const [index, call] of calls.entries()) {
      const delta = streamed[index]?.[round]
      if (delta === undefined) continue
      await pace()
      yield { type: 'tool-input-delta', id: call.id, delta }
    }
  }
  for (const [index, call] of calls.entries()) {
    if (call.whole !== true) yield { type: 'tool-input-end', id: call.id }
    yield { type: 'tool-call', toolCallId: call.id, toolName: call.call, input: texts[index] ?? '' }
  }
}

/** Arguments may be cut anywhere, inside escapes and surrogate pairs too. */
function cut(text: string, size: number): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += size) pieces.push(text.slice(at, at + size))
  return pieces
}

function cutBetweenCharacters(text: string, size: number): string[] {
  const characters = Array.from(text)
  const pieces: string[] = []
  for (let at = 0; at < characters.length; at += size) pieces.push(characters.slice(at, at + size).join(''))
  return pieces
}
