import { isPlainObject, type JsonSchema } from '../../core/index.ts'

const MAX_DEPTH = 5

/** A JSON Schema in the compact notation of TypeScript, which models read best: `{ title?: string; items: { label: string }[] }`. */
export function signatureOf(schema: JsonSchema): string {
  return write(schema, 0)
}

function write(schema: unknown, depth: number): string {
  if (!isPlainObject(schema)) return 'any'
  if (depth > MAX_DEPTH) return '…'
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const union = schema.anyOf ?? schema.oneOf
  if (Array.isArray(union)) return join(union, ' | ', depth)
  if (Array.isArray(schema.allOf)) return join(schema.allOf, ' & ', depth)
  if (Array.isArray(schema.type)) {
    return join(
      schema.type.map((type) => ({ ...schema, type })),
      ' | ',
      depth,
    )
  }
  switch (schema.type) {
    case 'integer':
      return 'number'
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type
    case 'array':
      return writeArray(schema, depth)
    default:
      return isPlainObject(schema.properties) || schema.type === 'object' ? writeObject(schema, depth) : 'any'
  }
}

function join(schemas: readonly unknown[], separator: string, depth: number): string {
  return [...new Set(schemas.map((schema) => write(schema, depth)))].join(separator)
}

function writeArray(schema: JsonSchema, depth: number): string {
  const item = write(schema.items, depth + 1)
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function writeObject(schema: JsonSchema, depth: number): string {
  const properties = isPlainObject(schema.properties) ? Object.entries(schema.properties) : []
  const required = Array.isArray(schema.required) ? schema.required : []
  const members = properties.map(
    ([name, property]) =>
      `${writeName(name)}${required.includes(name) ? '' : '?'}: ${write(property, depth + 1)}`,
  )
  if (isPlainObject(schema.additionalProperties)) {
    members.push(`[name: string]: ${write(schema.additionalProperties, depth + 1)}`)
  } else if (members.length === 0 && schema.additionalProperties !== false) {
    members.push('[name: string]: any')
  }
  return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`
}

function writeName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}
