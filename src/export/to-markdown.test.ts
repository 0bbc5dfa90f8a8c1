import { expect, it } from 'vitest'
import { defineCatalog } from '../core/index.ts'
import { KIT_COMPONENTS } from '../kit/index.ts'
import { toMarkdown } from './to-markdown.ts'

it('writes a tree as Markdown that ends in a line break', () => {
  const tree = {
    type: 'Card',
    props: { title: 'Invoice 1042' },
    children: [
      { type: 'Text', props: { text: 'Due on 14 May' } },
      { type: 'Metric', props: { label: 'Total', value: 1200.5, format: 'currency' } },
    ],
  }
  const catalog = defineCatalog(KIT_COMPONENTS)
  expect(toMarkdown(catalog, tree, { locale: 'en', currency: 'EUR' })).toBe(
    '**Invoice 1042**\n\nDue on 14 May\n\n**Total** €1,200.50\n',
  )
})
