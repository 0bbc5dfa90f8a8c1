import { expect, it } from 'vitest'
import { readThreadAddress, threadAddress } from './thread-address.ts'

it.each([
  ['#/t/abc', 'abc'],
  ['#/t/a%2Fb', 'a/b'],
  ['#/t/', undefined],
  ['#/t/a/b', undefined],
  ['#/t/%E0%A4%A', undefined],
  ['', undefined],
])('%j names %j', (hash, id) => {
  expect(readThreadAddress(hash)).toBe(id)
})

it.each(['abc', 'a/b ü'])('reads what it wrote: %j', (id) => {
  expect(readThreadAddress(threadAddress(id))).toBe(id)
})
