export { type CheckedAddresses, checkAddresses } from './address/check-addresses.ts'
export {
  type AddressOptions,
  type AddressResult,
  type AddressUse,
  readAddress,
} from './address/read-address.ts'
export { readLinkText } from './address/read-link-text.ts'
export { type CanvasLimits, DEFAULT_CANVAS_LIMITS } from './canvas/dispatch/canvas-limits.ts'
export { type DispatchOptions, unknownInstance } from './canvas/dispatch/context.ts'
export { dispatchCall } from './canvas/dispatch/dispatch-call.ts'
export type { CanvasCall, CanvasDraft, CanvasOperation } from './canvas/dispatch/operation.ts'
export type { CanvasPlan, DispatchResult, PlanStep } from './canvas/dispatch/plan.ts'
export { planOperation } from './canvas/dispatch/plan-operation.ts'
export { type CallResult, readCall } from './canvas/dispatch/read-call.ts'
export { type OperationResult, readOperation } from './canvas/dispatch/read-operation.ts'
export { CANVAS_TOOL_NAMES, checkCanvasCatalog } from './canvas/dispatch/tool-names.ts'
export { createLiveCanvas } from './canvas/live/create-live-canvas.ts'
export type { CanvasFailure, CanvasOutcome, LiveCanvas, OperateOptions } from './canvas/live/live-canvas.ts'
export type { LiveCanvasOptions } from './canvas/live/options.ts'
export {
  type CanvasOptions,
  type CanvasRegistry,
  createCanvas,
  type StepBack,
} from './canvas/registry/create-canvas.ts'
export { applyEntry } from './canvas/state/apply-entry.ts'
export {
  type CanvasInstance,
  type CanvasLayout,
  type CanvasSnapshot,
  type CanvasWidth,
  EMPTY_CANVAS,
} from './canvas/state/instance.ts'
export { findInstance, idNumber } from './canvas/state/instance-id.ts'
export type { CanvasLink } from './canvas/state/link.ts'
export { isLink, linksOf, readersOf, withLinks } from './canvas/state/links.ts'
export { mergePatch, patchBetween } from './canvas/state/merge-patch.ts'
export type {
  CanvasAuthor,
  CanvasTrace,
  EntryBody,
  EntryStamp,
  TraceEntry,
} from './canvas/state/trace-entry.ts'
export { ancestorsOf, childrenOf, leavesFirst, preorder } from './canvas/state/walk-instances.ts'
export { compactTrace } from './canvas/trace/compact-trace.ts'
export { type ReadTrace, readTrace } from './canvas/trace/read-trace.ts'
export { type Replay, type ReplayOptions, replayTrace } from './canvas/trace/replay-trace.ts'
export type { CanvasFrame } from './canvas/wire/canvas-frame.ts'
export { type CanvasState, EMPTY_CANVAS_STATE } from './canvas/wire/canvas-state.ts'
export type { CanvasPreview, CanvasView } from './canvas/wire/canvas-view.ts'
export { foldCanvas } from './canvas/wire/fold-canvas.ts'
export { readCanvasFrame } from './canvas/wire/read-canvas-frame.ts'
export { createViewDeltas } from './canvas/wire/view-deltas.ts'
export { type StampedTree, stampUndrawable } from './capabilities/stamp-undrawable.ts'
export { canDraw, readUiCapabilities, type UiCapabilities } from './capabilities/ui-capabilities.ts'
export type { Catalog, ComponentImplementation } from './catalog/catalog.ts'
export type {
  Component,
  ComponentOptions,
  NodeReading,
  PartialPropsStream,
  PropsResult,
  ReportRepair,
  ResolveContext,
  Resolved,
  SkeletonShape,
  WrittenNode,
} from './catalog/component.ts'
export { defineCatalog, unknownComponent } from './catalog/define-catalog.ts'
export { defineComponent } from './catalog/define-component.ts'
export { applyDelta, type DeltaResult } from './delta/apply-delta.ts'
export type { DeltaOperation } from './delta/delta.ts'
export { diffValues } from './delta/diff-values.ts'
export { describeThrown, toVitrailError, VitrailError } from './error/vitrail-error.ts'
export { type FieldNode, fieldKey, fieldsOf } from './fields/fields-of.ts'
export { readDate } from './format/format-date.ts'
export { formatValue, NO_VALUE } from './format/format-value.ts'
export { dateFormat, numberFormat, safeLocale, safeTimeZone } from './format/intl-cache.ts'
export type { FormatContext, FormatName, ValueFormat } from './format/value-format.ts'
export { foldFrame } from './frames/fold/fold-frame.ts'
export { initialRunState, type RunState } from './frames/fold/run-state.ts'
export { endParts, settleParts } from './frames/fold/settle-parts.ts'
export type {
  ApprovalState,
  FinishReason,
  Frame,
  FrameKind,
  NumberedFrame,
  UiDeltaFrame,
  UiFinal,
  UiFrame,
  Usage,
} from './frames/frame.ts'
export type {
  ApprovalPart,
  Part,
  ReasoningPart,
  TextPart,
  ToolPart,
  ToolState,
  UiPart,
  WarningPart,
} from './frames/part.ts'
export { readFrame } from './frames/read-frame.ts'
export { formatIssues } from './issues/format-issues.ts'
export { formatPath } from './issues/format-path.ts'
export { createIssue, hasErrors, type Issue, type Path, type Severity } from './issues/issue.ts'
export { createRepair, type Repair } from './issues/repair.ts'
export { getOwn, isPlainObject, type JsonObject, type JsonValue, setOwn } from './json/json-value.ts'
export { createJsonStream } from './json-stream/create-json-stream.ts'
export type { JsonStream, JsonStreamLimits, JsonStreamOptions } from './json-stream/json-stream.ts'
export { modelPropsSchema } from './profiles/model-props-schema.ts'
export { objectRoot } from './profiles/object-root.ts'
export { type TreeSchemaProfile, treeToolSchema } from './profiles/tree-tool-schema.ts'
export {
  type ComponentPresentation,
  describeComponents,
  presented,
} from './prompt/describe-components.ts'
export { isStandalone } from './prompt/example-tree.ts'
export { type PromptOptions, writePrompt } from './prompt/write-prompt.ts'
export { mapKeyword } from './reading/map-keyword.ts'
export { isGapText, numberFromText } from './reading/number-from-text.ts'
export { readProps } from './reading/read-props.ts'
export { withoutExtensions } from './reading/without-extensions.ts'
export { compileSchema } from './schema/compile-schema.ts'
export type { CompiledSchema, SchemaResult } from './schema/compiled-schema.ts'
export { describeValue } from './schema/describe-value.ts'
export type { InferSchema, JsonSchema, Schema } from './schema/props-schema.ts'
export { createTextWriter, type TextOptions } from './text/create-text-writer.ts'
export { withoutControls } from './text/escape-text.ts'
export { type DiffLine, lineDiff } from './text/line-diff.ts'
export { nearest } from './text/nearest.ts'
export { snakeCase } from './text/snake-case.ts'
export { bar, extent, sparkline } from './text/text-chart.ts'
export { textTable } from './text/text-table.ts'
export type { TextDialect, TextWriter } from './text/text-writer.ts'
export { toText } from './text/to-text.ts'
export { wellFormed } from './text/well-formed.ts'
export { defineTool } from './tool/define-tool.ts'
export type {
  AcceptedInput,
  Actor,
  ApprovalPolicy,
  EmitUiOptions,
  PartialInput,
  Presentation,
  RefusedInput,
  Tool,
  ToolContext,
  ToolDescription,
  ToolInputResult,
  ToolOptions,
  ToolPreview,
  ToolScope,
} from './tool/tool.ts'
export { isTreeNode, TEXT_COMPONENT, TREE_COMPONENT, type TreeNode } from './tree/node.ts'
export { childIds, findNode, ROOT_ID, walkTree } from './tree/node-id.ts'
export { DEFAULT_TREE_LIMITS, type TreeLimits } from './tree/tree-limits.ts'
export {
  normalizeTreeInput,
  type TreeResult,
  type ValidateTreeOptions,
  validateTree,
} from './tree/validate-tree.ts'
export { createPropsStream, type PropsStreamOptions } from './tree-stream/create-props-stream.ts'
export { createTreeStream } from './tree-stream/create-tree-stream.ts'
export type { StreamingMode, TreeStream, TreeStreamOptions } from './tree-stream/tree-stream.ts'
export {
  CANVAS_VIEW_PREFIX,
  type CanvasAnswer,
  type CanvasDetail,
  type CanvasEdit,
  type CanvasRequest,
  type CanvasStreamMeta,
} from './wire/canvas-request.ts'
export {
  type ChatRequest,
  type ClientIssue,
  MAX_CLIENT_ISSUES,
  type StreamMeta,
  type StreamOptions,
  type UiAction,
  type WireError,
} from './wire/chat-request.ts'
export type { ThreadDetail, ThreadMessage, ThreadSummary } from './wire/thread.ts'
