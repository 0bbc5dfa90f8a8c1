import { describe, expect, it } from 'vitest'
import { defineCatalog, type TreeNode, toText, validateTree } from '../../core/index.ts'
import { expectReading, type ReadingCase } from '../reading.fixtures.ts'
import { KIT_COMPONENTS } from '../sets.ts'

const catalog = defineCatalog(KIT_COMPONENTS)
const text = (words: string): TreeNode => ({ type: 'Text', props: { text: words } })

it.each<ReadingCase>([
  [
    'the tab shown at first',
    'Tabs',
    { defaultValue: 'b', title: 'Views' },
    { value: 'b', label: 'Views' },
    ['renamed_prop defaultValue', 'renamed_prop title'],
  ],
  [
    'a title',
    'Tab',
    { title: 'A', id: 'a' },
    { label: 'A', value: 'a' },
    ['renamed_prop title', 'renamed_prop id'],
  ],
  ['a number for text', 'Tab', { label: 2026 }, { label: '2026' }, ['text_from_number label']],
  [
    'a question',
    'Disclosure',
    { question: 'Why?', expanded: true },
    { title: 'Why?', open: true },
    ['renamed_prop question', 'renamed_prop expanded'],
  ],
  ['an icon', 'Disclosure', { title: 'A', icon: 'ℹ️' }, { title: 'A', icon: 'info' }, ['icon_mapped icon']],
  ['a type', 'Accordion', { type: 'single' }, { single: true }, ['renamed_prop type']],
  ['multiple', 'Accordion', { multiple: true }, { single: false }, ['renamed_prop multiple']],
  ['a text', 'Divider', { text: 'Or' }, { label: 'Or' }, ['renamed_prop text']],
  ['size lg', 'Spacer', { size: 'lg' }, { size: 'large' }, ['keyword_mapped size']],
])('%s of a %s', (...example) => {
  expectReading(example)
})

describe('what models write for parts', () => {
  const tab = (label: string, ...children: TreeNode[]): TreeNode => ({
    type: 'Tab',
    props: { label },
    children,
  })

  const fold = (title: string): TreeNode => ({ type: 'Disclosure', props: { title, open: false } })

  it.each<[string, unknown, TreeNode[]]>([
    [
      'items among the props',
      {
        type: 'Tabs',
        props: {
          items: [
            { label: 'A', content: 'a' },
            { title: 'B', children: [text('b')] },
          ],
        },
      },
      [tab('A', text('a')), tab('B', text('b'))],
    ],
    [
      'items among the children',
      { type: 'Tabs', props: {}, children: [{ label: 'A', content: text('a') }] },
      [tab('A', text('a'))],
    ],
    [
      'other nodes',
      { type: 'Tabs', props: {}, children: [text('a'), tab('B', text('b')), 'c'] },
      [tab('1', text('a')), tab('B', text('b')), tab('3', text('c'))],
    ],
    ['one node that is no list', { type: 'Tabs', props: {}, children: text('a') }, [tab('1', text('a'))]],
    [
      'a fold for a section',
      { type: 'Accordion', props: { items: [{ title: 'Q', content: 'a' }] } },
      [{ type: 'Disclosure', props: { title: 'Q', open: false }, children: [text('a')] }],
    ],
    [
      'an alias of the part',
      { type: 'Accordion', props: {}, children: [{ type: 'AccordionItem', props: { title: 'Q' } }] },
      [{ type: 'Disclosure', props: { title: 'Q', open: false } }],
    ],
  ])('%s', (_, input, children) => {
    const result = validateTree(catalog, input)
    expect(result.issues).toEqual([])
    expect(result.tree?.children).toEqual(children)
    expect(result.repairs.map(({ code }) => code)).toContain(
      _ === 'an alias of the part' ? 'renamed_type' : 'wrapped',
    )
  })

  it.each<[string, unknown, string]>([
    ['a part without its container', tab('A'), 'misplaced'],
    ['a blank label', { type: 'Tabs', props: {}, children: [tab(' ')] }, 'invalid_value'],
    [
      'an unknown component',
      { type: 'Tabs', props: {}, children: [{ type: 'Zorp', props: {} }] },
      'unknown_component',
    ],
    ['a blank title', { type: 'Disclosure', props: { title: '' } }, 'invalid_value'],
    ['tabs without a tab', { type: 'Tabs', props: {} }, 'too_few'],
    ['empty items', { type: 'Tabs', props: { items: [] } }, 'too_few'],
    [
      '11 tabs',
      { type: 'Tabs', props: {}, children: Array.from({ length: 11 }, () => tab('A')) },
      'too_many',
    ],
    [
      '11 items',
      { type: 'Tabs', props: { items: Array.from({ length: 11 }, () => ({ label: 'A', content: 'a' })) } },
      'too_many',
    ],
    ['an accordion without a fold', { type: 'Accordion', props: {}, children: [] }, 'too_few'],
    [
      '21 folds',
      { type: 'Accordion', props: {}, children: Array.from({ length: 21 }, () => fold('A')) },
      'too_many',
    ],
  ])('%s is refused', (_, input, code) => {
    expect(validateTree(catalog, input).issues.map((issue) => issue.code)).toContain(code)
  })

  it.each([
    ['Tabs', 10, tab],
    ['Accordion', 20, fold],
  ] as const)('%s takes %i, and says how many it got where that is too many', (type, most, part) => {
    const of = (count: number) => ({
      type,
      props: {},
      children: Array.from({ length: count }, (_, index) => part(`${index}`)),
    })
    expect(validateTree(catalog, of(most)).issues).toEqual([])
    const { issues } = validateTree(catalog, of(most + 1))
    expect(issues.map(({ path }) => path)).toEqual([['children']])
    expect(issues[0]?.message).toContain(`at most ${most} ${part('').type}; got ${most + 1}`)
  })

  it('leaves what is right alone', () => {
    const tree = { type: 'Tabs', props: {}, children: [tab('A', text('a'))] }
    expect(validateTree(catalog, tree)).toMatchObject({ ok: true, tree, repairs: [], issues: [] })
  })
})

it.each(['chat', 'markdown', 'plain'] as const)('reads as text in %s, folded or not', (dialect) => {
  const tree: TreeNode = {
    type: 'Stack',
    props: {},
    children: [
      ...KIT_COMPONENTS.flatMap(({ name, example }) =>
        ['Grid', 'Tabs', 'Accordion'].includes(name) && example !== undefined
          ? [{ type: name, props: example.props, children: example.children ?? [] }]
          : [],
      ),
      { type: 'Divider', props: { label: 'x' } },
      { type: 'Spacer', props: {} },
      { type: 'Disclosure', props: { title: '*More*' }, children: [text('hidden at first')] },
    ],
  }
  expect(`\n${toText(catalog, tree, { dialect })}\n`).toMatchSnapshot()
})
