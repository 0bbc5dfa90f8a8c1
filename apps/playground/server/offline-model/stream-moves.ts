import type {
  LanguageModelV3FinishReason,
  LanguageModelV3StreamPart,
  LanguageModelV3Usage,
} from '@ai-sdk/provider'
import { isCall } from './next-moves.ts'
import type { CallMove, Move } from './scene.ts'

export interface Pace {
  /** Milliseconds between two chunks; 0: none. */
  delayMs: number
  /** Code points a chunk. */
  chunkSize: number
}

const UNCOUNTED: LanguageModelV3Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

/** The moves as a provider streams them, a few characters at a time; stops between two chunks when aborted. */
export async function* streamMoves(
  moves: readonly Move[],
  pace: Pace,
  nextId: () => string,
  signal?: AbortSignal,
): AsyncGenerator<LanguageModelV3StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  for (const move of moves) {
    if (move.do === 'break') {
      yield { type: 'error', error: new Error(move.message) }
      yield finish('error')
      return
    }
    if (move.do === 'think') yield* streamText('reasoning', move.text, pace, nextId(), signal)
    else if (move.do === 'say') yield* streamText('text', move.text, pace, nextId(), signal)
    else yield* streamCall(move, pace, nextId(), signal)
  }
  yield finish(moves.some(isCall) ? 'tool-calls' : 'stop')
}

async function* streamText(
  kind: 'text' | 'reasoning',
  text: string,
  pace: Pace,
  id: string,
  signal?: AbortSignal,
): AsyncGenerator<LanguageModelV3StreamPart> {
  yield { type: `${kind}-start`, id }
  for await (const delta of chunksOf(text, pace, signal)) yield { type: `${kind}-delta`, id, delta }
  yield { type: `${kind}-end`, id }
}

async function* streamCall(
  move: CallMove,
  pace: Pace,
  id: string,
  signal?: AbortSignal,
): AsyncGenerator<LanguageModelV3StreamPart> {
  const input = argumentText(move)
  yield { type: 'tool-input-start', id, toolName: move.tool }
  for await (const delta of chunksOf(input, pace, signal)) yield { type: 'tool-input-delta', id, delta }
  yield { type: 'tool-input-end', id }
  yield { type: 'tool-call', toolCallId: id, toolName: move.tool, input }
}

export function argumentText(move: CallMove): string {
  return move.do === 'call' ? JSON.stringify(move.input) : move.text
}

async function* chunksOf(text: string, pace: Pace, signal?: AbortSignal): AsyncGenerator<string> {
  const points = Array.from(text)
  for (let start = 0; start < points.length; start += pace.chunkSize) {
    await pause(pace.delayMs, signal)
    yield points.slice(start, start + pace.chunkSize).join('')
  }
}

async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  if (milliseconds <= 0) return
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

function finish(unified: LanguageModelV3FinishReason['unified']): LanguageModelV3StreamPart {
  return { type: 'finish', finishReason: { unified, raw: undefined }, usage: UNCOUNTED }
}

export { UNCOUNTED as UNCOUNTED_USAGE }
