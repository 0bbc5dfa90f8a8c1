export type { ActionAnswer, ActionHandler } from './action/action-handler.ts'
export type { ActionRequest } from './action/build-action.ts'
export {
  type ActionControl,
  type ActionState,
  type PressEvent,
  useAction,
} from './action/use-action.ts'
export { AgentProvider, type AgentProviderProps } from './agent/agent-provider.tsx'
export type { BlockMessage } from './agent/block-cache.ts'
export { capabilitiesOf } from './agent/capabilities-of.ts'
export {
  type AgentChat,
  type AgentChatActions,
  useAgentChat,
} from './agent/use-agent-chat.ts'
export { CanvasInstanceView, type CanvasInstanceViewProps } from './canvas/canvas-instance-view.tsx'
export { CanvasProvider, type CanvasProviderProps } from './canvas/canvas-provider.tsx'
export { type CanvasActions, type CanvasControl, type CanvasStatus, useCanvas } from './canvas/use-canvas.ts'
export { drawnOrder, useCanvasCards, useCanvasPreviews } from './canvas/use-canvas-cards.ts'
export { type CanvasCard, useCanvasInstance } from './canvas/use-canvas-instance.ts'
export { useCanvasSelection } from './canvas/use-canvas-selection.ts'
export { useCanvasState } from './canvas/use-canvas-state.ts'
export {
  createFieldScope,
  type FieldEntry,
  type FieldScope,
  FieldScopeProvider,
  type ScopedField,
  useFieldScope,
} from './field/field-scope.tsx'
export { type Field, type FieldProps, useField } from './field/use-field.ts'
export { useFieldValue } from './field/use-field-value.ts'
export { HeadingScope, useHeadingLevel } from './heading/heading-level.tsx'
export { isComposing } from './keyboard/is-composing.ts'
export { type NodeInfo, useChildNodes, useNode, useNodeId } from './node/use-node.ts'
export {
  useViewFinal,
  useViewFromTool,
  useViewPainted,
  useViewScope,
  type ViewScope,
} from './node/view-scope.ts'
export { type RenderOptions, useRenderOptions } from './provider/render-options.ts'
export type { ResolveComponent } from './provider/resolve-component.ts'
export {
  type Direction,
  type HeadingLevel,
  type Theme,
  type UrlSettings,
  useVitrail,
  type VitrailSettings,
} from './provider/settings.ts'
export { VitrailProvider, type VitrailProviderProps } from './provider/vitrail-provider.tsx'
export type { Registry } from './registry.ts'
export { GenerativeUI, type GenerativeUIProps } from './render/generative-ui.tsx'
export type { NodeProblem, NodeProblemReason } from './render/node-problem.ts'
export { shareStructure } from './render/share-structure.ts'
export { viewRoot } from './render/view-root.ts'
export { useViewState, useViewStateStore } from './view-state/use-view-state.ts'
export {
  createViewStateStore,
  type ViewAddress,
  type ViewStateFailure,
  type ViewStateStorage,
  type ViewStateStore,
} from './view-state/view-state-store.ts'
