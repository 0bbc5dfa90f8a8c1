import type { CanvasLimits, Catalog, Component, LiveCanvas, ToolScope } from '../../core/index.ts'
import type { CatalogSource } from '../genui/options.ts'
import type { Selection } from '../genui/selection.ts'
import type { CanvasTemplate } from './canvas-prompt.ts'

/** Which tools the model gets, and how. */
export interface CanvasToolSettings {
  /** What the model may create: names, components or sets. Default: everything that is not `internal`. */
  select?: Selection
  /** The model may set how wide an instance is. Default false: the component's own hint and the person decide. */
  modelLayout?: boolean
  /** One `update_<name>` tool a component, so that the provider knows its props; default one `update_component`. */
  typedUpdates?: boolean
  /** The tool that creates several instances in one call; default true. */
  createMany?: boolean
  /** Cards appear, and those that change are marked, while their call is still being written; default true. */
  previews?: boolean
  /** At least this many milliseconds between previews of one call; default 100. */
  previewThrottleMs?: number
  /** Only actors with one of these roles are offered the tools. */
  roles?: readonly string[]
  /** What the model reads about a component in place of its description. */
  presentation?(component: Component): string | undefined
}

/** What `canvas()` takes. */
export interface AgentCanvasOptions extends CatalogSource, CanvasToolSettings {
  /** Handed to the `check` and `resolve` of each component. */
  data?(scope: ToolScope): unknown
  limits?: CanvasLimits
  /** Told to the model under "App context": what the data is, who the person is. */
  context?: string | ((scope: ToolScope) => string | Promise<string>)
  /** Replaces the generated instructions. */
  template?: CanvasTemplate
}

/** What all canvas tools share. */
export interface CanvasToolSetup extends CanvasToolSettings {
  /** The catalog that names the tools. */
  catalog: Catalog
  /** The canvas of a request; undefined where it has none. */
  canvasOf(scope: ToolScope): LiveCanvas | undefined
  /** What the model may create. */
  offered(catalog: Catalog): Catalog
  /** True: the result says what was changed in the arguments, since nothing else does. */
  notesInText: boolean
}
