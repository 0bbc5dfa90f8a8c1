import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCatalog } from '../catalog/define-catalog.ts'
import { defineComponent } from '../catalog/define-component.ts'
import { formatPath } from '../issues/format-path.ts'
import type { TreeNode } from './node.ts'
import { normalizeTreeInput, validateTree } from './validate-tree.ts'

const catalog = defineCatalog([
  defineComponent({
    name: 'Stack',
    description: 'A column.',
    props: z.object({ gap: z.enum(['small', 'large']).optional() }),
    children: true,
  }),
  defineComponent({
    name: 'Text',
    description: 'Words.',
    props: z.object({ text: z.string() }),
    aliases: { Paragraph: {} },
  }),
  defineComponent({
    name: 'Order',
    description: 'One order.',
    props: z.object({
      id: z.number(),
      status: z.string().default('open'),
      items: z.array(z.object({ sku: z.string() })).optional(),
    }),
  }),
  defineComponent({
    name: 'Html',
    description: 'A page.',
    props: z.object({ html: z.string(), css: z.string().optional() }),
  }),
  defineComponent({
    name: 'Secret',
    description: 'Pushed by tools.',
    props: z.object({ a: z.number() }),
    internal: true,
  }),
  defineComponent({
    name: 'Shelf',
    description: 'Words and pages.',
    props: z.object({}),
    children: true,
    accepts: ['Text', 'Html'],
  }),
  defineComponent({
    name: 'Tabs',
    description: 'Panels.',
    props: z.object({}),
    children: true,
    accepts: ['Tab'],
  }),
  defineComponent({
    name: 'Tab',
    description: 'A panel.',
    props: z.object({ label: z.string() }),
    children: true,
    within: ['Tabs'],
  }),
  defineComponent({
    name: 'Checked',
    description: 'Refuses seven.',
    props: z.object({ n: z.number() }),
    check: ({ n }) => (n === 7 ? 'seven is taken' : undefined),
  }),
  defineComponent({
    name: 'Heavy',
    description: 'Costs much.',
    props: z.object({ units: z.number() }),
    cost: ({ units }) => units,
  }),
])

const order = (id = 1): TreeNode => ({ type: 'Order', props: { id, status: 'open' } })
const codes = (input: unknown): string[] => validateTree(catalog, input).repairs.map((repair) => repair.code)
const refusals = (input: unknown): string[] =>
  validateTree(catalog, input).issues.map((issue) => `${issue.code} ${formatPath(issue.path)}`)

describe('validateTree accepts', () => {
  it('a well-formed tree, with declared defaults and nothing else added or lost', () => {
    const input = {
      type: 'Stack',
      key: 'k',
      props: { gap: 'small' },
      children: [{ type: 'Order', props: { id: 1, items: [{ sku: 'a' }] } }],
    }
    const result = validateTree(catalog, input)
    expect(result).toEqual({
      ok: true,
      tree: {
        ...input,
        children: [{ type: 'Order', props: { id: 1, status: 'open', items: [{ sku: 'a' }] } }],
      },
      issues: [],
      repairs: [],
    })
  })

  it.each<[string, unknown, TreeNode, string[]]>([
    ['a tree as JSON text', JSON.stringify(order()), order(), ['parsed_text']],
    ['a tree with a stray brace', `${JSON.stringify(order())}}`, order(), ['parsed_text', 'extra_closer']],
    ['props as JSON text', { type: 'Order', props: '{"id":1}' }, order(), ['parsed_text']],
    [
      'children as JSON text',
      { type: 'Stack', props: {}, children: JSON.stringify([order()]) },
      { type: 'Stack', props: {}, children: [order()] },
      ['parsed_text'],
    ],
    [
      'one child instead of a list',
      { type: 'Stack', props: {}, children: order() },
      { type: 'Stack', props: {}, children: [order()] },
      ['wrapped'],
    ],
    [
      'text among children',
      { type: 'Stack', props: {}, children: ['hello'] },
      { type: 'Stack', props: {}, children: [{ type: 'Text', props: { text: 'hello' } }] },
      ['wrapped'],
    ],
    [
      'children inside props',
      { type: 'Stack', props: { children: [order()] } },
      { type: 'Stack', props: {}, children: [order()] },
      ['wrapped'],
    ],
    [
      'text children of a leaf',
      { type: 'Text', props: {}, children: 'hello' },
      { type: 'Text', props: { text: 'hello' } },
      ['wrapped'],
    ],
    ['props beside the type', { type: 'Order', id: 1 }, order(), ['props_gathered']],
    ['one more wrapper', { root: { type: 'Order', props: { id: 1 } } }, order(), ['unwrapped']],
    ['a wrapper of text', { root: JSON.stringify(order()) }, order(), ['parsed_text', 'unwrapped']],
    ['an element inside props', { props: { type: 'Order', props: { id: 1 } } }, order(), ['unwrapped']],
    ['the name under component', { component: 'Order', props: { id: 1 } }, order(), ['renamed_key']],
    [
      'a missing envelope',
      { html: '<p>', css: '' },
      { type: 'Html', props: { html: '<p>', css: '' } },
      ['type_inferred'],
    ],
    [
      'a missing type',
      { props: { html: '<p>' } },
      { type: 'Html', props: { html: '<p>' } },
      ['type_inferred'],
    ],
    [
      'an alias',
      { type: 'Paragraph', props: { text: 'a' } },
      { type: 'Text', props: { text: 'a' } },
      ['renamed_type'],
    ],
    ['a name in other case', { type: 'order', props: { id: 1 } }, order(), ['renamed_type']],
    [
      'a numeric key',
      { type: 'Order', key: 7, props: { id: 1 } },
      { type: 'Order', key: '7', props: { id: 1, status: 'open' } },
      [],
    ],
    ['a late key, dropped', { type: 'Order', props: { id: 1 }, key: 'a' }, order(), ['key_late']],
    ['a key of no node, dropped', { type: 'Order', props: { id: 1 }, onClick: 'x' }, order(), ['stray_key']],
    ['an empty list on a leaf', { type: 'Order', props: { id: 1 }, children: [] }, order(), []],
    [
      'null among children',
      { type: 'Stack', props: {}, children: [null, order()] },
      { type: 'Stack', props: {}, children: [order()] },
      ['null_dropped'],
    ],
  ])('%s', (_, input, tree, repairs) => {
    const result = validateTree(catalog, input)
    expect(result.issues).toEqual([])
    expect(result.tree).toEqual(tree)
    expect(codes(input)).toEqual(repairs)
  })

  it('internal components only from tools', () => {
    const secret = { type: 'Secret', props: { a: 1 } }
    expect(refusals(secret)).toEqual(['unknown_component type'])
    expect(validateTree(catalog, secret, { allowInternal: true }).ok).toBe(true)
  })
})

describe('validateTree refuses', () => {
  it.each<[string, unknown, string[]]>([
    ['what is no node', 7, ['not_a_node (root)']],
    ['null', null, ['not_a_node (root)']],
    ['a list', [], ['not_a_node (root)']],
    ['prose', 'here is your page', ['not_a_node (root)']],
    ['a type that is no text', { type: 7, props: {} }, ['bad_type type']],
    ['an unknown component', { type: 'Pie', props: {} }, ['unknown_component type']],
    ['a prototype name', { type: 'constructor', props: {} }, ['unknown_component type']],
    ['__proto__ as a type', { type: '__proto__', props: {} }, ['unknown_component type']],
    ['bare props that fit nothing', { foo: 1 }, ['missing_type (root)']],
    ['wrong props', { type: 'Order', props: { id: 'one' } }, ['invalid_value props.id']],
    ['props that are a list', { type: 'Order', props: [1] }, ['invalid_props props']],
    ['an unknown prop', { type: 'Order', props: { id: 1, colour: 'red' } }, ['unknown_prop props.colour']],
    [
      'an unknown prop in a list',
      { type: 'Order', props: { id: 1, items: [{ sku: 'a', toString: 1 }] } },
      ['unknown_prop props.items[0].toString'],
    ],
    [
      'children on a leaf',
      { type: 'Order', props: { id: 1 }, children: [order()] },
      ['children_on_leaf children'],
    ],
    [
      'a child that may not stand there',
      { type: 'Shelf', props: {}, children: [order()] },
      ['not_accepted children[0].type'],
    ],
    [
      'a child outside its parent',
      { type: 'Stack', props: {}, children: [{ type: 'Tab', props: { label: 'a' } }] },
      ['misplaced children[0].type'],
    ],
    ['what the app refuses', { type: 'Checked', props: { n: 7 } }, ['check_failed props']],
    [
      'everything at once, not the first only',
      {
        type: 'Stack',
        props: { gap: 'tiny' },
        children: [
          { type: 'Order', props: {} },
          { type: 'Nope', props: {} },
        ],
      },
      ['invalid_value props.gap', 'invalid_value children[0].props.id', 'unknown_component children[1].type'],
    ],
  ])('%s', (_, input, expected) => {
    expect(refusals(input)).toEqual(expected)
  })

  it('in words a model can act on', () => {
    const { issues } = validateTree(catalog, { type: 'Order', props: { id: 'one', staus: 'open' } })
    expect(issues[0]?.message).toContain('"staus"')
    expect(issues[0]?.message).toContain('did you mean "status"')
    expect(issues[1]?.message).toContain('got "one"')
    expect(validateTree(catalog, { type: 'Ordr', props: {} }).issues[0]?.message).toMatch(
      /Did you mean "Order".*Components: Stack/,
    )
  })

  it('more nodes than the limit, once, without walking the rest', () => {
    const wide = { type: 'Stack', props: {}, children: Array.from({ length: 5000 }, () => order()) }
    expect(refusals(wide)).toEqual(['too_many_nodes children[199]'])
  })

  it('cycles and shared children, in bounded time', () => {
    const cyclic: { type: string; props: object; children: unknown[] } = {
      type: 'Stack',
      props: {},
      children: [],
    }
    cyclic.children.push(cyclic)
    expect(refusals(cyclic)).toEqual([
      'too_deep children[0].children[0].children[0].children[0].children[0].children[0].children[0].children[0].children[0].children[0].children[0].children[0]',
    ])
    let fan: unknown = order()
    for (let level = 0; level < 7; level++) fan = { type: 'Stack', props: {}, children: Array(7).fill(fan) }
    expect(validateTree(catalog, fan).ok).toBe(false)
  })

  it('twenty thousand levels of nesting', () => {
    const deep = `${'{"type":"Stack","props":{},"children":['.repeat(20_000)}`
    expect(validateTree(catalog, deep).ok).toBe(false)
  })
})

describe('validateTree degrades', () => {
  it('the heaviest node over budget to its text, and draws the rest', () => {
    const heavy = (units: number): TreeNode => ({ type: 'Heavy', props: { units } })
    const result = validateTree(catalog, {
      type: 'Stack',
      props: {},
      children: [heavy(400), heavy(9_800), order()],
    })
    expect(result.ok).toBe(true)
    expect(result.tree?.children?.map((child) => child.type)).toEqual(['Heavy', 'genui:text', 'Order'])
    expect(result.tree?.children?.[1]?.props.of).toBe('Heavy')
    expect(result.issues).toMatchObject([{ code: 'over_budget', severity: 'warning', path: ['children', 1] }])
  })

  it('duplicate keys to positions, with a warning', () => {
    const twice = {
      type: 'Stack',
      props: {},
      children: [
        { key: 'a', ...order() },
        { key: 'a', ...order() },
      ],
    }
    expect(validateTree(catalog, twice).issues).toMatchObject([
      { code: 'duplicate_key', severity: 'warning' },
    ])
  })
})

describe('whatever comes', () => {
  const hostile = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 6 },
      fc.jsonValue({ maxDepth: 2 }),
      fc.record(
        {
          type: fc.oneof(
            fc.constantFrom('Stack', 'Text', 'Order', 'Tabs', 'constructor', '__proto__'),
            fc.jsonValue({ maxDepth: 0 }),
          ),
          key: fc.jsonValue({ maxDepth: 0 }),
          props: fc.oneof(
            fc.record({ id: fc.integer(), text: fc.string() }, { requiredKeys: [] }),
            tie('any'),
          ),
          children: fc.oneof(fc.array(tie('any'), { maxLength: 4 }), tie('any')),
        },
        { requiredKeys: [] },
      ),
    ),
  })).any

  it('never throws, and what it accepts it accepts again unchanged', () => {
    fc.assert(
      fc.property(hostile, (input) => {
        const before = JSON.stringify(input)
        const first = validateTree(catalog, input)
        expect(JSON.stringify(input)).toBe(before)
        normalizeTreeInput(catalog, input)
        if (!first.ok) {
          expect(first.issues.length).toBeGreaterThan(0)
          return
        }
        const again = validateTree(catalog, first.tree)
        expect(again.tree).toEqual(first.tree)
        expect(again.repairs).toEqual([])
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})
