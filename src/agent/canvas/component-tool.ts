import {
  type Component,
  defineTool,
  presented,
  type Schema,
  snakeCase,
  type Tool,
  type ToolDescription,
} from '../../core/index.ts'
import type { CanvasToolSetup } from './options.ts'
import { previewCard } from './preview/preview-card.ts'
import { titleOf } from './result-title.ts'
import { runCall } from './run-call.ts'
import { sharedToolOptions, whereOffered } from './shared-tool-options.ts'
import { createSchema } from './tool-schemas.ts'

/** The tool that puts one component on the canvas. Its arguments are the component's props. */
export function componentTool(setup: CanvasToolSetup, component: Component): Tool {
  const name = snakeCase(component.name)
  const describe = (current: Component): string =>
    `Puts ${titleOf(setup.catalog, current.name)} on the canvas. ${presented(current, setup.presentation)}`
  return defineTool<Schema, unknown>({
    ...sharedToolOptions(setup),
    name,
    title: `Add ${titleOf(setup.catalog, component.name)}`,
    description: describe(component),
    input: createSchema(setup.offered(setup.catalog), component),
    describe: whereOffered(setup, (offered): ToolDescription => {
      const current = offered.get(component.name)
      if (current === undefined) return { available: false }
      return { description: describe(current), inputSchema: createSchema(offered, current) }
    }),
    execute: (input, context) => runCall(setup, name, input, context),
    ...(setup.previews !== false && { previewInput: previewCard(setup, component.name) }),
  })
}
