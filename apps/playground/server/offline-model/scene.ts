import type { JsonObject } from 'vitrail'

import type { Question } from './question.ts'

/** One step of an answer. */
export type Move =
  | { do: 'think'; text: string }
  | { do: 'say'; text: string }
  | { do: 'call'; tool: string; input: JsonObject }
  /** A call with literal argument text, well formed or not. */
  | { do: 'write'; tool: string; text: string }
  /** The provider's stream breaks here. */
  | { do: 'break'; message: string }

export type CallMove = Extract<Move, { do: 'call' | 'write' }>

/** The result of a call, as found in the prompt of the next step. */
export type CallResult = { ok: true; output: unknown } | { ok: false; denied: boolean; message: string }

export type Play = Generator<Move, void, CallResult | undefined>

export interface Suggestion {
  /** What it demonstrates, in a few words. */
  title: string
  /** One of the kit's icons. */
  icon: string
  /** The question it asks. */
  message: string
}

/** One kind of conversation. */
export interface Scene {
  id: string
  suggestions: readonly Suggestion[]
  /** How well the question matches; 0: not at all. */
  relevance(question: Question): number
  /** Plays the answer. It is played again from the start at every step, so it depends on nothing but the question and results. */
  play(question: Question): Play
}

export const RENDER_TOOL = 'ui__render'

export function think(text: string): Move {
  return { do: 'think', text }
}

export function say(text: string): Move {
  return { do: 'say', text }
}

/** Calls a tool; `yield*` gives its result. */
export function* call(
  tool: string,
  input: JsonObject = {},
): Generator<Move, CallResult, CallResult | undefined> {
  return settled(yield { do: 'call', tool, input })
}

/** Calls a tool with literal argument text; `yield*` gives the result. */
export function* write(tool: string, text: string): Generator<Move, CallResult, CallResult | undefined> {
  return settled(yield { do: 'write', tool, text })
}

function settled(result: CallResult | undefined): CallResult {
  return result ?? { ok: false, denied: false, message: 'The call has no result.' }
}
