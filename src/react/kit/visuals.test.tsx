import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { isPlainObject } from '../../core/index.ts'
import { CardRow, KIT_COMPONENTS } from '../../kit/index.ts'
import { VitrailProvider } from '../index.ts'
import { kitRegistry } from './registry.ts'
import { VitrailRoot } from './root/vitrail-root.tsx'

// Visuals take props of their own type; here each gets what its definition, or nobody, allows.
const visuals = Object.entries(kitRegistry) as [string, FunctionComponent<Record<string, unknown>>][]

/** A canvas has rows of cards besides. */
const DRAWN = [...KIT_COMPONENTS, CardRow]

function draw(Visual: FunctionComponent<Record<string, unknown>>, props: Record<string, unknown>): string {
  return renderToString(
    <VitrailProvider registry={kitRegistry} locale="en" timeZone="UTC">
      <VitrailRoot>{createElement(Visual, props)}</VitrailRoot>
    </VitrailProvider>,
  )
}

const exampleOf = (name: string): Record<string, unknown> =>
  DRAWN.find((component) => component.name === name)?.example?.props ?? {}

/** The names of all props of a component, by its schema. */
function propsOf(name: string): string[] {
  const schema = DRAWN.find((component) => component.name === name)?.jsonSchema
  return Object.keys(isPlainObject(schema?.properties) ? schema.properties : {})
}

it('draws every component of the kit', () => {
  expect(Object.keys(kitRegistry).sort()).toEqual(DRAWN.map(({ name }) => name).sort())
})

describe.each(visuals)('%s', (name, Visual) => {
  it('draws its example on a server', () => {
    const html = draw(Visual, exampleOf(name))
    expect(html).toContain(`vt-${name.toLowerCase()}`)
    expect(html).not.toContain('NaN')
    expect(html).not.toContain('undefined')
  })

  it('draws with nothing but what it was given so far', () => {
    const keys = Object.keys(exampleOf(name))
    for (let count = 0; count < keys.length; count++) {
      const written = Object.fromEntries(keys.slice(0, count).map((key) => [key, exampleOf(name)[key]]))
      expect(() => draw(Visual, written)).not.toThrow()
    }
  })

  it.each(HOSTILE)('survives %s in place of each prop', (_, value) => {
    const props = propsOf(name)
    expect(props).not.toEqual([])
    for (const key of props) expect(() => draw(Visual, { ...exampleOf(name), [key]: value })).not.toThrow()
    const html = draw(Visual, Object.fromEntries(props.map((key) => [key, value])))
    expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|vbscript|data:text)/i)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toMatch(/\bd="[^"]*NaN/)
  })
})

const HOSTILE: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number that is none', Number.NaN],
  ['an infinite number', Number.POSITIVE_INFINITY],
  ['a negative number', -1],
  ['true', true],
  ['an empty text', ''],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a script address', 'javascript:alert(1)'],
  ['a right-to-left override', '\u202Egnp.exe\u202C'],
  ['half a surrogate pair', '\ud83d'],
  ['a prototype name', '__proto__'],
  ['a very long text', 'x'.repeat(60_000)],
  ['an object', { a: 1 }],
  ['a list of everything', [null, 1, 'a', {}, [], { key: 'a', label: 3, value: {}, title: [] }]],
  ['a list of lists', [[[[]]]]],
  ['many items', Array.from({ length: 300 }, (_, index) => ({ key: 'a', label: 'b', title: 'c', a: index }))],
]
