import {
  type Catalog,
  type Component,
  defineTool,
  type JsonSchema,
  type Schema,
  snakeCase,
  type Tool,
} from '../../core/index.ts'
import type { CanvasToolSetup } from './options.ts'
import { previewChange } from './preview/preview-change.ts'
import { titleOf } from './result-title.ts'
import { runCall } from './run-call.ts'
import { sharedToolOptions, whereOffered } from './shared-tool-options.ts'
import { closedObject, instanceId, propsSchema } from './tool-schemas.ts'

const MERGING =
  'Give only the props that change: what is left out stays, null brings back the default, a list replaces the whole list.'

/** The tool that changes the props of any instance. */
export function updateTool(setup: CanvasToolSetup): Tool {
  const name = 'update_component'
  return defineTool<Schema, unknown>({
    ...sharedToolOptions(setup),
    name,
    title: 'Update a card',
    description: `Changes the props of an instance in place. Prefer it to creating another when the person refines something. ${MERGING}`,
    input: closedObject({
      id: instanceId('Id of the instance, such as "c3".'),
      props: {
        type: 'object',
        description: 'The props that change, as the tool that creates it takes them.',
      },
    }),
    describe: whereOffered(setup, () => ({})),
    execute: (args, context) => runCall(setup, name, args, context),
    ...(setup.previews !== false && { previewInput: previewChange(setup) }),
  })
}

/** The tool that changes the props of instances of one component, so that the provider knows what they are. */
export function typedUpdateTool(setup: CanvasToolSetup, component: Component): Tool {
  const name = `update_${snakeCase(component.name)}`
  return defineTool<Schema, unknown>({
    ...sharedToolOptions(setup),
    name,
    title: `Update ${titleOf(setup.catalog, component.name)}`,
    description: `Changes the props of a ${snakeCase(component.name)} in place. ${MERGING}`,
    input: typedSchema(setup.offered(setup.catalog), component),
    describe: whereOffered(setup, (offered) => {
      const current = offered.get(component.name)
      return current === undefined ? { available: false } : { inputSchema: typedSchema(offered, current) }
    }),
    execute: (args, context) => runCall(setup, name, args, context),
    ...(setup.previews !== false && { previewInput: previewChange(setup) }),
  })
}

/** No prop is required, and those that were not required may be null. */
function typedSchema(catalog: Catalog, component: Component): JsonSchema {
  const { required, properties, ...schema } = propsSchema(catalog, component)
  const needed = new Set(Array.isArray(required) ? required : [])
  const patch = Object.fromEntries(
    Object.entries(properties ?? {}).map(([prop, own]) => [
      prop,
      needed.has(prop) ? own : { anyOf: [own, { type: 'null' }] },
    ]),
  )
  return closedObject({
    id: instanceId(`Id of a ${snakeCase(component.name)}, such as "c3".`),
    props: { ...schema, properties: patch },
  })
}
