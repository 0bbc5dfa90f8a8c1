import type { Issue, Path } from '../issues/issue.ts'
import type { RepairDetails } from '../issues/repair.ts'
import type { JsonObject } from '../json/json-value.ts'
import type { JsonSchema, Schema } from '../schema/props-schema.ts'
import type { TextWriter } from '../text/text-writer.ts'
import type { TreeNode } from '../tree/node.ts'

/** The shape of the placeholder that stands for a held node; `(n)` parts and repeats are counts. */
export type SkeletonShape =
  | 'none'
  | 'chip'
  | 'chips'
  | 'lines'
  | 'block'
  | 'table'
  | 'chart'
  | 'cards'
  | 'card'
  | 'bar'
  | 'button'
  | 'dot'
  | 'field'
  | 'list'

/** Records one change a component's `read` made; `path` is relative to the props. */
export type ReportRepair = (code: string, path: Path, message: string, details?: RepairDetails) => void

/** What a component's `partialProps` may ask of the stream: whether a container of the snapshot is still open. */
export interface PartialPropsStream {
  isOpen(container: object): boolean
}

/** A node as it was written, before its props are read. */
export interface WrittenNode {
  readonly props: JsonObject
  readonly children: unknown
}

/** What a node was meant to be. */
export interface NodeReading {
  type: string
  props: JsonObject
  children: unknown
  /** The repair: its code and what was done. */
  code: string
  message: string
}

/** What a component's `resolve` is given besides its props. */
export interface ResolveContext {
  /** The app's own data, as the canvas was given it. */
  data: unknown
  /** What the person entered in its embedded controls so far, checked by `inputs`. */
  inputs: JsonObject
  /** Aborted on update, removal, clear and shutdown, and for iterables 30 seconds after the last follower left. */
  signal: AbortSignal
}

/** What `resolve` may answer: a node, a promise of one, or one after another. */
export type Resolved = TreeNode | Promise<TreeNode> | AsyncIterable<TreeNode>

/**
 * What a developer writes. `P` is the validated props; every callback gets props that passed the schema, except `read` and
 * `partialProps`, which also see half-written ones.
 */
export interface ComponentOptions<S extends Schema, P> {
  /** `/^[A-Za-z][A-Za-z0-9]{0,63}$/` */
  name: string
  title?: string
  /** What the model reads; not blank. */
  description: string
  /** Standard Schema or JSON Schema of an object. */
  props: S
  /** The schema of the props after the transforms of `props`; needed when those are not idempotent. */
  outputProps?: Schema
  /** True: takes child nodes. Default false. */
  children?: boolean
  /** How many children it takes, at least and at most. Default: any number. */
  childCount?: readonly [least: number, most: number]
  /** The only components its children may be. */
  accepts?: readonly string[]
  /** The only components it may stand in. */
  within?: readonly string[]
  /** A positive integer; default 1. */
  version?: number
  fallbackText?(props: P, children: readonly string[], text: TextWriter): string
  /** A message refuses the node, with the app's own data at hand. Synchronous. Server only. */
  check?(props: P, data: unknown): string | undefined
  /** What a model should know about props that are accepted nonetheless: warnings, with paths relative to the props. */
  advise?(props: P): readonly Issue[]
  /** `partial` may be drawn half-written; default: the setting of `genui()`. */
  streaming?: 'partial' | 'complete'
  /** Which half-written props may be drawn. */
  partialProps?(props: JsonObject, stream: PartialPropsStream): JsonObject
  /** Tools may push it, the model never sees it. */
  internal?: boolean
  /** Canvas hint; default `auto`. */
  width?: 'auto' | 'wide' | 'full'
  /** The actions it can raise with the schema of each payload; `true`: named by the node's own `action` prop. */
  actions?: Readonly<Record<string, Schema>> | true
  /** It is a field: what its value may be with these props, and whether nobody but a form's own submit may have it. */
  input?: { value(props: P): JsonSchema; secret?(props: P): boolean }
  /** The fields below it belong together: a name is theirs once, and it sends them. */
  fieldScope?: boolean
  /** Handlers that a program may write (`change`: `onChange`); they travel next to the props. */
  events?: readonly string[]
  /** Other names, with the props each presets. */
  aliases?: Readonly<Record<string, JsonObject>>
  /** Safe readings of what models write instead: pure, total, reported. Runs before validation. */
  read?(props: JsonObject, report: ReportRepair): JsonObject
  /** Another component that a node of this one was meant to be, or the children that stand among its props. Pure, total. */
  readNode?(node: WrittenNode, ancestors: readonly string[]): NodeReading | undefined
  /** Props left out of the schema a model sees, yet accepted. */
  hidden?: readonly string[]
  /** The prop that a tool's plain result fills where the component stands for it on a page. */
  fills?: string
  /** Render units (default 1): table cells, chart marks, items, … */
  cost?(props: P): number
  skeleton?: SkeletonShape | ((props: JsonObject) => SkeletonShape)
  /** Turns props stored by an older version into today's. */
  migrate?(props: JsonObject, fromVersion: number): JsonObject
  /** Canvas: the controls its drawn tree embeds, by name, as an object schema. Changing one resolves it again, without the model. */
  inputs?: Schema
  /** Canvas: what other instances may read from it, by name: values of fields of its drawn tree. */
  outputs?: Readonly<Record<string, Schema>>
  /**
   * Canvas: the outputs that still apply to the props after a change; default all. Pure. The others are dropped, and the cards that
   * read them are drawn again.
   */
  keepOutputs?(outputs: JsonObject, props: P): JsonObject
  /** Canvas: optional props that may be given as a link to another instance's output. */
  linkable?: readonly string[]
  /**
   * Canvas: computes on the server what is drawn, a node of the catalog. What an async iterable yields replaces what it yielded
   * before. A rejection keeps what was drawn and says why.
   */
  resolve?(props: P, context: ResolveContext): Resolved
  /** One set of props that validates, shown to the model as an example. */
  example?: { props: JsonObject; children?: TreeNode[] }
}

/** Props that passed, with their defaults, or what is wrong with them. */
export type PropsResult = { ok: true; props: JsonObject } | { ok: false; issues: Issue[] }

/** A definition in the catalog, frozen. Callbacks take erased props: the catalog calls them only with validated ones. */
export interface Component extends Omit<ComponentOptions<Schema, JsonObject>, 'props'> {
  readonly title: string
  readonly version: number
  readonly children: boolean
  readonly internal: boolean
  /** As the developer gave it. */
  readonly props: Schema
  /** JSON Schema of the props as a model writes them, self-contained; undefined where the library has no converter. */
  readonly jsonSchema: JsonSchema | undefined
  /** JSON Schema of each of `inputs`, by name. */
  readonly inputSchemas: Readonly<Record<string, JsonSchema>>
  /** Checks props; never throws on data. Issue paths are relative to the props. */
  validateProps(props: unknown): PropsResult
}
