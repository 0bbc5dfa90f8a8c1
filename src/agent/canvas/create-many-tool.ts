import {
  type Catalog,
  defineTool,
  type JsonSchema,
  type Schema,
  snakeCase,
  type Tool,
} from '../../core/index.ts'
import type { CanvasToolSetup } from './options.ts'
import { previewMany } from './preview/preview-many.ts'
import { runCall } from './run-call.ts'
import { sharedToolOptions, whereOffered } from './shared-tool-options.ts'
import { closedObject, hasContainers, instanceId, WIDTH_SCHEMA } from './tool-schemas.ts'

const NAME = 'create_many'

/** The tool that creates several instances at once, or none of them. */
export function createManyTool(setup: CanvasToolSetup): Tool {
  return defineTool<Schema, unknown>({
    ...sharedToolOptions(setup),
    name: NAME,
    title: 'Add several cards',
    description:
      'Puts several instances on the canvas in one call, in order. All of them, or none where one is refused.',
    input: manySchema(setup.offered(setup.catalog), setup),
    describe: whereOffered(setup, (offered) => ({ inputSchema: manySchema(offered, setup) })),
    execute: (args, context) => runCall(setup, NAME, args, context),
    ...(setup.previews !== false && { previewInput: previewMany(setup) }),
  })
}

function manySchema(offered: Catalog, { modelLayout }: CanvasToolSetup): JsonSchema {
  const names = offered.modelComponents().map(({ name }) => snakeCase(name))
  const instance = {
    component: { type: 'string', enum: names },
    props: { type: 'object', description: 'As the tool of that name takes them.' },
    ...(modelLayout === true && { width: WIDTH_SCHEMA }),
  }
  const containers = hasContainers(offered)
  const children = {
    type: 'array',
    description: 'What a container holds.',
    items: closedObject(instance, ['component', 'props']),
  }
  const nested = {
    ...instance,
    ...(containers && {
      parent_id: instanceId('Id of a container that is there; leave it out for the canvas itself.'),
      children,
    }),
  }
  return closedObject({
    instances: { type: 'array', minItems: 1, items: closedObject(nested, ['component', 'props']) },
  })
}
