import { describe, expect, it } from 'vitest'
import { createJsonStream, isPlainObject, type JsonObject, readProps } from '../../core/index.ts'
import { KIT_COMPONENTS } from '../sets.ts'
import { drawClosed } from './draw-closed.ts'

/** What may be drawn after each prefix of the JSON text. */
function drawPrefixes(
  text: string,
  draw: (props: JsonObject, stream: { isOpen(c: object): boolean }) => JsonObject,
) {
  const stream = createJsonStream()
  return [...text].map((character) => {
    stream.push(character)
    const { value } = stream
    return isPlainObject(value) ? draw(value, stream) : {}
  })
}

describe('drawClosed', () => {
  const draw = drawClosed('title')

  it.each<[string, JsonObject]>([
    ['{"title":"Sal', { title: 'Sal' }],
    ['{"type":"ba', {}],
    ['{"type":"bar","pageSize":2,', { type: 'bar', pageSize: 2 }],
    ['{"type":"bar","pageSize":2}', { type: 'bar', pageSize: 2 }],
    ['{"url":"https://a.exam', {}],
    ['{"url":"https://a.example","title":"x', { url: 'https://a.example', title: 'x' }],
    ['{"items":[', { items: [] }],
    ['{"items":[{"label":"A"', { items: [] }],
    ['{"items":[{"label":"A"}', { items: [{ label: 'A' }] }],
    ['{"items":[{"label":"A"},{"label":"B', { items: [{ label: 'A' }] }],
    ['{"spark":[1,2', { spark: [1] }],
    ['{"spark":[1,2]', { spark: [1, 2] }],
    ['{"sort":{"key":"a"', {}],
    ['{"sort":{"key":"a"}', { sort: { key: 'a' } }],
    ['{"__proto__":{"a":1},"title":"x"}', JSON.parse('{"__proto__":{"a":1},"title":"x"}')],
  ])('%s', (text, drawn) => {
    expect(drawPrefixes(text, draw).at(-1)).toEqual(drawn)
  })
})

it('draws a pie when it is whole, and a bar chart row by row', () => {
  const chart = KIT_COMPONENTS.find(({ name }) => name === 'Chart')
  const open = '"xKey":"x","series":[{"key":"n"}],"data":[{"x":"a","n":1},{"x":"b"'
  for (const [type, rows] of [
    ['bar', [{ x: 'a', n: 1 }]],
    ['pie', undefined],
    ['donut', undefined],
  ] as const) {
    const drawn = drawPrefixes(
      `{"type":"${type}",${open}`,
      (props, stream) => chart?.partialProps?.(props, stream) ?? {},
    )
    expect(drawn.at(-1)?.data).toEqual(rows)
    expect(drawn.at(-1)).toMatchObject({ type, xKey: 'x' })
  }
})

describe.each(
  KIT_COMPONENTS.filter((component) => component.partialProps !== undefined).map((c) => [c.name, c] as const),
)('every prefix of the example of %s', (_, component) => {
  const text = JSON.stringify(component.example?.props)
  const prefixes = drawPrefixes(text, (props, stream) =>
    readProps(component, component.partialProps?.(props, stream) ?? props, () => undefined),
  )

  it('ends in the example', () => {
    expect(prefixes.at(-1)).toEqual(component.example?.props)
  })

  it('shows only what the check accepts, but for what is still missing', () => {
    const finished = JSON.stringify(component.example?.props ?? {})
    for (const props of prefixes) {
      for (const [key, value] of Object.entries(props)) {
        if (typeof value === 'string') expect(finished).toContain(JSON.stringify(value).slice(0, -1))
        if (!Array.isArray(value)) continue
        const whole = component.example?.props[key]
        expect(value).toEqual(Array.isArray(whole) ? whole.slice(0, value.length) : [])
      }
    }
  })
})
