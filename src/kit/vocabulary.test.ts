import { describe, expect, it } from 'vitest'
import { isPlainObject, type JsonObject } from '../core/index.ts'
import { KIT_COMPONENTS } from './sets.ts'

/** Every declared prop of a schema at every depth, with its JSON types. */
function collectProps(schema: unknown, found: Map<string, Set<string>>): void {
  if (!isPlainObject(schema)) return
  const { properties, items, anyOf } = schema
  if (isPlainObject(properties)) {
    for (const [name, property] of Object.entries(properties)) {
      found.set(name, (found.get(name) ?? new Set()).add(typesOf(property).join(' or ')))
      collectProps(property, found)
    }
  }
  collectProps(items, found)
  if (Array.isArray(anyOf)) for (const each of anyOf) collectProps(each, found)
}

function typesOf(schema: unknown): string[] {
  if (!isPlainObject(schema)) return []
  if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap(typesOf).sort()
  return [schema.type].flat().map((type) => (type === 'integer' ? 'number' : String(type)))
}

const SEVERAL_TYPES = {
  columns: 'the list of a table, the number of a grid',
  max: 'a number, or a day',
  min: 'a number, or a day',
  value: 'the value of a field, the number measured, or the identity of an item',
}

describe('the vocabulary of props', () => {
  it('gives one name one JSON type', () => {
    const found = new Map<string, Set<string>>()
    for (const { jsonSchema } of KIT_COMPONENTS) collectProps(jsonSchema, found)
    const several = [...found].filter(([, types]) => types.size > 1).map(([name]) => name)
    expect(Object.keys(SEVERAL_TYPES)).toEqual(expect.arrayContaining(several))
  })

  it('names no prop like the node’s own keys, but for the type of a chart', () => {
    const owners = KIT_COMPONENTS.flatMap(({ name, jsonSchema }) =>
      Object.keys((jsonSchema?.properties ?? {}) as JsonObject)
        .filter((prop) => ['type', 'key', 'props', 'children'].includes(prop))
        .map((prop) => `${name}.${prop}`),
    )
    expect(owners).toEqual(['Chart.type'])
  })

  it('resolves every other name to one component', () => {
    const aliases = KIT_COMPONENTS.flatMap(({ aliases }) => Object.keys(aliases ?? {}))
    const names = KIT_COMPONENTS.map(({ name }) => name)
    expect(new Set([...aliases, ...names]).size).toBe(aliases.length + names.length)
  })
})

describe('what a view costs', () => {
  it.each<[string, JsonObject, number]>([
    ['Stack', {}, 1],
    ['DataTable', { columns: [{}, {}], rows: [{}, {}, {}] }, 9],
    ['Chart', { series: [{}, {}], data: [{}, {}, {}] }, 7],
    ['KpiCards', { items: [{}, { spark: [1, 2, 3] }] }, 6],
    ['Checklist', { items: [{}, {}] }, 3],
    ['KeyValue', { items: [{}, {}] }, 3],
    ['List', { items: [{}, {}] }, 3],
    ['List', {}, 1],
    ['Steps', { items: [{}] }, 2],
    ['Metric', { spark: [1, 2, 3] }, 4],
    ['Gauge', { thresholds: [{}] }, 2],
    ['Markdown', { text: 'x'.repeat(101) }, 3],
    ['Suggestions', { items: [{}] }, 2],
    ['Download', { text: 'x'.repeat(101) }, 3],
    ['Svg', { shapes: [{ shapes: [{}, {}] }, {}] }, 5],
    ['Timeline', { events: [{}] }, 2],
    ['CodeBlock', { code: 'x'.repeat(101) }, 3],
    ['Diff', { before: 'x'.repeat(100), after: 'y' }, 3],
  ])('%s', (name, props, units) => {
    const component = KIT_COMPONENTS.find((each) => each.name === name)
    expect(component?.cost?.(props) ?? 1).toBe(units)
  })
})
