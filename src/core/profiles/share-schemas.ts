import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'

/** Shorter ones cost less where they stand than a reference does. */
const MIN_LENGTH = 60

interface SharedSchemas {
  /** The schemas as they were given, by name, with references where a part stands elsewhere too. */
  schemas: JsonObject
  /** What the references lead to, for the `$defs` of the whole. */
  defs: JsonObject
}

/**
 * Writes parts that stand in several places once: each becomes a definition named after its prop, and a reference that stands alone,
 * since providers accept nothing next to one. Every distinct part is counted in each place but looked into once, so that what stands
 * only inside a shared part is not shared again.
 */
export function shareSchemas(
  schemas: Readonly<Record<string, JsonSchema>>,
  isTaken: (name: string) => boolean = () => false,
): SharedSchemas {
  const uses = new Map<string, number>()
  for (const schema of Object.values(schemas)) eachPart(schema, '', (part) => countUses(part, uses))
  const names = new Map<string, string>()
  const defs: JsonObject = {}

  const write = (part: JsonSchema, hint: string): JsonObject => {
    const text = JSON.stringify(part)
    if (text.length < MIN_LENGTH || (uses.get(text) ?? 0) < 2) return rewrite(part, hint, write)
    let name = names.get(text)
    if (name === undefined) {
      name = freeName(hint, (each) => Object.hasOwn(defs, each) || isTaken(each))
      names.set(text, name)
      defs[name] = {}
      defs[name] = rewrite(part, hint, write)
    }
    return { $ref: `#/$defs/${name}` }
  }
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, rewrite(schema, '', write)]),
    ),
    defs,
  }
}

function countUses(part: JsonSchema, uses: Map<string, number>): void {
  const text = JSON.stringify(part)
  const count = uses.get(text) ?? 0
  uses.set(text, count + 1)
  if (count === 0) eachPart(part, '', (inner) => countUses(inner, uses))
}

function freeName(hint: string, isTaken: (name: string) => boolean): string {
  const plain = hint.replace(/[^A-Za-z0-9_]/g, '')
  const name = plain === '' ? 'value' : plain
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? name : `${name}_${count}`
    if (!isTaken(numbered)) return numbered
  }
}

function eachPart(schema: JsonSchema, hint: string, visit: (part: JsonSchema, hint: string) => void): void {
  rewrite(schema, hint, (part, of) => {
    visit(part, of)
    return part
  })
}

/** The schema with each schema directly inside it rewritten. */
function rewrite(
  schema: JsonSchema,
  hint: string,
  write: (part: JsonSchema, hint: string) => JsonSchema,
): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties' && isPlainObject(value)) {
        const written = Object.entries(value).map(([name, each]) => [name, part(each, name, write)])
        return [keyword, Object.fromEntries(written)]
      }
      if (keyword === 'items' || keyword === 'additionalProperties')
        return [keyword, part(value, singular(hint), write)]
      if (keyword !== 'anyOf' && keyword !== 'oneOf') return [keyword, value]
      return [keyword, Array.isArray(value) ? value.map((each) => part(each, hint, write)) : value]
    }),
  )
}

function part(value: unknown, hint: string, write: (part: JsonSchema, hint: string) => JsonSchema): unknown {
  return isPlainObject(value) ? write(value, hint) : value
}

/** `rows` hold a row each. */
function singular(name: string): string {
  return name.replace(/([^s])s$/, '$1')
}
