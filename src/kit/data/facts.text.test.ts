import { describe, expect, it } from 'vitest'
import { defineCatalog, type TreeNode, toText } from '../../core/index.ts'
import { KIT_COMPONENTS } from '../sets.ts'

const catalog = defineCatalog(KIT_COMPONENTS)
const text = (words: string): TreeNode => ({ type: 'Text', props: { text: words } })

const examples: Record<string, TreeNode> = {
  'facts, one of them blank': {
    type: 'KeyValue',
    props: {
      title: 'Order *7*',
      items: [
        { label: 'Total', value: 1290.5, format: 'currency', currency: 'NOK' },
        { label: 'Paid', value: true },
        { label: ' ', value: 1 },
        { label: 'Owner', value: null },
        { label: 'Page', value: '[x]', url: 'https://a.example/7' },
        { label: 'Bad', value: 'here', url: 'javascript:alert(1)' },
      ],
    },
  },
  'an ordered list with children': {
    type: 'List',
    props: {
      title: 'Tea',
      ordered: true,
      items: [
        { title: 'Boil', text: '1. water\n2. more' },
        { title: 'Page', url: 'https://a.example/t' },
      ],
    },
    children: [text('Drink'), text(' ')],
  },
  'a long list': {
    type: 'List',
    props: { items: Array.from({ length: 23 }, (_, n) => ({ title: `row ${n}` })) },
  },
  'an empty list': { type: 'List', props: { items: [] } },
  'steps in every state': {
    type: 'Steps',
    props: {
      title: 'Registration',
      items: [
        { title: 'Sent', status: 'done' },
        { title: 'Survey', status: 'current', text: 'on Monday' },
        { title: 'Payment', status: 'error' },
        { title: 'Paper' },
      ],
    },
  },
  'a share': { type: 'Progress', props: { label: 'Upload', value: 2, max: 8 } },
  'a count': { type: 'Progress', props: { label: 'Files', value: 3, max: 8, unit: 'files' } },
  'something unknown': { type: 'Progress', props: { label: 'Search', max: 100 } },
  'a level': { type: 'Gauge', props: { label: 'Wind', value: 14, min: 0, max: 30, unit: 'm/s' } },
  'a number': { type: 'Metric', props: { label: 'Taken', value: 0.82, format: 'percent', delta: -0.04 } },
  'source with controls': { type: 'Markdown', props: { text: '# A\u001b[31m\n\n- [b](https://b.example)' } },
  'no words for an icon': { type: 'Icon', props: { name: 'ship' } },
  'an address to save': {
    type: 'Download',
    props: { label: 'Save', filename: 'a.pdf', url: 'https://a.example/a.pdf' },
  },
  'an address that is refused': {
    type: 'Download',
    props: { label: 'Save', filename: 'a.pdf', url: 'data:text/html,x' },
  },
}

describe.each(Object.entries(examples))('%s', (_, node) => {
  it.each(['chat', 'markdown', 'plain'] as const)('reads as text in %s', (dialect) => {
    expect(`\n${toText(catalog, node, { dialect })}\n`).toMatchSnapshot()
  })
})
