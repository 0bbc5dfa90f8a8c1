import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCatalog } from '../catalog/define-catalog.ts'
import { defineComponent } from '../catalog/define-component.ts'
import { validateTree } from '../tree/validate-tree.ts'
import { exampleTree } from './example-tree.ts'

const Tabs = defineComponent({
  name: 'Tabs',
  description: 'One of several panels',
  props: z.strictObject({}),
  children: true,
  accepts: ['Tab'],
  example: { props: {} },
})
const Tab = defineComponent({
  name: 'Tab',
  description: 'One panel',
  props: z.strictObject({ label: z.string(), id: z.string().optional() }),
  hidden: ['id'],
  children: true,
  within: ['Tabs'],
  example: { props: { label: 'First' } },
})
const Card = defineComponent({
  name: 'Card',
  description: 'A frame',
  props: z.strictObject({ title: z.string().optional() }),
  children: true,
  example: { props: { title: 'Sales' } },
})
const Metric = defineComponent({
  name: 'Metric',
  description: 'A number',
  props: z.strictObject({ label: z.string(), value: z.number().meta({ 'x-shape': 'num' }) }),
  example: { props: { label: 'Open', value: 12 } },
})
const Skeleton = defineComponent({
  name: 'Skeleton',
  description: 'Waits',
  props: z.strictObject({}),
  internal: true,
})
const catalog = defineCatalog([Tabs, Tab, Card, Metric, Skeleton])

describe('catalog.prompt', () => {
  it('tells the envelope, an example and each component in a line', () => {
    const prompt = catalog.prompt({ instructions: 'At most one a turn.' })
    expect(prompt).toMatch(/^Every node is \{ "type": …, "props": \{ … \} \}/)
    expect(prompt).toContain(
      [
        'Tabs {} [Tab]: One of several panels',
        'Tab {label} [children] in Tabs: One panel',
        'Card {title?} [children]: A frame',
        'Metric {label, value: number}: A number',
      ].join('\n'),
    )
    expect(prompt).toMatch(/At most one a turn\.$/)
    expect(prompt).not.toMatch(/Skeleton|x-shape/)
  })

  it('names the components alone where props are told on demand', () => {
    const prompt = catalog.prompt({
      describe: 'on-demand',
      presentation: ({ name }) => (name === 'Card' ? 'A box' : undefined),
    })
    expect(prompt).toContain(
      [
        'Components:',
        'Tabs [Tab]: One of several panels',
        'Tab [children] in Tabs: One panel',
        'Card [children]: A box',
        'Metric: A number',
      ].join('\n'),
    )
  })

  it('has nothing to show where there is nothing', () => {
    expect(defineCatalog([]).prompt()).not.toContain('Example')
  })
})

describe('the example', () => {
  it('is valid, and holds a leaf in a container that takes it', () => {
    const example = exampleTree(catalog.modelComponents())
    expect(example).toEqual({
      type: 'Card',
      props: { title: 'Sales' },
      children: [{ type: 'Metric', props: { label: 'Open', value: 12 } }],
    })
    expect(validateTree(catalog, example)).toMatchObject({ ok: true, issues: [], repairs: [] })
  })

  it('is the leaf alone where nothing takes it', () => {
    expect(exampleTree([Tabs, Tab, Metric])).toEqual({ type: 'Metric', props: { label: 'Open', value: 12 } })
  })
})
