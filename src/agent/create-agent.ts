import { type Tool, VitrailError } from '../core/index.ts'
import type { Agent } from './agent.ts'
import {
  type AgentOptions,
  DEFAULT_APPROVAL_TIMEOUT_MS,
  DEFAULT_REPAIR_TURNS,
  DEFAULT_RUN_LIMITS,
} from './options.ts'
import { runAgent } from './run/run-agent.ts'
import type { AgentSetup } from './run/run-state.ts'
import { toolFromClass } from './tool-class.ts'

/** An agent that answers with text, tools and components. Throws `duplicate_tool` where two tools share a name. */
export function createAgent(options: AgentOptions): Agent {
  const { genui, canvas } = options
  const own = (options.tools ?? []).map((tool) =>
    typeof tool === 'function' ? toolFromClass(tool, options.create) : tool,
  )
  const tools = collectTools([...own, ...(genui?.tools ?? []), ...(canvas?.tools ?? [])])
  const setup: AgentSetup = {
    model: options.model,
    instructions: options.instructions,
    settings: options.settings,
    tools,
    genui,
    canvas,
    limits: { ...DEFAULT_RUN_LIMITS, ...options.limits },
    maxRepairTurns: options.maxRepairTurns ?? DEFAULT_REPAIR_TURNS,
    approvalTimeoutMs: options.approvalTimeoutMs ?? DEFAULT_APPROVAL_TIMEOUT_MS,
    onError: options.onError ?? logError,
  }
  return {
    tools,
    run: (request) => runAgent(setup, request),
    catalogFor: async (scope) => genui?.catalogFor(scope),
    ...(canvas !== undefined && { canvasFor: canvas.materialFor }),
  }
}

function collectTools(tools: readonly Tool[]): readonly Tool[] {
  const names = new Set<string>()
  for (const { name } of tools) {
    if (names.has(name))
      throw new VitrailError('duplicate_tool', `Two tools are named ${JSON.stringify(name)}.`)
    names.add(name)
  }
  return Object.freeze([...tools])
}

function logError(error: unknown, { runId, code }: { runId: string; code: string }): void {
  console.error(`vitrail: run ${runId}: ${code}:`, error)
}
