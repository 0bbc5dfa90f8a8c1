import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDelta } from './apply-delta.ts'
import type { DeltaOperation } from './delta.ts'
import { diffValues } from './diff-values.ts'

const shared = { deep: [1, 2, 3] }

describe('diffValues', () => {
  it.each<[string, unknown, unknown, DeltaOperation[]]>([
    ['nothing for the same object', shared, shared, []],
    ['an append where text grew', { a: 'ab' }, { a: 'abc' }, [['append', ['a'], 'c']]],
    ['a set where text changed', { a: 'ab' }, { a: 'xb' }, [['set', ['a'], 'xb']]],
    ['a set where text was empty', { a: '' }, { a: 'x' }, [['set', ['a'], 'x']]],
    ['one push for all new items', [1], [1, 2, 3], [['push', [], 2, 3]]],
    ['a short path to a child', { children: [{ a: 1 }] }, { children: [{ a: 2 }] }, [['set', [0, 'a'], 2]]],
    ['one cut for fewer children', { children: [1, 2] }, { children: [1] }, [['cut', [1]]]],
    ['one cut for a shorter list', [1, 2, 3], [1], [['cut', [1]]]],
    ['a cut for a key that went', { a: 1, b: 2 }, { a: 1 }, [['cut', ['b']]]],
    ['a set for a key that came', { a: 1 }, { a: 1, b: 2 }, [['set', ['b'], 2]]],
    [
      'the whole node where its type changed',
      { n: { type: 'A', props: { x: 1 } } },
      { n: { type: 'B', props: { x: 1 } } },
      [['set', ['n'], { type: 'B', props: { x: 1 } }]],
    ],
    ['the whole value where its kind changed', { a: [1] }, { a: { 0: 1 } }, [['set', ['a'], { 0: 1 }]]],
  ])('gives %s', (_, before, after, operations) => {
    expect(diffValues(before, after)).toEqual(operations)
  })

  it('does not look into what both share', () => {
    const hostile = Object.defineProperty({}, 'x', {
      enumerable: true,
      get() {
        throw new Error('looked inside')
      },
    })
    expect(diffValues({ a: hostile, b: 1 }, { a: hostile, b: 2 })).toEqual([['set', ['b'], 2]])
  })
})

describe('applyDelta', () => {
  it('is undone by nothing: applying the difference gives the target, and leaves the source as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const frozen = JSON.stringify(before)
        const result = applyDelta(before, JSON.parse(JSON.stringify(diffValues(before, after))))
        expect(JSON.stringify(before)).toBe(frozen)
        // -0 and lone surrogates do not survive JSON; compare what the wire can carry.
        expect(result).toEqual({ ok: true, value: JSON.parse(JSON.stringify(after)) })
      }),
      { seed: 7, numRuns: 500 },
    )
  })

  it('shares what did not change', () => {
    const before = { left: { a: 1 }, right: { b: [1] } }
    const result = applyDelta(before, [['push', ['right', 'b'], 2]])
    expect(result.ok && result.value).toEqual({ left: { a: 1 }, right: { b: [1, 2] } })
    expect(result.ok && (result.value as typeof before).left).toBe(before.left)
  })

  it.each<[string, unknown, unknown]>([
    ['a path that is not there', { a: {} }, [['set', ['b', 'c'], 1]]],
    ['an index past the end', [1], [['set', [5], 1]]],
    ['a negative index', [1], [['set', [-1], 1]]],
    ['text added to a number', { a: 1 }, [['append', ['a'], 'x']]],
    ['a child of what has no children', { a: 1 }, [['set', [0, 'a'], 1]]],
    ['an item pushed onto an object', { a: {} }, [['push', ['a'], 1]]],
    ['an inherited property', {}, [['set', ['constructor', 'x'], 1]]],
    ['an unknown operation', {}, [['swap', ['a'], 1]]],
    ['no operation at all', {}, ['nonsense']],
    ['a key into a list', [1], [['set', ['length'], 0]]],
  ])('refuses %s', (_, value, operations) => {
    // What comes over the wire has no type.
    expect(applyDelta(value, operations as DeltaOperation[])).toEqual({ ok: false })
  })

  it('takes __proto__ as data', () => {
    const result = applyDelta({}, [['set', ['__proto__'], { polluted: true }]])
    expect(JSON.stringify(result.ok && result.value)).toBe('{"__proto__":{"polluted":true}}')
    expect(Object.getPrototypeOf(result.ok && result.value)).toBe(Object.prototype)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

it('a list that grew by more than a call takes arguments is patched', () => {
  const many = Array.from({ length: 300_000 }, (_, index) => index)
  expect(applyDelta([], [['push', [], ...many]])).toEqual({ ok: true, value: many })
})
