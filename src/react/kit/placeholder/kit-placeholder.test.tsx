import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defineCatalog } from '../../../core/index.ts'
import { KIT_COMPONENTS } from '../../../kit/index.ts'
import { VitrailProvider } from '../../index.ts'
import { kitPlaceholder } from './kit-placeholder.tsx'

const catalog = defineCatalog(KIT_COMPONENTS)

function draw(type: string, props: Record<string, unknown> = {}): string {
  return renderToString(
    <VitrailProvider catalog={catalog}>{kitPlaceholder({ type, props })}</VitrailProvider>,
  )
}

const count = (html: string, part: string) => html.split(`data-part="${part}"`).length - 1

describe('a placeholder', () => {
  it.each(
    KIT_COMPONENTS.map(({ name, skeleton }) => [
      name,
      typeof skeleton === 'function' ? skeleton({}) : skeleton,
    ]),
  )('of %s has the shape %s', (name, shape) => {
    const html = draw(name)
    if (shape === 'none') return expect(html).toBe('')
    expect(html).toContain(`data-shape="${shape}"`)
    expect(html).toContain('aria-hidden="true"')
  })

  it('of what the catalog does not know is some lines', () => {
    expect(draw('Nothing')).toContain('data-shape="lines"')
  })

  it('takes the room of what is known', () => {
    expect(count(draw('KpiCards', { items: [{}, {}, {}] }), 'card')).toBe(3)
    expect(count(draw('DataTable', { columns: [{}, {}, {}], rows: Array(6).fill({}) }), 'table-row')).toBe(7)
    expect(count(draw('DataTable', { rows: Array(400).fill({}) }), 'table-row')).toBe(11)
    expect(draw('Image', { ratio: '16:9' })).toContain('16 / 9')
  })
})
