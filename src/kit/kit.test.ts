import { describe, expect, it } from 'vitest'
import { defineCatalog, toText } from '../core/index.ts'
import { BUILTIN_COMPONENTS, ESSENTIAL_COMPONENTS, KIT_COMPONENTS, LAYOUT_COMPONENTS } from './index.ts'

const catalog = defineCatalog(KIT_COMPONENTS)

describe('the kit', () => {
  it('has each component in exactly one set', () => {
    expect(BUILTIN_COMPONENTS.map(({ name }) => name)).toEqual([
      'DataTable',
      'Chart',
      'KpiCards',
      'SourceCards',
      'Checklist',
      'Timeline',
      'CodeBlock',
      'Diff',
      'Callout',
    ])
    expect(LAYOUT_COMPONENTS.map(({ name }) => name)).toEqual([
      'Stack',
      'Card',
      'Heading',
      'Text',
      'Badge',
      'Link',
      'Image',
    ])
    const names = KIT_COMPONENTS.map(({ name }) => name)
    expect([...new Set(names)]).toEqual(names)
    expect(new Set(ESSENTIAL_COMPONENTS).size).toBe(24)
    expect(KIT_COMPONENTS).toEqual(expect.arrayContaining([...ESSENTIAL_COMPONENTS]))
  })

  it('is filled by what a tool results in, where it shows one thing', () => {
    const filled = KIT_COMPONENTS.filter(({ fills }) => fills !== undefined)
    for (const { name, fills } of filled)
      expect(catalog.jsonSchemaFor(name)?.properties, name).toHaveProperty(fills ?? '')
    expect(Object.fromEntries(filled.map(({ name, fills }) => [name, fills]))).toEqual({
      DataTable: 'rows',
      Chart: 'data',
      KpiCards: 'items',
      SourceCards: 'items',
      Checklist: 'items',
      Timeline: 'events',
      CodeBlock: 'code',
      Callout: 'text',
      Heading: 'text',
      Text: 'text',
      Badge: 'text',
      Image: 'url',
      Markdown: 'text',
      Metric: 'value',
      Gauge: 'value',
      Progress: 'value',
      KeyValue: 'items',
      List: 'items',
      Steps: 'items',
      Download: 'url',
    })
  })

  it('asks a model for the text of a Text, which spans may stand in for', () => {
    expect(catalog.jsonSchemaFor('Text')).toMatchObject({ required: ['text'] })
    expect(catalog.validateSync('Text', { spans: ['a'] })).toMatchObject({ ok: true })
    expect(catalog.validateSync('Text', {})).toMatchObject({ ok: false })
  })

  describe.each(KIT_COMPONENTS.map((component) => [component.name, component] as const))(
    '%s',
    (_, component) => {
      it('has an example that validates', () => {
        const result = component.validateProps(component.example?.props)
        expect(result).toMatchObject({ ok: true })
      })

      it('has a closed JSON Schema of version 1', () => {
        expect(component.version).toBe(1)
        expect(component.jsonSchema).toMatchObject({ type: 'object', additionalProperties: false })
      })

      it.each(['chat', 'markdown', 'plain'] as const)('reads as text in %s', (dialect) => {
        const node = { type: component.name, props: component.example?.props ?? {} }
        expect(toText(catalog, node, { dialect })).toMatchSnapshot()
      })
    },
  )
})
