import { Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCatalog } from '../catalog/define-catalog.ts'
import { defineComponent } from '../catalog/define-component.ts'
import { objectRoot } from './object-root.ts'
import { type TreeSchemaProfile, treeToolSchema } from './tree-tool-schema.ts'

const Recursive: z.ZodType = z.object({
  get items() {
    return z.array(Recursive)
  },
})

const catalog = defineCatalog([
  defineComponent({
    name: 'Card',
    description: 'A frame',
    props: z.strictObject({ title: z.string().meta({ 'x-shape': 'title' }).optional() }),
    children: true,
  }),
  defineComponent({
    name: 'Metric',
    description: 'A number',
    props: z.strictObject({ label: z.string(), value: z.number(), id: z.string().optional() }),
    hidden: ['id'],
  }),
  defineComponent({ name: 'Tree', description: 'Nested', props: Recursive }),
  defineComponent({
    name: 'Tabs',
    description: 'Tabs',
    props: z.strictObject({}),
    children: true,
    accepts: ['Tab'],
  }),
  defineComponent({
    name: 'Tab',
    description: 'One tab',
    props: z.strictObject({ label: z.string() }),
    children: true,
    within: ['Tabs'],
  }),
  defineComponent({ name: 'Skeleton', description: 'Waits', props: z.strictObject({}), internal: true }),
])

const PROFILES: TreeSchemaProfile[] = ['strict', 'flat', 'loose']

const metric = { type: 'Metric', props: { label: 'Sales', value: 4 } }

describe.each(PROFILES)('the %s profile', (profile) => {
  const schema = treeToolSchema(catalog, profile)
  const accepts = (value: unknown): boolean =>
    new Validator(structuredClone(schema), '2020-12').validate(value).valid

  test('is a plain object at the top', () => {
    expect(schema.type).toBe('object')
    for (const keyword of ['oneOf', 'anyOf', 'allOf', 'enum', 'not'])
      expect(schema).not.toHaveProperty(keyword)
  })

  test('lists the keys in the order a model must write them', () => {
    expect(Object.keys(schema.properties ?? {})).toEqual(['type', 'key', 'props', 'children'])
  })

  test('takes what the server takes', () => {
    expect(accepts(metric)).toBe(true)
    expect(accepts({ type: 'Card', key: 'a', props: { title: 'A' }, children: [metric, metric] })).toBe(true)
    const tabs = {
      type: 'Tabs',
      props: {},
      children: [{ type: 'Tab', props: { label: 'One' }, children: [metric] }],
    }
    expect(accepts(tabs)).toBe(true)
    expect(accepts({ type: 'Tree', props: { items: [{ items: [] }] } })).toBe(true)
  })

  test('offers no internal component, no bound one at the root, no keywords of our own and nothing hidden', () => {
    const text = JSON.stringify(schema)
    expect(text).not.toContain('Skeleton')
    expect(text).not.toContain('x-shape')
    expect(text).not.toContain('"id"')
    expect(accepts({ type: 'Tab', props: { label: 'One' } })).toBe(false)
    expect(accepts({ type: 'Nope', props: {} })).toBe(false)
    expect(accepts({ type: 'Metric' })).toBe(false)
  })
})

const strict = treeToolSchema(catalog, 'strict')
const isStrictlyValid = (value: unknown): boolean =>
  new Validator(structuredClone(strict), '2020-12').validate(value).valid

test.each([
  [
    'a prop of another component',
    { type: 'Card', props: {}, children: [{ type: 'Metric', props: { title: 'A' } }] },
  ],
  ['children on a leaf', { type: 'Card', props: {}, children: [{ ...metric, children: [] }] }],
  [
    'a child its parent does not take',
    { type: 'Card', props: {}, children: [{ type: 'Tabs', props: {}, children: [metric] }] },
  ],
])('strict refuses %s', (_, tree) => {
  expect(isStrictlyValid(tree)).toBe(false)
})

test('strict keeps every component’s props apart and a schema with references plain', () => {
  expect(strict.$defs).toMatchObject({
    props_Metric: {
      type: 'object',
      properties: { label: { type: 'string' }, value: { type: 'number' } },
      required: ['label', 'value'],
      additionalProperties: false,
    },
    props_Tree: { type: 'object' },
    node: {
      anyOf: expect.arrayContaining([
        expect.objectContaining({
          properties: {
            type: { type: 'string', enum: ['Metric'] },
            key: { type: 'string' },
            props: { $ref: '#/$defs/props_Metric' },
          },
        }),
      ]),
    },
  })
  expect(strict.$defs).not.toHaveProperty('props_Tree.properties')
})

test('loose holds no references, flat no unions of nodes', () => {
  expect(JSON.stringify(treeToolSchema(catalog, 'loose'))).not.toContain('$ref')
  expect(JSON.stringify(treeToolSchema(catalog, 'flat'))).not.toContain('node_')
})

test.each([
  [
    'a union of objects',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), x: z.string() }),
      z.object({ kind: z.literal('b'), y: z.number() }),
    ]),
    ['kind', 'x', 'y'],
    ['kind'],
  ],
  [
    'an intersection',
    z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })),
    ['a', 'b'],
    ['a', 'b'],
  ],
  ['an object', z.object({ a: z.string(), b: z.string().optional() }), ['a', 'b'], ['a']],
])('objectRoot of %s', (_, schema, names, required) => {
  const root = objectRoot({ ...z.toJSONSchema(schema, { io: 'input' }) })
  expect(root.type).toBe('object')
  for (const keyword of ['oneOf', 'anyOf', 'allOf', 'enum']) expect(root).not.toHaveProperty(keyword)
  expect(Object.keys(root.properties ?? {})).toEqual(names)
  expect(root.required).toEqual(required)
})

test('objectRoot of what is no object takes any object', () => {
  expect(objectRoot({ type: 'string', enum: ['a'] })).toEqual({ type: 'object' })
})
