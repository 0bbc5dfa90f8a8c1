import { expect, it } from 'vitest'
import { wellFormed } from './well-formed.ts'

it.each([
  ['plain and 🌍 whole', 'plain and 🌍 whole'],
  ['🌍'.slice(0, 1), '\ufffd'],
  [`${'🌍'.slice(1)}🌍${'🌍'.slice(0, 1)}`, '\ufffd🌍\ufffd'],
  ['\udf0d\ud83c', '\ufffd\ufffd'],
])('%j', (text, expected) => {
  expect(wellFormed(text)).toBe(expected)
})
