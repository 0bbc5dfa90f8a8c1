import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareStructure } from './share-structure.ts'

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const json = fc.jsonValue({ maxDepth: 4 })

describe('shareStructure', () => {
  it('returns what equals the new value', () => {
    fc.assert(
      fc.property(json, json, (previous, next) => {
        expect(shareStructure(copy(previous), copy(next))).toEqual(copy(next))
      }),
      { seed: 3, numRuns: 300 },
    )
  })

  it('returns the previous object where both are equal', () => {
    fc.assert(
      fc.property(json, (value) => {
        const previous = copy(value)
        expect(shareStructure(previous, copy(value))).toBe(previous)
      }),
      { seed: 4, numRuns: 200 },
    )
  })

  it.each<[string, unknown, unknown, string]>([
    ['a flag that goes', { a: { x: 1 }, held: true }, { a: { x: 1 } }, 'a'],
    ['a flag that comes', { a: { x: 1 } }, { a: { x: 1 }, held: true }, 'a'],
    ['an item that is added', { a: [{ x: 1 }] }, { a: [{ x: 1 }, { x: 2 }] }, 'a.0'],
    ['an item that is cut', { a: [{ x: 1 }, { x: 2 }] }, { a: [{ x: 1 }] }, 'a.0'],
    ['a value that becomes null', { a: { x: 1 }, b: 1 }, { a: { x: 1 }, b: null }, 'a'],
  ])('%s changes its container and keeps the rest', (_, previous, next, path) => {
    const at = (value: unknown): unknown =>
      path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)
    const shared = shareStructure(previous, next)
    expect(shared).not.toBe(previous)
    expect(shared).toEqual(next)
    expect(at(shared)).toBe(at(previous))
  })

  it('never shares an object with a key __proto__, and never pollutes one', () => {
    const shared = shareStructure({ a: 1 }, JSON.parse('{"a":1,"__proto__":{"bad":true}}'))
    expect(Object.keys(shared)).toEqual(['a', '__proto__'])
    expect(Reflect.get({}, 'bad')).toBeUndefined()
  })

  it('survives values deeper than any view', () => {
    const deep = (): unknown => JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))
    const next = deep()
    expect(Array.isArray(shareStructure(deep(), next))).toBe(true)
  })
})
