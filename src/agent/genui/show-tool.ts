import {
  type Catalog,
  type Component,
  defineTool,
  describeComponents,
  isPlainObject,
  isStandalone,
  type JsonSchema,
  type Schema,
  type Tool,
  type TreeNode,
} from '../../core/index.ts'
import { offeredCatalog } from './offered-catalog.ts'
import type { GenuiSetup } from './options.ts'
import { pushTree } from './push-tree.ts'
import { readComponentCall } from './read-component-call.ts'
import { sharedToolOptions } from './shared-tool-options.ts'

/** The tool that shows any one component by its name: how a model reaches those only one tenant has. */
export function showTool(setup: GenuiSetup, toolName: string): Tool {
  const standalone = (catalog: Catalog): Component[] => catalog.modelComponents().filter(isStandalone)
  return defineTool<Schema, unknown>({
    ...sharedToolOptions(setup),
    name: toolName,
    title: 'Show',
    description: describeShowTool(standalone(setup.selection), setup),
    input: showSchema(standalone(setup.selection)),
    async describe(scope) {
      const components = standalone(await offeredCatalog(setup, scope))
      if (components.length === 0) return { available: false }
      return { description: describeShowTool(components, setup), inputSchema: showSchema(components) }
    },
    async readInput(input, scope) {
      const call = isPlainObject(input) ? input : {}
      const name = typeof call.component === 'string' ? call.component : ''
      const catalog = await setup.selectionFor(scope)
      const result = await readComponentCall(
        setup,
        catalog.filter(isStandalone),
        { name, props: call.props },
        scope,
      )
      return result.ok ? { ...result, repaired: { component: name, props: result.repaired } } : result
    },
    // `readInput` accepted it: it is a checked tree.
    execute: (input, context) => pushTree(setup, context, input as unknown as TreeNode),
  })
}

function describeShowTool(components: readonly Component[], setup: GenuiSetup): string {
  return [
    'Shows one component to the person, where your text would stand: its name, and its props.',
    describeComponents(components, setup.presentation),
    setup.showInstructions,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

function showSchema(components: readonly Component[]): JsonSchema {
  return {
    type: 'object',
    properties: {
      component: { type: 'string', enum: components.map(({ name }) => name) },
      props: { type: 'object' },
    },
    required: ['component', 'props'],
    additionalProperties: false,
  }
}
