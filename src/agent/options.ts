import type { LanguageModel, streamText } from 'ai'
import type { Tool, ToolScope } from '../core/index.ts'
import type { RunRequest } from './agent.ts'
import type { AgentCanvas } from './canvas/canvas.ts'
import type { Genui } from './genui/genui.ts'
import type { CreateInstance, ToolConstructor } from './tool-class.ts'

/** Passed on to the model with every step. */
export type ModelSettings = Pick<
  Parameters<typeof streamText>[0],
  | 'temperature'
  | 'topP'
  | 'topK'
  | 'maxOutputTokens'
  | 'seed'
  | 'maxRetries'
  | 'headers'
  | 'providerOptions'
  | 'experimental_telemetry'
>

/** What one run may use; reaching any limit finishes the run with reason `limit`. */
export interface RunLimits {
  /** Model calls; default 20. */
  steps?: number
  /** Input and output tokens of all steps, as the provider reports them; default 1 000 000. */
  tokens?: number
  /** Milliseconds, without the time spent waiting for a person's approval; default 600 000. */
  timeMs?: number
}

/** The system prompt: a text, or one for each request. */
export type Instructions = string | ((scope: ToolScope) => string | Promise<string>)
/** A language model of the AI SDK, or one for each request. */
export type ModelChoice = LanguageModel | ((request: RunRequest) => LanguageModel | Promise<LanguageModel>)

/** What `createAgent` takes; only the model is required. */
export interface AgentOptions {
  /** Any AI SDK language model, or a choice of one for each request. */
  model: ModelChoice
  /** Tools, and classes of tools. */
  tools?: readonly (Tool | ToolConstructor)[]
  /** Lets the model answer with components: `genui({ catalog })`. */
  genui?: Genui
  /** Lets the model work on a canvas beside the conversation: `canvas({ catalog })`. */
  canvas?: AgentCanvas
  /** The system prompt. */
  instructions?: Instructions
  limits?: RunLimits
  /** Steps in a row whose calls were all refused before the run gives up; default 3. */
  maxRepairTurns?: number
  /** Milliseconds a person has to answer an approval; default 600 000. */
  approvalTimeoutMs?: number
  settings?: ModelSettings
  /** Builds an instance of a tool's class for each call, for apps with a container. Default: `new Class()`. */
  create?: CreateInstance
  /** Called with what went wrong inside a run: provider errors, failed previews and presentations. Default: `console.error`. */
  onError?(error: unknown, details: { runId: string; code: string }): void
}

export const DEFAULT_RUN_LIMITS: Required<RunLimits> = Object.freeze({
  steps: 20,
  tokens: 1_000_000,
  timeMs: 600_000,
})
export const DEFAULT_REPAIR_TURNS = 3
export const DEFAULT_APPROVAL_TIMEOUT_MS = 600_000
export const DEFAULT_TOOL_TIMEOUT_MS = 30_000
