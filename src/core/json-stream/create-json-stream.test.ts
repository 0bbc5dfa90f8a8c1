import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
})
