import { isPlainObject, type JsonObject } from '../json/json-value.ts'

/** The schema itself, a local `$ref` followed; undefined for what says nothing. */
export function resolveSchema(schema: unknown, root: JsonObject): JsonObject | undefined {
  let current: unknown = schema
  for (let hops = 0; hops < 8 && isPlainObject(current); hops++) {
    const { $ref: reference } = current
    if (typeof reference !== 'string') return current
    current = lookUp(reference, root)
  }
  return undefined
}

function lookUp(reference: string, root: JsonObject): unknown {
  if (!reference.startsWith('#')) return undefined
  let current: unknown = root
  for (const part of reference
    .slice(1)
    .split('/')
    .filter((step) => step !== '')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    current = isPlainObject(current) && Object.hasOwn(current, key) ? current[key] : undefined
  }
  return current
}

const alternatives = new WeakMap<JsonObject, readonly JsonObject[]>()

/** The schemas a value may fit: those of `anyOf`, `oneOf` or a list of types, else only the schema itself. */
export function alternativesOf(schema: JsonObject, root: JsonObject): readonly JsonObject[] {
  const known = alternatives.get(schema)
  if (known !== undefined) return known
  const found = findAlternatives(schema, root)
  alternatives.set(schema, found)
  return found
}

function findAlternatives(schema: JsonObject, root: JsonObject): readonly JsonObject[] {
  const any = schema.anyOf ?? schema.oneOf
  if (Array.isArray(any)) {
    return any.flatMap((each: unknown) => {
      const resolved = resolveSchema(each, root)
      return resolved === undefined || resolved === schema ? [] : splitTypes(resolved)
    })
  }
  return splitTypes(schema)
}

function splitTypes(schema: JsonObject): JsonObject[] {
  return Array.isArray(schema.type) ? schema.type.map((type: unknown) => ({ ...schema, type })) : [schema]
}

/** Whether a value is of the schema's kind: type, choices and constant; not what is inside it. */
export function isOfKind(schema: JsonObject, value: unknown): boolean {
  if (Array.isArray(schema.enum)) return schema.enum.includes(value)
  if ('const' in schema) return schema.const === value
  switch (schema.type) {
    case 'string':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isPlainObject(value)
    default:
      return true
  }
}

/** The declared props of an object schema. */
export function propertiesOf(schema: JsonObject): JsonObject {
  return isPlainObject(schema.properties) ? schema.properties : {}
}

export function requiredOf(schema: JsonObject): readonly unknown[] {
  return Array.isArray(schema.required) ? schema.required : []
}

/** The choices of a keyword; undefined where any text may stand. */
export function choicesOf(schema: JsonObject): readonly string[] | undefined {
  if (!Array.isArray(schema.enum)) return undefined
  return schema.enum.filter((choice): choice is string => typeof choice === 'string')
}
