import { describe, expect, it } from 'vitest'
import { copyJson, MAX_JSON_DEPTH } from './copy-json.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
const circular: Record<string, unknown> = {}
circular.self = circular

describe('copyJson', () => {
  it.each([
    [null, null],
    ['x', 'x'],
    [
      [1, { a: [true] }],
      [1, { a: [true] }],
    ],
    [{ a: undefined, b: 1 }, { b: 1 }],
    [
      [undefined, 1],
      [null, 1],
    ],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [Object.create(null), {}],
    [JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":1}}')],
  ])('of %j is %j', (input, value) => {
    expect(copyJson(input)).toEqual({ ok: true, value })
  })

  it.each<[unknown, (string | number)[], string]>([
    [undefined, [], 'undefined'],
    [{ a: [1, () => 1] }, ['a', 1], 'function'],
    [[{ b: 2n }], [0, 'b'], 'bigint'],
    [{ a: 1, b: Number.NaN, c: Number.NaN }, ['b'], 'number'],
    [new Map(), [], 'object'],
    [{ at: new Date(Number.NaN) }, ['at'], 'object'],
    [nested(MAX_JSON_DEPTH + 1), Array(MAX_JSON_DEPTH).fill(0), '64 deep'],
    [circular, Array(MAX_JSON_DEPTH).fill('self'), '64 deep'],
  ])('refuses %s at %j', (input, path, says) => {
    expect(copyJson(input)).toEqual({ ok: false, path, message: expect.stringContaining(says) })
  })

  it('shares nothing with its source', () => {
    const source = { list: [{ a: 1 }] }
    const copy = copyJson(source)
    source.list.push({ a: 2 })
    expect(copy).toEqual({ ok: true, value: { list: [{ a: 1 }] } })
    expect(copyJson(nested(MAX_JSON_DEPTH)).ok).toBe(true)
  })
})
