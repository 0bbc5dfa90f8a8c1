export type { Agent, ApprovalAnswer, ApprovalRequest, RunOutcome, RunRequest } from './agent.ts'
export { createAgent } from './create-agent.ts'
export { createDetachedContext, type DetachedContextOptions } from './detached-context.ts'
export type { Genui } from './genui/genui.ts'
export { actionText } from './history/action-text.ts'
export type { AgentOptions, Instructions, ModelChoice, ModelSettings, RunLimits } from './options.ts'
export {
  type CreateInstance,
  ToolClass,
  type ToolClassOptions,
  type ToolConstructor,
  toolFromClass,
} from './tool-class.ts'
