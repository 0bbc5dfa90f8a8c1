import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { isPlainObject } from '../../core/index.ts'
import { HOSTILE } from '../../kit/hostile.fixtures.ts'
import { CardRow, KIT_COMPONENTS } from '../../kit/index.ts'
import { VitrailProvider } from '../index.ts'
import { kitRegistry } from './registry.ts'
import { VitrailRoot } from './root/vitrail-root.tsx'

// Visuals take props of their own type; here each gets props that its definition allows, or hostile ones.
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
