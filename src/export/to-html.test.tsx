import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCatalog, defineComponent, type JsonObject, type TreeNode } from '../core/index.ts'
import { KIT_COMPONENTS } from '../kit/index.ts'
import { type HtmlOptions, toHtml } from './to-html.tsx'

const TankGauge = defineComponent({
  name: 'TankGauge',
  description: 'How full a tank is',
  props: z.strictObject({ litres: z.number() }),
  fallbackText: ({ litres }) => `${litres} litres`,
})
const catalog = defineCatalog([...KIT_COMPONENTS, TankGauge])

function Broken(): never {
  throw new Error('broken')
}

function Tank({ litres }: { litres: number }) {
  return <b>{litres} l</b>
}

const node = (type: string, props: JsonObject, ...children: TreeNode[]): TreeNode => ({
  type,
  props,
  ...(children.length > 0 && { children }),
})

/** What stands in the body. */
function bodyOf(tree: TreeNode, options: HtmlOptions = {}): string {
  const html = toHtml(catalog, tree, { stylesheet: { css: '' }, ...options })
  return /<main>(.*)<\/main>/s.exec(html)?.[1] ?? ''
}

describe.each(KIT_COMPONENTS.map((component) => [component.name, component] as const))(
  'a %s',
  (name, { example }) => {
    const failures: unknown[] = []
    const body = bodyOf(node(name, example?.props ?? {}, ...(example?.children ?? [])), {
      onError: (error) => failures.push(error),
    })

    it('is drawn by its visual', () => {
      expect(failures).toEqual([])
      expect(body.replace(/^<div[^>]*>/, '')).toMatch(/^<[a-z]/)
    })

    it('runs nothing', () => {
      expect(body).not.toMatch(/<script|\son[a-z]+=|javascript:/i)
    })
  },
)

describe('a document without script is complete', () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ n: `row ${index}` }))

  it.each<[string, TreeNode, string[]]>([
    [
      'all rows of a table',
      node('DataTable', { columns: [{ key: 'n', label: 'N' }], rows }),
      ['row 0<', 'row 59<', '60 rows'],
    ],
    [
      'all panels of tabs',
      node(
        'Tabs',
        {},
        node('Tab', { label: 'A' }, node('Text', { text: 'first' })),
        node('Tab', { label: 'B' }, node('Text', { text: 'second' })),
      ),
      ['first', 'second'],
    ],
    [
      'what is folded',
      node(
        'Accordion',
        { single: true },
        node('Disclosure', { title: 'A' }, node('Text', { text: 'inside' })),
      ),
      ['<details class="vt-disclosure" open="">', 'inside'],
    ],
    [
      'unchanged lines of a diff',
      node('Diff', {
        before: Array.from({ length: 40 }, (_, i) => `line ${i}`).join('\n'),
        after: Array.from({ length: 40 }, (_, i) => (i === 39 ? 'new' : `line ${i}`)).join('\n'),
      }),
      ['line 0<', 'line 20<', 'line 38<'],
    ],
  ])('%s', (_, tree, shown) => {
    const body = bodyOf(tree)
    for (const text of shown) expect(body).toContain(text)
  })

  it('charts are drawn for three rooms, and name themselves as pictures', () => {
    const chart = (type: string) =>
      bodyOf(
        node('Chart', {
          type,
          title: 'Rain',
          xKey: 'day',
          series: [{ key: 'mm' }],
          data: [
            { day: 'Mon', mm: 3 },
            { day: 'Tue', mm: 7 },
          ],
        }),
      )
    const bars = chart('bar')
    expect(
      [...bars.matchAll(/<svg viewBox="0 0 (\d+) [\d.]+" data-fit="(\w+)"/g)].map(([, w, f]) => [f, w]),
    ).toEqual([
      ['narrow', '300'],
      ['medium', '460'],
      ['wide', '720'],
    ])
    for (const body of [bars, chart('donut')]) {
      expect(body).toMatch(/role="img" aria-label="Rain"/)
      expect(body).not.toMatch(/role="application"|arrow keys/)
    }
  })

  it('offers nothing that would do nothing', () => {
    const table = node('DataTable', {
      columns: [{ key: 'n', label: 'N' }],
      rows,
      actionLabel: 'Open',
      action: 'open',
    })
    expect(bodyOf(table)).not.toMatch(/<button(?![^>]* disabled)/)
    expect(bodyOf(table)).not.toMatch(/type="search"|data-part="pager"|>Open</)
    expect(bodyOf(node('Image', { url: 'https://a.example/b.png', alt: 'A boat' }))).not.toContain(
      'class="vt-button" data-size="small"',
    )
  })
})

it('loads pictures of other hosts where it is told to', () => {
  const picture = node('Image', { url: 'https://a.example/b.png', alt: 'A boat' })
  expect(bodyOf(picture)).not.toContain('<img')
  expect(bodyOf(picture)).toContain('a.example')
  expect(bodyOf(picture, { urls: { images: 'any' } })).toContain('src="https://a.example/b.png"')
})

it('is a whole document, styled by itself', () => {
  const html = toHtml(catalog, node('Text', { text: 'Hello' }), { title: 'Fish & <chips>', locale: 'ar' })
  expect(html).toMatch(/^<!doctype html>\n<html lang="ar"/)
  expect(html).toContain('<title>Fish &amp; &lt;chips&gt;</title>')
  expect(html).toContain('dir="rtl"')
  expect(html).toContain('data-vitrail-theme="light"')
  expect(html).toMatch(/@layer vitrail\.tokens/)
  expect(html).toContain('--vt-accent:')
  expect(html).not.toContain('@import')
  expect(html).toMatch(/default-src &#39;none&#39;|default-src 'none'/)
})

it('is named by its first line, with headings from the first level', () => {
  const html = toHtml(catalog, node('Card', { title: 'Invoice 1042' }), { stylesheet: { css: '' } })
  expect(html).toContain('<title>Invoice 1042</title>')
  expect(html).toContain('<h1')
})

it('is well formed, whatever its text holds', () => {
  const emoji = '\u{1f600}'
  const html = toHtml(catalog, node('Heading', { text: `${'a'.repeat(119)}${emoji}${emoji}` }), {
    stylesheet: { css: '' },
  })
  expect(html).toContain(`<title>${'a'.repeat(119)}${emoji}…</title>`)
  const broken = bodyOf(node('Text', { text: 'a\ud83db\u0000c\u001b[1md' }))
  expect(broken).toContain('a\ufffdbc[1md')
})

it('links a stylesheet, or takes another', () => {
  const text = node('Text', { text: 'Hello' })
  const linked = toHtml(catalog, text, { stylesheet: { href: '/a"b.css' } })
  expect(linked).toContain('<link rel="stylesheet" href="/a&quot;b.css">')
  expect(linked).not.toContain('--vt-accent:')
  const own = toHtml(catalog, text, { stylesheet: { css: '.a::after { content: "</style><script>" }' } })
  expect(own).not.toContain('</style><script>')
})

it.each([
  ['markup in a text', node('Text', { text: '<script>alert(1)</script>' })],
  ['markup in Markdown', node('Markdown', { text: '<img src=x onerror=alert(1)> [x](javascript:alert(1))' })],
  ['an address that runs', node('Link', { text: 'x', url: 'javascript:alert(1)' })],
])('%s stays text', (_, tree) => {
  expect(bodyOf(tree)).not.toMatch(/<script|<img|href="javascript/i)
})

describe('a visual that throws', () => {
  it('stands as its text, the rest is drawn', () => {
    const failed: string[] = []
    const tree = node(
      'Card',
      { title: 'Tanks' },
      node('TankGauge', { litres: 40 }),
      node('Text', { text: 'after' }),
    )
    const body = bodyOf(tree, {
      registry: { TankGauge: Broken },
      onError: (error, { type }) => failed.push(`${type}: ${String(error)}`),
    })
    expect(body).toContain('Tanks')
    expect(body).toContain('40 litres')
    expect(body).toContain('after')
    expect(failed).toEqual(['TankGauge: Error: broken'])
  })

  it('takes its children along only where it holds them', () => {
    const tree = node('Card', { title: 'Tanks' }, node('Text', { text: 'inside' }))
    expect(bodyOf(tree, { registry: { Card: Broken } })).toMatch(/Tanks.*inside/s)
  })
})

it("draws an app's own component by the visual it gives, else as its text", () => {
  const tank = node('TankGauge', { litres: 7 })
  expect(bodyOf(tank)).toContain('7 litres')
  expect(bodyOf(tank, { registry: { TankGauge: Tank } })).toContain('<b>7 l</b>')
})
