import {
  type Catalog,
  createIssue,
  defineTool,
  type Issue,
  isPlainObject,
  type JsonSchema,
  type Schema,
  snakeCase,
  type Tool,
} from '../../core/index.ts'
import { CallRefused } from '../run/call-refused.ts'
import type { CanvasToolSetup } from './options.ts'
import { requireCanvas, runCall } from './run-call.ts'
import { sharedOptions, whereOffered } from './shared-options.ts'
import { closedObject, hasContainers, instanceId, WIDTH_SCHEMA } from './tool-schemas.ts'

const NAME = 'create_many'

/** The tool that creates several instances at once, or none of them. */
export function createManyTool(setup: CanvasToolSetup): Tool {
  return defineTool<Schema, unknown>({
    ...sharedOptions(setup),
    name: NAME,
    title: 'Add several cards',
    description:
      'Puts several instances on the canvas in one call, in order. All of them, or none where one is refused.',
    input: manySchema(setup.offered(setup.catalog), setup),
    describe: whereOffered(setup, (offered) => ({ inputSchema: manySchema(offered, setup) })),
    execute(args, context) {
      const offered = setup.offered(requireCanvas(setup, context).catalog)
      const issues = notOffered(offered, args)
      if (issues.length > 0) throw new CallRefused(`${NAME} was refused, nothing was changed.`, issues)
      return runCall(setup, NAME, args, context)
    },
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

/** The canvas takes whatever its catalog has; the model only what it was offered. */
function notOffered(offered: Catalog, args: unknown): Issue[] {
  const names = offered.modelComponents().map(({ name }) => name)
  const known = new Set(names.flatMap((name) => [name, snakeCase(name)]))
  const check = (drafts: unknown, path: (string | number)[]): Issue[] =>
    (Array.isArray(drafts) ? drafts : []).flatMap((draft: unknown, index) => {
      if (!isPlainObject(draft)) return []
      const { component, children } = draft
      const here = [...path, index]
      const inner = check(children, [...here, 'children'])
      if (typeof component !== 'string' || known.has(component)) return inner
      const message = `there is no component ${JSON.stringify(component.slice(0, 80))}. Components: ${names.map(snakeCase).join(', ')}`
      return [createIssue('unknown_component', [...here, 'component'], message), ...inner]
    })
  return check(isPlainObject(args) ? args.instances : undefined, ['instances'])
}
