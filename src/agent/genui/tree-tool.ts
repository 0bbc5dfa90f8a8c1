import {
  canDraw,
  createTreeStream,
  defineTool,
  type Schema,
  type Tool,
  type ToolPreview,
  type ToolScope,
  type TreeNode,
  treeToolSchema,
} from '../../core/index.ts'
import { describeTreeTool } from './describe-tree-tool.ts'
import { offeredCatalog } from './offered-catalog.ts'
import type { GenuiSetup } from './options.ts'
import { pushTree } from './push-tree.ts'
import { readTreeCall } from './read-tree-call.ts'
import { sharedToolOptions } from './shared-tool-options.ts'

/** The tool that takes a tree of any depth: one call for a lone table and for a dashboard. */
export function treeTool(setup: GenuiSetup): Tool {
  return defineTool<Schema, unknown>({
    ...sharedToolOptions(setup),
    name: setup.treeToolName,
    title: 'Show',
    description: describeTreeTool(setup.selection, setup),
    input: treeToolSchema(setup.selection, setup.treeSchema),
    async describe(scope) {
      const offered = await offeredCatalog(setup, scope)
      if (offered.components.length === 0) return { available: false }
      return {
        description: describeTreeTool(offered, setup),
        inputSchema: treeToolSchema(offered, setup.treeSchema),
      }
    },
    async readInput(input, scope) {
      return readTreeCall(setup, await setup.selectionFor(scope), input, scope)
    },
    // `readInput` accepted it: it is a checked tree.
    execute: (input, context) => pushTree(setup, context, input as unknown as TreeNode),
    previewInput: (scope) => previewTree(setup, scope),
  })
}

/** Previews only where some component this client draws may be drawn half-written. */
async function previewTree(setup: GenuiSetup, scope: ToolScope): Promise<ToolPreview | undefined> {
  const { streaming, streamingThrottleMs, treeLimits } = setup
  const catalog = await setup.selectionFor(scope)
  const offered = await offeredCatalog(setup, scope)
  if (!offered.components.some((component) => (component.streaming ?? streaming) === 'partial'))
    return undefined
  const stream = createTreeStream({
    catalog,
    streaming,
    ...(treeLimits !== undefined && { limits: treeLimits }),
    drawable: ({ name, version, internal }) => !internal && canDraw(scope.uiCapabilities, name, version),
  })
  return {
    ...(streamingThrottleMs !== undefined && { throttleMs: streamingThrottleMs }),
    render: ({ value, isOpen, done }) => stream.read(value, isOpen, done),
  }
}
