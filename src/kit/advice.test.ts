import { describe, expect, it } from 'vitest'
import { defineCatalog, type JsonObject, validateTree } from '../core/index.ts'
import { KIT_COMPONENTS } from './sets.ts'

const catalog = defineCatalog(KIT_COMPONENTS)

function warningsOf(type: string, props: JsonObject) {
  const { ok, issues } = validateTree(catalog, { type, props })
  expect(ok).toBe(true)
  return issues.map(({ code, path, severity }) => `${severity} ${code} ${path.join('.')}`)
}

describe('what a model is told of props that are accepted', () => {
  const percents = (values: (number | null)[]) => ({
    columns: [{ key: 'n', label: 'N', format: 'percent' }],
    rows: values.map((n) => ({ n })),
  })

  it.each<[string, string, JsonObject, string[]]>([
    [
      'shares of a hundred',
      'DataTable',
      percents([12, 0, null, 100]),
      ['warning percent_suspect props.columns.0.format'],
    ],
    ['fractions', 'DataTable', percents([0.12, 0, 1.4]), []],
    ['large multiples', 'DataTable', percents([120, 30]), []],
    ['nothing but zero', 'DataTable', percents([0, null]), []],
    [
      'a chart in percent',
      'Chart',
      { type: 'bar', xKey: 'x', series: [{ key: 'n' }], data: [{ x: 'a', n: 40 }], format: 'percent' },
      ['warning percent_suspect props.format'],
    ],
    [
      'one number in percent',
      'KpiCards',
      { items: [{ label: 'Share', value: 40, format: 'percent' }] },
      ['warning percent_suspect props.items.0.format'],
    ],
    [
      'a fact in percent',
      'KeyValue',
      { items: [{ label: 'Share', value: 40, format: 'percent' }] },
      ['warning percent_suspect props.items.0.format'],
    ],
    [
      'a gauge in percent',
      'Gauge',
      { label: 'Load', value: 40, format: 'percent' },
      ['warning percent_suspect props.format'],
    ],
    [
      'a picture without words',
      'Image',
      { url: 'https://a.example/p.png' },
      ['warning missing_alt props.alt'],
    ],
    ['a picture with a title', 'Image', { url: 'https://a.example/p.png', title: 'A' }, []],
  ])('%s', (_, type, props, warnings) => {
    expect(warningsOf(type, props)).toEqual(warnings)
  })
})

describe('a whole tree of what models write', () => {
  it('is repaired, checked and keeps its words where an address is refused', () => {
    const result = validateTree(catalog, {
      type: 'Column',
      props: { gap: 'md', className: 'p-4' },
      children: [
        {
          type: 'Sources',
          props: {
            items: [
              { name: 'A', href: 'javascript:alert(1)' },
              { title: 'B', url: 'www.b.example' },
            ],
          },
        },
        { type: 'Link', props: { label: 'Here', href: 'data:text/html,x' } },
        { type: 'Image', props: { src: '//collect.test/p.png?q=SECRET', alt: 'a' } },
        { type: 'BarChart', props: { x_key: 'm', series: ['n'], data: [{ m: 'Jan', n: '1,200' }] } },
      ],
    })
    expect(result.issues.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(result.tree?.children?.map(({ type, props }) => [type, props])).toEqual([
      ['SourceCards', { items: [{ title: 'A' }, { title: 'B', url: 'https://www.b.example' }] }],
      ['genui:text', { text: 'Here', of: 'Link' }],
      ['Image', { url: 'https://collect.test/p.png?q=SECRET', alt: 'a', fit: 'contain' }],
      ['Chart', { type: 'bar', xKey: 'm', series: [{ key: 'n' }], data: [{ m: 'Jan', n: 1200 }] }],
    ])
    expect(result.repairs.map(({ code }) => code).sort()).toEqual([
      'bad_url',
      'keyword_mapped',
      'number_from_text',
      'renamed_prop',
      'renamed_prop',
      'renamed_prop',
      'renamed_prop',
      'renamed_prop',
      'renamed_prop',
      'renamed_type',
      'renamed_type',
      'renamed_type',
      'series_from_text',
      'style_dropped',
      'url_fixed',
      'url_fixed',
    ])
    expect(result.issues.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning bad_url'])
  })
})

it('takes a picture as data from a tool, never from a model', () => {
  const node = { type: 'Image', props: { url: `data:image/png;base64,${'A'.repeat(40_000)}`, alt: 'a plot' } }
  expect(validateTree(catalog, node, { allowInternal: true }).tree).toMatchObject(node)
  expect(validateTree(catalog, node).tree).toEqual({
    type: 'genui:text',
    props: { text: 'a plot', of: 'Image' },
  })
})
