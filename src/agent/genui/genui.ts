import {
  type Catalog,
  type Component,
  isStandalone,
  snakeCase,
  type Tool,
  type ToolScope,
  VitrailError,
} from '../../core/index.ts'
import { componentTool } from './component-tool.ts'
import { createCatalogFor } from './create-catalog-for.ts'
import { describeComponentsTool } from './describe-components-tool.ts'
import type { GenuiOptions, GenuiSetup } from './options.ts'
import { createSelect } from './selection.ts'
import { showTool } from './show-tool.ts'
import { treeTool } from './tree-tool.ts'

/** What lets a model answer with components: its tools, and the catalog they draw from. */
export interface Genui {
  readonly tools: readonly Tool[]
  readonly catalog: Catalog
  /** The catalog of one request; resolved once for the same scope object. */
  catalogFor(scope: ToolScope): Promise<Catalog>
  /** What the system prompt says about it. */
  readonly instructions: string | undefined
}

const DEFAULT_SHOW_TOOL = 'ui__show'

/**
 * Offers a catalog to the model. Throws `unknown_component` where `select` or `componentTools` names one that the catalog lacks, or
 * `componentTools` one that is not offered or cannot stand alone.
 */
export function genui(options: GenuiOptions): Genui {
  const catalogFor = createCatalogFor(options)
  const select = createSelect(options.catalog, options.select)
  const describe = options.describe ?? 'full'
  const setup: GenuiSetup = {
    ...options,
    streaming: options.streaming ?? 'complete',
    treeSchema: options.treeSchema ?? (describe === 'full' ? 'flat' : 'loose'),
    describe,
    describeToolName: options.describeToolName ?? 'describe_components',
    treeToolName: options.treeToolName ?? 'ui__render',
    componentTools: options.componentTools ?? [],
    componentToolPrefix: options.componentToolPrefix ?? 'ui__',
    namePrefix: options.namePrefix ?? 'ui__show_',
    catalogFor,
    selectionFor: async (scope) => select(await catalogFor(scope)),
    selection: select(options.catalog),
  }
  return Object.freeze({
    tools: Object.freeze(options.mode === 'per-component' ? perComponentTools(setup) : treeModeTools(setup)),
    catalog: options.catalog,
    catalogFor: setup.catalogFor,
    instructions: options.instructions,
  })
}

function treeModeTools(setup: GenuiSetup): Tool[] {
  const own = setup.componentTools.map((name) => {
    const toolName = `${setup.componentToolPrefix}${snakeCase(name)}`
    return componentTool(setup, requireStandalone(setup.selection, name), toolName)
  })
  const onDemand = setup.describe === 'on-demand' ? [describeComponentsTool(setup)] : []
  return [treeTool(setup), ...onDemand, ...own, ...showTools(setup)]
}

function perComponentTools(setup: GenuiSetup): Tool[] {
  const components = setup.selection.modelComponents().filter(isStandalone)
  return [
    ...components.map((component) =>
      componentTool(setup, component, `${setup.namePrefix}${snakeCase(component.name)}`),
    ),
    ...showTools(setup),
  ]
}

function showTools(setup: GenuiSetup): Tool[] {
  const { showTool: wanted } = setup
  if (wanted === undefined || wanted === false) return []
  return [showTool(setup, wanted === true ? DEFAULT_SHOW_TOOL : wanted)]
}

function requireStandalone(catalog: Catalog, name: string): Component {
  const component = catalog.get(name)
  if (component !== undefined && !component.internal && isStandalone(component)) return component
  throw new VitrailError(
    'unknown_component',
    `genui({ componentTools }): ${JSON.stringify(name)} is no component of the catalog that a model may show alone.`,
  )
}
