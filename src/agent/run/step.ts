import type { FinishReason, ModelMessage, ProviderMetadata, TextStreamPart, ToolSet } from 'ai'
import type { Usage } from '../../core/index.ts'
import { untilAborted } from '../../internal/abort.ts'
import type { AiSdk } from '../load-ai.ts'
import type { OfferedTool } from './offered-tools.ts'
import { resolveModel } from './resolve-model.ts'
import type { Run } from './run-state.ts'
import { startCall, type WrittenCall } from './written-call.ts'

/** One thing the model wrote in a step, in order. */
export type WrittenContent =
  | { type: 'text' | 'reasoning'; text: string; providerOptions?: ProviderMetadata }
  | { type: 'call'; call: WrittenCall }

export interface StepResult {
  content: WrittenContent[]
  /** In the order they were started. */
  calls: WrittenCall[]
  finishReason: FinishReason
  usage: Usage
  /** The provider's failure; what came before it stands. */
  error?: unknown
}

interface StepInput {
  sdk: AiSdk
  system: string | undefined
  messages: ModelMessage[]
}

/** Asks the model once and streams what it writes; runs no tool. Never rejects for what the provider does. */
export async function runStep(run: Run, input: StepInput): Promise<StepResult> {
  const result: StepResult = { content: [], calls: [], finishReason: 'other', usage: {} }
  const writer = createStepWriter(run, result)
  try {
    const stream = input.sdk.streamText({
      ...run.setup.settings,
      model: await resolveModel(run),
      ...(input.system !== undefined && { system: input.system }),
      messages: input.messages,
      tools: toToolSet(input.sdk, run.offered),
      stopWhen: input.sdk.stepCountIs(1),
      abortSignal: run.signal,
      onError: () => undefined,
    })
    for await (const part of untilAborted(stream.fullStream, run.signal)) await writer.write(part)
  } catch (error) {
    result.error = error
  }
  if (isOverflowOf(result)) delete result.error
  return result
}

/**
 * At the end of a step the AI SDK writes its calls as JSON once more, which overflows the stack for arguments nested thousands deep.
 * By then they were read and refused here, so the model can still be told.
 */
function isOverflowOf({ error, calls }: StepResult): boolean {
  const isTooDeep = ({ written }: WrittenCall): boolean =>
    written?.ok === false && written.issues.some(({ code }) => code === 'too_deep')
  return error instanceof RangeError && calls.some(isTooDeep)
}

function toToolSet(sdk: AiSdk, offered: ReadonlyMap<string, OfferedTool>): ToolSet {
  return Object.fromEntries(
    [...offered].map(([name, { description, inputSchema }]) => [
      name,
      { description, inputSchema: sdk.jsonSchema(inputSchema) },
    ]),
  )
}

interface StepWriter {
  write(part: TextStreamPart<ToolSet>): Promise<void>
}

function createStepWriter(run: Run, result: StepResult): StepWriter {
  const calls = new Map<string, WrittenCall>()
  const blocks = new Map<string, Extract<WrittenContent, { text: string }>>()

  const write = (type: 'text' | 'reasoning', id: string, text: string): void => {
    if (text === '') return
    const key = `${type}:${id}`
    let block = blocks.get(key)
    if (block === undefined) {
      block = { type, text: '' }
      blocks.set(key, block)
      result.content.push(block)
    }
    block.text += text
    run.emit({ kind: type, text })
  }
  const keepMetadata = (key: string, metadata: ProviderMetadata | undefined): void => {
    const block = blocks.get(key)
    if (block !== undefined && metadata !== undefined) block.providerOptions = metadata
  }
  const callOf = async (id: string, name: string): Promise<WrittenCall> => {
    const known = calls.get(id)
    if (known !== undefined) return known
    const call = await startCall(run, id, name, run.offered.get(name))
    calls.set(id, call)
    result.calls.push(call)
    result.content.push({ type: 'call', call })
    return call
  }

  return {
    async write(part) {
      switch (part.type) {
        case 'text-delta':
          return write('text', part.id, part.text)
        case 'text-end':
          return keepMetadata(`text:${part.id}`, part.providerMetadata)
        case 'reasoning-delta':
          return write('reasoning', part.id, part.text)
        case 'reasoning-end':
          return keepMetadata(`reasoning:${part.id}`, part.providerMetadata)
        case 'tool-input-start':
          if (part.providerExecuted !== true) await callOf(part.id, part.toolName)
          return
        case 'tool-input-delta':
          return calls.get(part.id)?.push(part.delta)
        case 'tool-call': {
          if (part.providerExecuted === true) return
          const call = await callOf(part.toolCallId, part.toolName)
          call.providerOptions = part.providerMetadata
          call.end(argumentText(part))
          return
        }
        case 'finish-step':
          result.finishReason = part.finishReason
          result.usage = readUsage(part.usage)
          return
        case 'error':
          result.error = part.error
          return
        default:
          return
      }
    },
  }
}

/** The arguments as text. The AI SDK has parsed them where it could, and left them as text where it could not. */
function argumentText(part: { input: unknown; invalid?: boolean | undefined }): string {
  if (part.invalid === true && typeof part.input === 'string') return part.input
  try {
    return JSON.stringify(part.input ?? null)
  } catch {
    // Nested too deep for the stack: what is left of it is still deep enough for the reader to refuse it.
    return JSON.stringify(part.input, untilDepth(MAX_TOLD_DEPTH))
  }
}

/** More levels than the reader of arguments takes. */
const MAX_TOLD_DEPTH = 200

/** For `JSON.stringify`: what lies deeper becomes null. */
function untilDepth(levels: number): (this: object, key: string, value: unknown) => unknown {
  const depths = new WeakMap<object, number>()
  return function (_, value) {
    if (typeof value !== 'object' || value === null) return value
    const depth = (depths.get(this) ?? 0) + 1
    depths.set(value, depth)
    return depth > levels ? null : value
  }
}

function readUsage(usage: { inputTokens: number | undefined; outputTokens: number | undefined }): Usage {
  return {
    ...(usage.inputTokens !== undefined && { inputTokens: usage.inputTokens }),
    ...(usage.outputTokens !== undefined && { outputTokens: usage.outputTokens }),
  }
}
