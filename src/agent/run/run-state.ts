import type { Catalog, Frame, Tool, ToolScope } from '../../core/index.ts'
import type { RunRequest } from '../agent.ts'
import type { AgentCanvas } from '../canvas/canvas.ts'
import type { Genui } from '../genui/genui.ts'
import type { AgentOptions, Instructions, ModelSettings, RunLimits } from '../options.ts'
import type { OfferedTool } from './offered-tools.ts'
import type { TimeBudget } from './time-budget.ts'

/** An agent's options with their defaults, and its tools in one list. */
export interface AgentSetup
  extends Required<Pick<AgentOptions, 'model' | 'maxRepairTurns' | 'approvalTimeoutMs' | 'onError'>> {
  instructions: Instructions | undefined
  settings: ModelSettings | undefined
  tools: readonly Tool[]
  genui: Genui | undefined
  canvas: AgentCanvas | undefined
  limits: Required<RunLimits>
}

/** What everything inside one run shares. */
export interface Run {
  setup: AgentSetup
  request: RunRequest
  /** One object for the whole run: what is resolved for it is resolved once. */
  scope: ToolScope
  catalog: Catalog | undefined
  /** The tools this run's model has, by name. */
  offered: ReadonlyMap<string, OfferedTool>
  /** Aborted on cancel and when the time is up. */
  signal: AbortSignal
  budget: TimeBudget
  emit(frame: Frame): void
  reportError(error: unknown, code: string): void
  /** A call id no other call of this run has: providers repeat theirs. */
  claimCallId(wanted: string): string
}
