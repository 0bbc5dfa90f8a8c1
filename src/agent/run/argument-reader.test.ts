import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createArgumentReader } from './argument-reader.ts'

function read(text: string, size = 5) {
  const reader = createArgumentReader()
  for (let at = 0; at < text.length; at += size) {
    reader.push(text.slice(at, at + size))
    // Every prefix can be looked at.
    void reader.partial.value
  }
  return reader.end()
}

const metric = { type: 'Metric', props: { label: 'Sales "net" 🌍', value: 4 } }

test.each([
  ['an object', JSON.stringify(metric), metric, []],
  ['an object encoded twice', JSON.stringify(JSON.stringify(metric)), metric, ['double_encoded']],
  ['nothing', '', {}, []],
  ['blanks', '  ', {}, []],
  ['null', 'null', {}, []],
  ['null encoded twice', '"null"', {}, []],
  ['an empty string', '""', {}, []],
  ['a blank string', '"  "', {}, []],
  ['an empty object', '{}', {}, []],
])('%s', (_, text, value, repairs) => {
  for (const size of [1, 2, 5, 1000]) {
    const result = read(text, size)
    expect(result).toMatchObject({
      ok: true,
      value,
      repairs: repairs.map((code) => ({ code, lossy: false })),
    })
  }
})

test.each([
  ['a list', '[1,2]', 'got a list of 2'],
  ['a number', '7', 'got 7'],
  ['a boolean', 'true', 'got true'],
  ['a list encoded twice', '"[1]"', 'got a list of 1'],
  ['words', '"hello there"', 'expected an object'],
])('%s is refused in words a model can act on', (_, text, words) => {
  const result = read(text)
  expect(result.ok).toBe(false)
  const [issue] = result.issues.filter(({ code }) => code === 'arguments_not_object')
  expect(issue?.message).toContain('expected an object')
  expect(issue?.message).toContain(words)
})

test('text that ends inside the object is no call', () => {
  expect(read('{"rows":[1,2')).toMatchObject({ ok: false })
})

test('what is twice encoded is previewed like the rest', () => {
  const reader = createArgumentReader()
  reader.push(JSON.stringify(JSON.stringify(metric)).slice(0, 60))
  expect(reader.partial.value).toMatchObject({ type: 'Metric', props: { label: expect.any(String) } })
  expect(reader.partial.done).toBe(false)
})

test('the result does not depend on the cuts', () => {
  const property = fc.property(
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
    fc.boolean(),
    fc.integer({ min: 1, max: 9 }),
    (value, twice, size) => {
      const text = twice ? JSON.stringify(JSON.stringify(value)) : JSON.stringify(value)
      const result = read(text, size)
      expect(result.ok && JSON.stringify(result.value)).toBe(
        JSON.stringify(JSON.parse(JSON.stringify(value))),
      )
    },
  )
  fc.assert(property, { numRuns: 150, seed: 7 })
})
