import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJsonStream } from './create-json-stream.ts'
import { everyCut, ledgerOf, readInPieces } from './read-in-pieces.fixtures.ts'

describe('limits', () => {
  it('stops at the depth limit with an issue', () => {
    const text = '['.repeat(20_000)
    const { stream } = readInPieces(text, [7, 5000])
    expect(ledgerOf(stream)).toEqual(['too_deep@64'])
    expect(stream.done).toBe(false)
  })

  it('reads any depth that is allowed without running out of stack', () => {
    const text = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const { stream } = readInPieces(text, [15_000, 30_000], { limits: { maxDepth: 20_000 } })
    expect([stream.done, ledgerOf(stream)]).toEqual([true, []])
  })

  it('stops at the length limit, at the same place for every cut', () => {
    const text = '{"a":"bcdefgh","i":1}'
    for (const cuts of [[], everyCut(text), [3, 12]]) {
      const { stream } = readInPieces(text, cuts, { limits: { maxLength: 10 } })
      expect([stream.value, ledgerOf(stream), stream.done]).toEqual([{ a: 'bcde' }, ['too_long@10'], false])
    }
  })

  it('lists a bounded number of repairs', () => {
    const { stream } = readInPieces(`[${','.repeat(10_000)}1]`)
    expect(stream.value).toEqual([1])
    expect(stream.repairs.length).toBe(501)
    expect(stream.repairs.at(-1)?.code).toBe('more_repairs')
  })

  it('ignores what comes after the end', () => {
    const { stream } = readInPieces('{"a":1')
    stream.push('}')
    stream.end()
    expect([stream.value, ledgerOf(stream)]).toEqual([{}, ['unterminated@6']])
  })
})

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"',
      "'",
      '\\',
      '\\u',
      'd83c',
      '\ud83c',
      '\udf0d',
      '/',
      '*',
      '#',
      '\n',
      ' ',
      '```',
    ],
    ...[
      'json',
      'true',
      'None',
      '-',
      '1',
      '.5',
      'e',
      '>',
      ';',
      '"a":',
      '{"k":[',
      '"x",',
      '\uFEFF',
      '\u0000',
      '__proto__',
    ],
  )
  const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))

  it.each([true, false])('reads the same whatever way it is cut, with repairs %s', (repair) => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat(80), { maxLength: 6 }), (text, cuts) => {
        const whole = readInPieces(text, [], { repair }).stream
        const { stream } = readInPieces(text, cuts, { repair })
        expect([stream.value, stream.done, stream.repairs, stream.issues]).toEqual([
          whole.value,
          whole.done,
          whole.repairs,
          whole.issues,
        ])
      }),
      { seed: 3, numRuns: 1500 },
    )
  })

  it('gives well-formed data that JSON can hold', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const stream = createJsonStream()
        for (const character of text) {
          stream.push(character)
          const { value } = stream
          if (value !== undefined) expect(JSON.parse(JSON.stringify(value))).toEqual(value)
          expect(/\\ud[89a-f]/.test(JSON.stringify(value) ?? '')).toBe(false)
        }
      }),
      { seed: 4, numRuns: 500 },
    )
  })

  it('agrees with JSON.parse on what is JSON, and says so on what is not', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { stream } = readInPieces(text, [], { repair: false })
        let parsed: unknown
        try {
          parsed = JSON.parse(text)
        } catch {
          expect(stream.issues.length, 'an issue for what JSON.parse refuses').toBeGreaterThan(0)
          return
        }
        // Half a surrogate pair is JSON, but no text.
        const wellFormed = JSON.stringify(parsed).replace(/\\ud[89a-f][\da-f]{2}/g, '\uFFFD')
        expect(stream.value).toEqual(JSON.parse(wellFormed))
      }),
      { seed: 5, numRuns: 1500 },
    )
  })
})
