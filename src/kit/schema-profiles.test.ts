import { Validator } from '@cfworker/json-schema'
import { describe, expect, it } from 'vitest'
import {
  defineCatalog,
  isPlainObject,
  type TreeNode,
  type TreeSchemaProfile,
  treeToolSchema,
} from '../core/index.ts'
import { KIT_COMPONENTS } from './sets.ts'

const catalog = defineCatalog(KIT_COMPONENTS)

/** The example of each component as a model would write it, in the parent it needs. */
const trees = catalog.modelComponents().map(({ name, example, within }) => {
  const node: TreeNode = {
    type: name,
    props: example?.props ?? {},
    ...(example?.children && { children: example.children }),
  }
  const parent = within?.[0]
  return parent === undefined ? node : { type: parent, props: {}, children: [node] }
})

/** Every object in a schema, with its nesting depth. */
function* schemasIn(
  value: unknown,
  depth = 0,
): Generator<{ schema: Record<string, unknown>; depth: number }> {
  if (Array.isArray(value)) for (const each of value) yield* schemasIn(each, depth)
  if (!isPlainObject(value)) return
  yield { schema: value, depth }
  const inner = value.type === 'object' ? depth + 1 : depth
  for (const [keyword, each] of Object.entries(value)) {
    if (keyword === 'properties' || keyword === '$defs') {
      for (const property of Object.values(isPlainObject(each) ? each : {})) {
        yield* schemasIn(property, keyword === '$defs' ? 0 : inner)
      }
    } else if (keyword !== 'enum' && keyword !== 'default') yield* schemasIn(each, inner)
  }
}

describe.each<TreeSchemaProfile>(['strict', 'flat', 'loose'])('the %s schema of the whole kit', (profile) => {
  const schema = treeToolSchema(catalog, profile)
  const parts = [...schemasIn(schema)]

  it.each(trees.map((tree) => [tree.children?.[0]?.type ?? tree.type, tree] as const))(
    'takes a %s',
    (_, tree) => {
      const { errors } = new Validator(structuredClone(schema), '2020-12').validate(tree)
      expect(errors).toEqual([])
    },
  )

  /** https://platform.openai.com/docs/guides/structured-outputs#supported-schemas, read in 2026. */
  it('is within what OpenAI takes: properties, depth, words, length, keywords', () => {
    const properties = parts.flatMap(({ schema: each }) =>
      Object.keys(isPlainObject(each.properties) ? each.properties : {}),
    )
    const words = parts.flatMap(({ schema: each }) => (Array.isArray(each.enum) ? each.enum.map(String) : []))
    const defs = Object.keys(isPlainObject(schema.$defs) ? schema.$defs : {})
    expect(properties.length).toBeLessThanOrEqual(5_000)
    expect(words.length).toBeLessThanOrEqual(1_000)
    expect([...properties, ...words, ...defs].join('').length).toBeLessThanOrEqual(120_000)
    expect(Math.max(...parts.map(({ depth }) => depth))).toBeLessThanOrEqual(10)
    const keywords = new Set(parts.flatMap(({ schema: each }) => Object.keys(each)))
    for (const keyword of ['allOf', 'oneOf', 'not', 'if', 'patternProperties', 'dependentSchemas'])
      expect(keywords).not.toContain(keyword)
  })

  it('refers to what is there, with nothing beside a reference', () => {
    const defs = Object.keys(isPlainObject(schema.$defs) ? schema.$defs : {})
    const references = parts.filter(({ schema: each }) => '$ref' in each)
    for (const { schema: each } of references) {
      expect(Object.keys(each)).toEqual(['$ref'])
      expect(defs).toContain(String(each.$ref).replace('#/$defs/', ''))
    }
    const used = new Set(references.map(({ schema: each }) => String(each.$ref).replace('#/$defs/', '')))
    expect(defs.filter((name) => !used.has(name))).toEqual([])
  })
})
