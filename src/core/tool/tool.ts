import type { LiveCanvas } from '../canvas/live/live-canvas.ts'
import type { UiCapabilities } from '../capabilities/ui-capabilities.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Issue } from '../issues/issue.ts'
import type { Repair } from '../issues/repair.ts'
import type { JsonObject } from '../json/json-value.ts'
import type { InferSchema, JsonSchema, Schema } from '../schema/props-schema.ts'
import type { TreeNode } from '../tree/node.ts'

/** Who the run works for; apps extend it through `authorize`. */
export interface Actor {
  id: string
  roles?: readonly string[]
  tenant?: string
}

/** What is known of a request before a model is asked. Outside a conversation most of it is absent. */
export interface ToolScope {
  actor?: Actor
  runId?: string
  threadId?: string
  uiCapabilities?: UiCapabilities
  /** The canvas beside the conversation, where there is one. */
  canvas?: LiveCanvas
}

/** The id and version of what is pushed. */
export interface EmitUiOptions {
  /** Default `<toolCallId>:ui:<n>`. The same id again replaces the view in place. */
  id?: string
  /** The props' schema version; refused where it is not the definition's. */
  version?: number
  /** Used only where no catalog is configured; with one, the text is generated. */
  fallbackText?: string
}

/** A tool's second argument. Every method works outside a conversation too: pushing is a no-op there. */
export interface ToolContext extends ToolScope {
  toolCallId: string
  /** Aborted on cancel, on the tool's timeout and on shutdown. */
  signal: AbortSignal
  /** The catalog resolved for this request, where genui is configured. */
  catalog?: Catalog
  /** Pushes a view into the stream at this position. Throws `VitrailError` where the catalog refuses it. */
  emitUi(component: string, props: JsonObject, options?: EmitUiOptions): Promise<{ id: string }>
  /** The older form of `emitUi`: no options, no id; what is not an object travels as `{ value }`. */
  emitComponent(name: string, data: unknown): Promise<void>
  /** Tells the model and the person's run panel what was changed in what the model wrote. */
  reportRepairs(repairs: readonly Repair[]): void
  reportIssues(issues: readonly Issue[]): void
  /** What was done, for the transcript: `Added a chart`. Stands in place of the tool's title when the call has succeeded. */
  reportTitle(title: string): void
}

/** A view that `present` makes of a result. */
export interface Presentation {
  component: string
  props: JsonObject
  options?: EmitUiOptions
}

/** What a tool says of itself for one request. */
export interface ToolDescription {
  /** False: hidden from the model in this request. */
  available?: boolean
  description?: string
  inputSchema?: JsonSchema
}

/** The arguments of a call as far as they are written. */
export interface PartialInput {
  value: unknown
  done: boolean
  /** Whether a container of `value` is still being written. */
  isOpen(container: object): boolean
}

/** What draws a call while its arguments are written. */
export interface ToolPreview {
  /** At least this many milliseconds between previews of one call; default 100. */
  throttleMs?: number
  /** The tree so far; undefined: nothing new; null: withdraw the preview and stop. */
  render(input: PartialInput): TreeNode | null | undefined
  /** The call has ended, or its preview was withdrawn; called once. */
  end?(): void
}

/** Whether a call waits for the person. */
export type ApprovalPolicy =
  | 'never'
  | 'always'
  | ((call: { input: unknown; scope: ToolScope }) => boolean | Promise<boolean>)

/** What `defineTool` takes. */
export interface ToolOptions<S extends Schema, O> {
  /** `/^[A-Za-z0-9_.-]{1,64}$/` */
  name: string
  title?: string
  /** `action` tools change something and ask the person first. */
  kind: 'read' | 'action'
  description: string
  input: S
  execute(input: InferSchema<S>, context: ToolContext): O | Promise<O>
  /** Views made from the result; a failure here never changes the result. */
  present?(output: O, input: InferSchema<S>): Presentation | readonly Presentation[] | undefined
  /** A successful call ends the turn: what it pushed is the answer. */
  terminal?: boolean
  /** Default: `always` for actions, `never` for reads. */
  approve?: ApprovalPolicy
  /** Milliseconds; default 30 000. */
  timeoutMs?: number
  /** Only actors with one of these roles are offered it. */
  roles?: readonly string[]
  visibility?: 'both' | 'model' | 'app'
  annotations?: Readonly<Record<string, unknown>>
  /** Reads a call's arguments in place of the schema, where what is right depends on the request. Never throws on data. */
  readInput?(input: unknown, scope: ToolScope): ToolInputResult | Promise<ToolInputResult>
  describe?(scope: ToolScope): ToolDescription | Promise<ToolDescription>
  previewInput?(
    scope: ToolScope,
    toolCallId: string,
  ): ToolPreview | undefined | Promise<ToolPreview | undefined>
}

/** Arguments that passed. */
export interface AcceptedInput {
  ok: true
  /** What `execute` gets. */
  input: unknown
  /** The arguments after repairs, before the schema's transforms: what history keeps. */
  repaired: unknown
  repairs: Repair[]
  /** Warnings only. */
  issues?: Issue[]
}

/** What is wrong with the arguments; the model is told. */
export interface RefusedInput {
  ok: false
  issues: Issue[]
  repairs?: Repair[]
}

/** What came of reading a call's arguments. */
export type ToolInputResult = AcceptedInput | RefusedInput

/** A frozen tool; one value serves the agent and an MCP app. */
export interface Tool
  extends Omit<ToolOptions<Schema, unknown>, 'input' | 'execute' | 'present' | 'readInput'> {
  readonly input: Schema
  /** JSON Schema of the input as a model writes it. */
  readonly inputSchema: JsonSchema | undefined
  /** Checks a call's arguments; never throws on data. */
  readInput(input: unknown, scope?: ToolScope): Promise<ToolInputResult>
  execute(input: unknown, context: ToolContext): Promise<unknown>
  present?(output: unknown, input: unknown): Presentation | readonly Presentation[] | undefined
}
