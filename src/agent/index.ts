export { snakeCase } from '../core/index.ts'
export type {
  Agent,
  ApprovalAnswer,
  ApprovalRequest,
  CanvasMaterial,
  RunOutcome,
  RunRequest,
} from './agent.ts'
export { type AgentCanvas, canvas } from './canvas/canvas.ts'
export {
  type CanvasPromptOptions,
  type CanvasPromptParts,
  type CanvasTemplate,
  canvasPrompt,
} from './canvas/canvas-prompt.ts'
export { type CanvasToolsOptions, canvasTools } from './canvas/canvas-tools.ts'
export type { AgentCanvasOptions, CanvasToolSettings } from './canvas/options.ts'
export { createAgent } from './create-agent.ts'
export { createDetachedContext, type DetachedContextOptions } from './detached-context.ts'
export { type Genui, genui } from './genui/genui.ts'
export {
  type CatalogResolver,
  type CatalogResolverClass,
  GenuiCatalogResolver,
  type GenuiOptions,
} from './genui/options.ts'
export type { Selection } from './genui/selection.ts'
export { actionText } from './history/action-text.ts'
export type { AgentOptions, Instructions, ModelChoice, ModelSettings, RunLimits } from './options.ts'
export {
  type CreateInstance,
  ToolClass,
  type ToolClassOptions,
  type ToolConstructor,
  toolFromClass,
} from './tool-class.ts'
