import type {
  Catalog,
  Component,
  StreamingMode,
  ToolScope,
  TreeLimits,
  TreeSchemaProfile,
} from '../../core/index.ts'
import type { Selection } from './selection.ts'

/** A catalog for each request: a tenant's own components, or its own version of one. */
export abstract class GenuiCatalogResolver {
  abstract resolve(scope: ToolScope): Catalog | Promise<Catalog>
}

/** A resolver that the app's container makes. */
export type CatalogResolverClass = new (...dependencies: never[]) => GenuiCatalogResolver

/** Gives the catalog of a request: a function, an object or a class. */
export type CatalogResolver =
  | ((scope: ToolScope) => Catalog | Promise<Catalog>)
  | Pick<GenuiCatalogResolver, 'resolve'>
  | CatalogResolverClass

/** A catalog, and what it becomes for one request. */
export interface CatalogSource {
  catalog: Catalog
  resolver?: CatalogResolver
  /** Builds a resolver's class, for apps with a container. Default: `new Class()`. */
  createResolver?(resolverClass: CatalogResolverClass): GenuiCatalogResolver | Promise<GenuiCatalogResolver>
}

/** What `genui()` takes; only the catalog is required. */
export interface GenuiOptions extends CatalogSource {
  /** What the model may use of it: names, components or sets. Tools may still push the rest. Default: everything. */
  select?: Selection
  /** `tree` (default): one tool that takes a tree. `per-component`: one tool for each component that stands alone. */
  mode?: 'tree' | 'per-component'
  /**
   * `full` (default): the model reads the props of every component. `on-demand`: it reads one line for each and asks
   * `describe_components` for the props of those it needs.
   */
  describe?: 'full' | 'on-demand'
  /** Default `describe_components`. */
  describeToolName?: string
  /** How exact the tree tool's schema is; default `flat`, or `loose` with `on-demand` descriptions. */
  treeSchema?: TreeSchemaProfile
  /** How components that do not say so themselves are previewed; default `complete`. */
  streaming?: StreamingMode
  /** At least this many milliseconds between previews of one call; default 100. */
  streamingThrottleMs?: number
  /** A successful call ends the turn, without a model call to narrate it. */
  terminal?: boolean
  /** Default `ui__render`. */
  treeToolName?: string
  /** Added to the tree tool's description. */
  treeInstructions?: string
  /** Limits of a model's tree; default 12 deep, 200 nodes. */
  treeLimits?: TreeLimits
  /** Components that also get a tool of their own in tree mode, by name. */
  componentTools?: readonly string[]
  /** The names of those tools begin with it; default `ui__`. */
  componentToolPrefix?: string
  /** The names of the tools in per-component mode begin with it; default `ui__show_`. */
  namePrefix?: string
  /** A tool that shows any one component by its name: `true` is `ui__show`. */
  showTool?: boolean | string
  /** Added to the show tool's description. */
  showInstructions?: string
  /** Only actors with one of these roles are offered the tools. */
  roles?: readonly string[]
  /** Added to the system prompt. */
  instructions?: string
  /** What the model reads about a component in place of its description. */
  presentation?(component: Component): string | undefined
  /** Handed to the `check` of each component. */
  data?(scope: ToolScope): unknown
}

/** The options with their defaults, and what the tools share. */
export interface GenuiSetup extends GenuiOptions {
  streaming: StreamingMode
  treeSchema: TreeSchemaProfile
  treeToolName: string
  componentTools: readonly string[]
  componentToolPrefix: string
  namePrefix: string
  describe: 'full' | 'on-demand'
  describeToolName: string
  /** The catalog of a request, resolved once for each scope object. */
  catalogFor(scope: ToolScope): Promise<Catalog>
  /** What the model may use of it. */
  selectionFor(scope: ToolScope): Promise<Catalog>
  /** What the model may use of the app's own catalog. */
  selection: Catalog
}
