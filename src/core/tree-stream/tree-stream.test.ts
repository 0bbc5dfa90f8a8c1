import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCatalog } from '../catalog/define-catalog.ts'
import { defineComponent } from '../catalog/define-component.ts'
import type { TreeNode } from '../tree/node.ts'
import { isTreeNode } from '../tree/node.ts'
import { validateTree } from '../tree/validate-tree.ts'
import { lastOf, nodesOf, previewsOf, sketch, testCatalog } from './tree-stream.fixtures.ts'

const METRIC = '{"type":"Metric","props":{"label":"Sales","value":12}}'
const EXAMPLES = [
  `{"type":"Page","props":{"title":"Sales"},"children":[${METRIC},{"type":"Text","props":{"text":"Up \\u2191"}},${METRIC}]}`,
  `{"type":"Card","props":{"title":"A"},"children":[{"type":"Row","key":"r","props":{},"children":[{"type":"Text","key":"t/1","props":{"text":"x"}},${METRIC}]}]}`,
  `{"type":"Page","children":["plain text",null,{"type":"List","props":{"items":[{"label":"a"},{"label":"b"}]}},7],"props":{"title":"late"}}`,
  `{"root":{"type":"Stack","key":7,"props":{"direction":"column"},"children":[${METRIC},{"type":"Card","props":{},"children":[]}]}}`,
  JSON.stringify(`{"type":"Page","props":{"title":"Twice \\"encoded\\""},"children":[${METRIC}]}`),
]

describe('what is drawn', () => {
  it.each([
    ['nothing before the type is certain', '{"type":"Card"', 'undefined'],
    ['a node once another member follows its type', '{"type":"Page","p', 'undefined'],
    ['…and has begun', '{"type":"Page","props":{', 'Page?'],
    ['nothing while a key may still come to its end', '{"type":"Page","key":"a', 'undefined'],
    ['the key with the node', '{"type":"Page","key":"a","props":{', 'Page#a?'],
    ['a key behind the props is no key', '{"type":"Page","props":{},"key":"a","children":[', 'Page?'],
    ['a number as key', '{"type":"Page","key":7,"props":{', 'Page#7?'],
    ['a complete leaf is held', '{"type":"Metric","props":{"label":"x","value":1}', 'Metric!'],
    ['…until its object closes', METRIC, 'Metric'],
    ['…and its props are valid', '{"type":"Metric","props":{"label":"x"}}', 'Metric!'],
    ['a partial leaf shows half-written', '{"type":"Text","props":{"text":"h', 'Text?'],
    ['…and stays so where it closes invalid', '{"type":"Text","props":{"txt":"h"}}', 'Text?'],
    ['a complete layout is held', `{"type":"Card","props":{},"children":[${METRIC},`, 'Card!'],
    [
      '…and drawn with a partial one inside',
      '{"type":"Card","props":{},"children":[{"type":"Text","props":{',
      'Card?(Text?)',
    ],
    ['…unless its props are not whole', '{"type":"Card","children":[{"type":"Text","props":{', 'Card!'],
    ['…or not valid', '{"type":"Card","props":{"title":[]},"children":[{"type":"Text","props":{', 'Card!'],
    [
      'children of a complete layout appear when it closes',
      `{"type":"Card","props":{},"children":[${METRIC}]}`,
      'Card(Metric)',
    ],
    ['an alias by the name it stands for', '{"type":"Row","props":{},"children":[]}', 'Stack'],
    ['a name in other case', '{"type":"text","props":{"text":"x"}}', 'Text'],
    [
      'an unknown child is held',
      '{"type":"Page","props":{},"children":[{"type":"Nope","props":{}}]}',
      'Page(Nope!)',
    ],
    [
      'an internal child too',
      '{"type":"Page","props":{},"children":[{"type":"Skeleton","props":{}}]}',
      'Page(Skeleton!)',
    ],
    ['a child that is no node', '{"type":"Page","props":{},"children":[[1],true]}', 'Page(!,!)'],
    ['text among children', '{"type":"Page","props":{},"children":["one",2,"thr', 'Page?(Text,Text,Text?)'],
    [
      'empty children are left out',
      '{"type":"Page","props":{},"children":[null,"",false,"x"]}',
      'Page(Text)',
    ],
    ['children as text are not previewed', '{"type":"Page","props":{},"children":"[{}]"}', 'Page?'],
    [
      'children of a leaf are not drawn',
      `{"type":"Text","props":{"text":"x"},"children":[${METRIC}]}`,
      'Text?',
    ],
    ['an unknown root ends it', '{"type":"Nope","props":{', 'null'],
    ['an internal root', '{"type":"Skeleton","props":{', 'null'],
    ['a list as root', '[{"type":"Card"', 'null'],
    ['an object without a type', '{"title":"x"}', 'null'],
    ['a number', '7 ', 'undefined'],
    ['the wrapper tree', `{"tree":${METRIC}}`, 'Metric'],
    ['JSON text in a wrapper', `{"root":${JSON.stringify(METRIC)}}`, 'Metric'],
    ['a name in a wrapper is no tree', '{"root":"Card","props":{', 'undefined'],
  ])('%s', (_, text, expected) => {
    expect(sketch(lastOf(previewsOf(text)))).toBe(expected)
  })

  it('gives partial nodes what is written, and partialProps what it allows', () => {
    const text =
      '{"type":"Page","props":{},"children":[{"type":"List","props":{"items":[{"label":"a"},{"label":"b'
    expect(lastOf(previewsOf(text))?.children?.[0]?.props).toEqual({ items: [{ label: 'a' }] })
  })

  it('gives finished nodes what the final tree has: repaired, with defaults', () => {
    const tree = lastOf(previewsOf('{"type":"Metric","props":{"label":"x","value":1,"unit":null}}'))
    expect(tree).toEqual({ type: 'Metric', props: { label: 'x', value: 1, unit: '€' } })
  })

  it('holds what the client can not draw', () => {
    const drawable = ({ name }: { name: string }) => name !== 'Metric'
    const text = `{"type":"Page","props":{},"children":[${METRIC},{"type":"Text","props":{"text":"x"}}]}`
    expect(sketch(lastOf(previewsOf(text, { drawable })))).toBe('Page(Metric!,Text)')
    expect(lastOf(previewsOf(METRIC, { drawable }))).toBe(null)
  })

  it.each(['complete', 'partial'] as const)('never draws an address that is refused (%s)', (streaming) => {
    const text =
      '{"type":"Page","props":{},"children":[{"type":"Picture","props":{"url":"javascript:alert(1)"}}]}'
    const previews = previewsOf(text, { streaming, size: 200 }).concat(previewsOf(text, { streaming }))
    expect(JSON.stringify(previews)).not.toContain('alert')
  })

  it('says nothing but null after a root that can not be drawn', () => {
    const previews = previewsOf('{"type":"Nope","props":{}} {"type":"Card"}')
    expect(new Set(previews.slice(previews.indexOf(null)))).toEqual(new Set([null]))
  })

  it('holds what is too deep and stops at too many nodes', () => {
    const deep = '{"type":"Page","props":{},"children":['.repeat(4) + METRIC
    expect(sketch(lastOf(previewsOf(deep, { limits: { maxDepth: 3 } })))).toBe('Page?(Page?(Page?(Page!)))')
    const wide = `{"type":"Page","props":{},"children":[${`${METRIC},`.repeat(9)}`
    expect(sketch(lastOf(previewsOf(wide, { limits: { maxNodes: 3 } })))).toBe('Page?(Metric,Metric)')
  })
})

describe('every prefix', () => {
  const cases = EXAMPLES.flatMap((text) => [1, 7].map((size) => ({ text, size })))

  it.each(cases)('draws, remounts nothing and ends as the final tree: $text ($size)', ({ text, size }) => {
    for (const streaming of ['partial', 'complete'] as const) {
      const seen = new Map<string, TreeNode>()
      const previews = previewsOf(text, { streaming, size })
      for (const tree of previews) {
        if (tree === undefined || tree === null) continue
        expect(isTreeNode(tree)).toBe(true)
        const nodes = nodesOf(tree)
        for (const [id, node] of seen) {
          const now = nodes.get(id)
          expect(now?.type, `${id} after ${sketch(tree)}`).toBe(node.type)
          if (!node.incomplete) expect(now, `${id} was complete`).toBe(node)
        }
        for (const [id, node] of nodes) seen.set(id, node)
      }
      const final = validateTree(testCatalog, JSON.parse(text))
      expect(final.issues).toEqual([])
      expect(lastOf(previews)).toEqual(final.tree)
    }
  })

  it.each(EXAMPLES)('is told once: %j', (text) => {
    const trees = previewsOf(text, { streaming: 'partial' }).filter((tree) => tree !== undefined)
    for (let index = 1; index < trees.length; index++) expect(trees[index]).not.toEqual(trees[index - 1])
  })
})

describe('the work done', () => {
  it('validates each node once, when its props are whole', () => {
    const checked: unknown[] = []
    const props = z.object({ text: z.string() }).superRefine((value) => {
      checked.push(value.text)
    })
    const layout = z.object({ title: z.string().optional() }).superRefine((value) => {
      checked.push(value.title)
    })
    const catalog = defineCatalog([
      defineComponent({ name: 'Leaf', description: 'x', props, streaming: 'partial' }),
      defineComponent({ name: 'Whole', description: 'x', props }),
      defineComponent({ name: 'Box', description: 'x', props: layout, children: true }),
    ])
    const leaves = ['a', 'b', 'c'].map((text, index) => ({
      type: index === 1 ? 'Whole' : 'Leaf',
      props: { text },
    }))
    const tree = {
      type: 'Box',
      props: { title: 'A' },
      children: [{ type: 'Box', props: { title: 'B' }, children: leaves }],
    }
    for (const size of [1, 20]) {
      checked.length = 0
      expect(sketch(lastOf(previewsOf(JSON.stringify(tree), { catalog, size })))).toBe(
        'Box(Box(Leaf,Whole,Leaf))',
      )
      expect(checked.toSorted()).toEqual(['A', 'B', 'a', 'b', 'c'])
    }
  })

  it('keeps a finished child when its siblings are written', () => {
    const previews = previewsOf(EXAMPLES[0] ?? '', { streaming: 'partial' })
    const first = new Set(
      previews.flatMap((tree) => tree?.children?.[0] ?? []).filter((node) => !node.incomplete),
    )
    expect(first.size).toBe(1)
  })
})

describe('the same key twice', () => {
  it.each(['partial', 'complete'] as const)(
    'never feeds the props of one component to another (%s)',
    (streaming) => {
      const texts = [
        '{"type":"Text","props":{"text":"secret"},"type":"List"}',
        '{"type":"Page","props":{},"children":[{"type":"Text","props":{"text":"secret"},"type":"List","children":[]}]}',
        '{"type":"Page","props":{},"children":[{"type":"Text","props":{"text":"secret"},"type":"Card","x":1}]}',
      ]
      for (const text of texts) {
        for (const tree of previewsOf(text, { streaming })) {
          if (tree === undefined || tree === null) continue
          for (const node of nodesOf(tree).values()) {
            if (node.type !== 'Text') expect(JSON.stringify(node.props)).not.toContain('secret')
          }
        }
      }
    },
  )

  it('shows the last type once the node is closed and valid', () => {
    const text =
      '{"type":"Page","props":{},"children":[{"type":"Text","props":{},"type":"Metric","props":{"label":"x","value":1}}]}'
    const previews = previewsOf(text, { streaming: 'partial' })
    expect(sketch(lastOf(previews))).toBe('Page(Metric)')
    const types = new Set(previews.flatMap((tree) => tree?.children?.map((child) => child.type) ?? []))
    expect([...types]).toEqual(['Text', 'Metric'])
  })

  it('draws the last list of children', () => {
    const text = `{"type":"Page","props":{},"children":[${METRIC},${METRIC}],"children":["a","b"]}`
    expect(sketch(lastOf(previewsOf(text)))).toBe('Page(Text,Text)')
  })
})
