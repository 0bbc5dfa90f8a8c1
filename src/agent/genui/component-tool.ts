import {
  type Component,
  createPropsStream,
  defineTool,
  modelPropsSchema,
  objectRoot,
  presented,
  type Schema,
  type Tool,
  type ToolPreview,
  type ToolScope,
  type TreeNode,
} from '../../core/index.ts'
import { offeredCatalog } from './offered-catalog.ts'
import type { GenuiSetup } from './options.ts'
import { pushTree } from './push-tree.ts'
import { readComponentCall } from './read-component-call.ts'
import { sharedToolOptions } from './shared-tool-options.ts'

/** A tool whose arguments are one component's props. */
export function componentTool(setup: GenuiSetup, component: Component, toolName: string): Tool {
  const { name } = component
  const describe = (current: Component): string =>
    `Shows ${current.title} to the person, where your text would stand. ${presented(current, setup.presentation)}`
  return defineTool<Schema, unknown>({
    ...sharedToolOptions(setup),
    name: toolName,
    title: component.title,
    description: describe(component),
    input: objectRoot(modelPropsSchema(component)),
    async describe(scope) {
      const current = (await offeredCatalog(setup, scope)).get(name)
      if (current === undefined) return { available: false }
      return { description: describe(current), inputSchema: objectRoot(modelPropsSchema(current)) }
    },
    async readInput(input, scope) {
      return readComponentCall(setup, await setup.selectionFor(scope), { name, props: input }, scope)
    },
    // `readInput` accepted it: it is a checked tree.
    execute: (input, context) => pushTree(setup, context, input as unknown as TreeNode),
    previewInput: (scope) => previewProps(setup, name, scope),
  })
}

async function previewProps(
  setup: GenuiSetup,
  name: string,
  scope: ToolScope,
): Promise<ToolPreview | undefined> {
  const { streaming, streamingThrottleMs } = setup
  const component = (await offeredCatalog(setup, scope)).get(name)
  if (component === undefined || (component.streaming ?? streaming) !== 'partial') return undefined
  const stream = createPropsStream(component, { streaming })
  return {
    ...(streamingThrottleMs !== undefined && { throttleMs: streamingThrottleMs }),
    render: ({ value, isOpen, done }) => stream.read(value, isOpen, done),
  }
}
