import type { LanguageModel } from 'ai'

/** The AI SDK's own interface of a language model (specification v3). */
export type ScriptableModel = Extract<LanguageModel, { specificationVersion: 'v3' }>
/** What the agent asked the model. */
export type ModelCall = Parameters<ScriptableModel['doStream']>[0]
/** One part of a model's stream. */
export type ModelStreamPart =
  Awaited<ReturnType<ScriptableModel['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never
/** Why a model's step ended. */
export type ModelFinishReason = 'stop' | 'length' | 'content-filter' | 'tool-calls' | 'error' | 'other'

/** A tool call as the model writes it. */
export interface ScriptedCall {
  call: string
  /** Written as compact JSON. */
  input?: unknown
  /** The argument text itself, for malformed ones; wins over `input`. */
  rawInput?: string
  /** Default `call-<step>-<n>`. */
  id?: string
  /** The arguments arrive in one piece at the end, without deltas. */
  whole?: boolean
}

/** One thing a scripted model does. A bare string is text. */
export type ScriptedItem =
  | string
  | { reasoning: string }
  | ScriptedCall
  /** Calls whose argument texts alternate, one piece of each at a time. */
  | { parallel: readonly ScriptedCall[] }
  /** Waits: milliseconds, or until the promise resolves. */
  | { pause: number | Promise<unknown> }
  /** As the first item the call itself fails, as when a provider answers with an error; later the stream breaks. */
  | { error: unknown }
  /** Ends the step. Without one: `tool-calls` after a call, else `stop`. */
  | { finish: ModelFinishReason; inputTokens?: number; outputTokens?: number }

/** What is done in one model call. */
export type ScriptedStep = ScriptedItem | readonly ScriptedItem[]

/** What a script that is a function knows when a step is asked of it. */
export interface ScriptedTurn {
  /** The text of the last user message. */
  message: string
  /** Model calls so far that answer this message: 0 for the first. */
  turn: number
  /** Results of tools called since that message, oldest first. */
  results: readonly ScriptedResult[]
  prompt: ModelCall['prompt']
  /** The names of the tools offered. */
  tools: readonly string[]
}

/** What a tool answered. */
export interface ScriptedResult {
  toolCallId: string
  name: string
  output: unknown
  /** The tool failed, was refused or was denied. */
  failed: boolean
}

/** A list is played step by step over the model's life; a function answers each prompt, whatever came before. */
export type Script = readonly ScriptedStep[] | ((turn: ScriptedTurn) => ScriptedStep | Promise<ScriptedStep>)
