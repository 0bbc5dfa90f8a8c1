import {
  type Catalog,
  type Component,
  getOwn,
  isPlainObject,
  type JsonSchema,
  modelPropsSchema,
  objectRoot,
  snakeCase,
} from '../../core/index.ts'

/** An instance's id as an argument. */
export const instanceId = (description: string): JsonSchema => ({ type: 'string', description })

/** Whether instances can stand in others. */
export function hasContainers(catalog: Catalog): boolean {
  return catalog.components.some(({ children, internal }) => children && !internal)
}

export function closedObject(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false }
}

export const WIDTH_SCHEMA: JsonSchema = {
  type: 'string',
  enum: ['auto', 'wide', 'full'],
  description: 'auto: one column, wide: two, full: all of them',
}

/** The props of a component; a linkable one may also be a link, where some component of the catalog has outputs. */
export function propsSchema(catalog: Catalog, component: Component): JsonSchema {
  const schema = objectRoot(modelPropsSchema(component))
  const outputs = outputNames(catalog)
  const { linkable = [] } = component
  if (outputs.length === 0 || linkable.length === 0 || !isPlainObject(schema.properties)) return schema
  const properties: Record<string, unknown> = { ...schema.properties }
  for (const prop of linkable) {
    const own = getOwn(properties, prop)
    if (own !== undefined) properties[prop] = { anyOf: [own, linkSchema(outputs)] }
  }
  return { ...schema, properties }
}

/** The arguments of a component's own tool: its props, and where there are containers the one to put it into. */
export function createSchema(catalog: Catalog, component: Component): JsonSchema {
  const schema = propsSchema(catalog, component)
  if (!hasContainers(catalog)) return schema
  const own = isPlainObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  return {
    ...schema,
    properties: { ...own, parent_id: instanceId(parentHint(component)) },
    ...(component.within !== undefined && { required: [...required, 'parent_id'] }),
  }
}

function parentHint({ within }: Component): string {
  return within === undefined
    ? 'Id of the container to put it into, such as "c2"; leave it out for the canvas itself.'
    : `Id of the ${within.map(snakeCase).join(' or ')} to put it into, such as "c2".`
}

function outputNames(catalog: Catalog): string[] {
  return [...new Set(catalog.components.flatMap(({ outputs }) => Object.keys(outputs ?? {})))]
}

/** `$from` is described, not declared: providers refuse a tool whose schema names a property with a `$`. */
function linkSchema(outputs: readonly string[]): JsonSchema {
  const example = JSON.stringify({ $from: 'c2', output: outputs[0] })
  return {
    type: 'object',
    description: `Takes what the person selects in another instance: ${example}`,
    properties: { output: { type: 'string', enum: outputs } },
    required: ['output'],
  }
}
