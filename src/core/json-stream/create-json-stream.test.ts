import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainObject } from '../json/json-value.ts'
import { createJsonStream } from './create-json-stream.ts'

function readAll(text: string, cuts: readonly number[] = []) {
  const stream = createJsonStream()
  let from = 0
  for (const to of [...cuts, text.length]) {
    stream.push(text.slice(from, to))
    from = to
  }
  stream.end()
  return stream
}

describe('createJsonStream', () => {
  it('reads what JSON.parse reads, however the text is cut', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.nat(400), { maxLength: 20 }), (value, positions) => {
        const text = JSON.stringify(value)
        const cuts = positions.filter((at) => at <= text.length).sort((a, b) => a - b)
        const stream = readAll(text, cuts)
        expect(stream.value).toEqual(JSON.parse(text))
        expect([stream.repairs, stream.issues]).toEqual([[], []])
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  it('reads a tree of 200 KB in chunks of 20 characters, every container of it once', () => {
    const card = (index: number) => ({
      type: 'Card',
      props: { title: `Größe ${index} "北京"`, values: [index, index / 3, null, true] },
      children: [{ type: 'Text', props: { text: 'a\\b\n'.repeat(20) } }],
    })
    const tree = { type: 'Page', props: {}, children: Array.from({ length: 800 }, (_, index) => card(index)) }
    const text = JSON.stringify(tree)
    expect(text.length).toBeGreaterThan(200_000)
    const stream = createJsonStream()
    const firstCards = new Set<unknown>()
    for (let from = 0; from < text.length; from += 20) {
      stream.push(text.slice(from, from + 20))
      const { value } = stream
      const children = isPlainObject(value) && Array.isArray(value.children) ? value.children : []
      if (children.length > 1) firstCards.add(children[0])
    }
    expect(stream.value).toEqual(tree)
    expect(firstCards.size).toBe(1)
  })
})
