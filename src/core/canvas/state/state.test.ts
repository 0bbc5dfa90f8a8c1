import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainObject, type JsonObject } from '../../json/json-value.ts'
import { applyEntry } from './apply-entry.ts'
import { EMPTY_CANVAS } from './instance.ts'
import { idNumber } from './instance-id.ts'
import { mergePatch, patchBetween } from './merge-patch.ts'
import type { EntryBody, Placement } from './trace-entry.ts'
import { heightOf, leavesFirst, preorder } from './walk-instances.ts'

/** The examples of RFC 7396, appendix A, whose target and result are objects. */
const RFC: [target: JsonObject, patch: JsonObject, result: JsonObject][] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
]

const own = (text: string): JsonObject => JSON.parse(text)
const objects = fc.jsonValue({ maxDepth: 4 }).map((value) => (isPlainObject(value) ? value : { value }))
// Two that have much in common.
const pairs = fc.tuple(objects, objects, objects).map(([shared, a, b]): [JsonObject, JsonObject] => [
  { ...shared, ...a, in: { ...shared, a } },
  { ...shared, ...b, in: { ...shared, b } },
])

function holdsNull(value: unknown): boolean {
  if (value === null) return true
  return isPlainObject(value) && Object.values(value).some(holdsNull)
}

describe('mergePatch', () => {
  it.each(RFC)('%j with %j is %j', (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result)
  })

  it('keeps what did not change, and its argument as it is', () => {
    const target = { a: { b: 1 }, list: [1, { c: 2 }], d: 'x' }
    expect(mergePatch(target, { a: { b: 1 }, list: [1, { c: 2 }], gone: null })).toBe(target)
    const after = mergePatch(target, { d: 'y' })
    expect(after).toEqual({ ...target, d: 'y' })
    expect(after.a).toBe(target.a)
    expect(target.d).toBe('x')
  })

  it('takes __proto__ for a key like any other', () => {
    const merged = mergePatch({}, own('{"__proto__":{"polluted":true}}'))
    expect(Object.keys(merged)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
    expect(mergePatch(merged, own('{"__proto__":null}'))).toEqual({})
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('patchBetween', () => {
  it('gives exactly the other object, or says that no patch can', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const patch = patchBetween(before, after)
        if (patch === undefined) expect(holdsNull(after)).toBe(true)
        else expect(mergePatch(before, patch)).toEqual(after)
        expect(patchBetween(before, before)).toEqual({})
      }),
      { numRuns: 300, seed: 3 },
    )
  })

  it.each([
    [{ a: null }, { a: null }, {}],
    [{ a: null }, {}, { a: null }],
    [{}, { a: null }, undefined],
    [{ a: 1 }, { a: { b: null } }, undefined],
    [{ a: { b: null } }, { a: { b: null, c: 1 } }, { a: { c: 1 } }],
    [{}, { a: [null] }, { a: [null] }],
  ])('from %j to %j is %j', (before, after, patch) => {
    expect(patchBetween(before, after)).toEqual(patch)
  })
})

describe('applyEntry', () => {
  const create = (id: string, more: Partial<Placement> = {}): EntryBody => ({
    op: 'create',
    id,
    component: 'A',
    version: 1,
    props: {},
    ...more,
  })
  const canvas = [
    create('c1'),
    create('c2', { parentId: 'c1' }),
    create('c3', { parentId: 'c2' }),
    create('c4', { parentId: 'c1' }),
  ].reduce(applyEntry, EMPTY_CANVAS)

  it('walks containers before and after what they hold', () => {
    expect(preorder(canvas)).toEqual(['c1', 'c2', 'c3', 'c4'])
    expect(leavesFirst(canvas)).toEqual(['c3', 'c2', 'c4', 'c1'])
    expect([heightOf(canvas, 'c1'), heightOf(canvas, 'c4')]).toEqual([3, 1])
  })

  const misfits: EntryBody[] = [
    create('c1'),
    create('x5'),
    create('c0'),
    create('c5', { parentId: 'c9' }),
    create('c5', { index: 2 }),
    create('c5', { index: -1 }),
    create('c5', { index: 0.5 }),
    { op: 'update', id: 'c9', component: 'A', version: 1, props: {} },
    { op: 'update', id: 'c1', component: 'B', version: 1, props: { a: 1 } },
    { op: 'update', id: 'c1', component: 'A', version: 1, props: {} },
    { op: 'update', id: '__proto__', component: 'A', version: 1, props: { a: 1 } },
    { op: 'remove', id: 'c9' },
    { op: 'remove', id: 'constructor' },
    { op: 'clear', keep: ['c3', 'c4'] },
    { op: 'clear', keep: ['c1', 'c2', 'c3', 'c4'], nextId: 2 },
    { op: 'clear', keep: ['c3', 'c4'], nextId: Number.NaN },
    { op: 'move', id: 'c1', parentId: 'c3', index: 0 },
    { op: 'move', id: 'c1', parentId: 'c1', index: 0 },
    { op: 'move', id: 'c2', parentId: 'c1', index: 0 },
    { op: 'move', id: 'c2', parentId: 'c1', index: 2 },
    { op: 'move', id: 'c2', parentId: 'c9', index: 0 },
    { op: 'layout', id: 'c9', layout: { width: 'full' } },
    { op: 'layout', id: 'c1', layout: { pinned: false } },
  ]
  it.each(misfits)('gives the same snapshot where nothing changes: %j', (entry) => {
    expect(applyEntry(canvas, entry)).toBe(canvas)
  })

  it('skips an operation of a newer version', () => {
    const newer: EntryBody = JSON.parse('{"op":"fold","id":"c1"}')
    expect(applyEntry(canvas, newer)).toBe(canvas)
  })

  it('spends ids for good', () => {
    const cleared = applyEntry(canvas, { op: 'clear' })
    expect(cleared).toEqual({ roots: [], instances: {}, nextId: 5 })
    expect(applyEntry(cleared, { op: 'clear', nextId: 9 }).nextId).toBe(9)
  })

  it('clears all but what is kept and the containers around it', () => {
    const cleared = applyEntry(canvas, { op: 'clear', keep: ['c3', 'c77'] })
    expect(preorder(cleared)).toEqual(['c1', 'c2', 'c3'])
    expect(cleared.instances.c1?.children).toEqual(['c2'])
    expect(cleared.instances.c3).toBe(canvas.instances.c3)
  })

  it('walks a canvas of any depth', () => {
    let deep = EMPTY_CANVAS
    for (let number = 1; number <= 1500; number += 1) {
      deep = applyEntry(deep, create(`c${number}`, number === 1 ? {} : { parentId: `c${number - 1}` }))
    }
    expect(applyEntry(deep, { op: 'remove', id: 'c1' }).instances).toEqual({})
  })
})

describe('idNumber', () => {
  it.each([
    'c',
    'c0',
    'c01',
    'C1',
    'c1 ',
    'c-1',
    'c1.5',
    '1',
    'c1e3',
    'c1234567890123456',
    '',
    1,
    null,
    undefined,
    {},
  ])('%j is no id', (id) => expect(idNumber(id)).toBeUndefined())
  it('reads the number', () => expect([idNumber('c1'), idNumber('c120')]).toEqual([1, 120]))
})
