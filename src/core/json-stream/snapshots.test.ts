import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJsonStream } from './create-json-stream.ts'
import { everyCut, readInPieces } from './read-in-pieces.fixtures.ts'

const EXAMPLES = [
  '{"type":"Card","props":{"title":"Sales \\u00e9\\ud83c\\udf0d","n":-12.5e2,"on":true},"children":[{"type":"Text"},[]]}',
  '[[1,[2,{"a":"b"}]],{"c":{}},"d\\n\\"e\\"",null,0]',
  'Here:\n```json\n{"a":[1,2,], \'b\': "x 🌍\ny", c: None /* no */}\n```',
  '{"":{"__proto__":{"x":[1]},"toString":"t"}}',
]

/** Whether `later` only adds to `earlier`: longer strings, more items, more keys. */
function growsFrom(earlier: unknown, later: unknown): boolean {
  if (earlier === undefined) return true
  if (typeof earlier === 'string') return typeof later === 'string' && later.startsWith(earlier)
  if (typeof earlier !== 'object' || earlier === null) return Object.is(earlier, later)
  if (typeof later !== 'object' || later === null || Array.isArray(earlier) !== Array.isArray(later))
    return false
  const keys = Object.keys(later)
  return Object.entries(earlier).every(
    ([key, value], index) => keys[index] === key && growsFrom(value, Object.entries(later)[index]?.[1]),
  )
}

/** Every container of a snapshot that equals what stood at the same place before must be that same object. */
function expectSharing(before: unknown, after: unknown): void {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return
  if (before === after) return
  expect(after).not.toEqual(before)
  const entries = new Map(Object.entries(before))
  for (const [key, value] of Object.entries(after)) expectSharing(entries.get(key), value)
}

function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const item of Object.values(value)) freezeDeep(item)
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

describe('snapshots', () => {
  it.each(EXAMPLES)('only grow: %j', (text) => {
    const { snapshots } = readInPieces(text, everyCut(text))
    for (let index = 1; index < snapshots.length; index++) {
      expect(growsFrom(snapshots[index - 1], snapshots[index]), `at ${index}`).toBe(true)
    }
  })

  it.each(EXAMPLES)('are safe wherever the text is cut: %j', (text) => {
    const whole = readInPieces(text).stream.value
    for (const cut of everyCut(text)) {
      const [value] = readInPieces(text, [cut]).snapshots
      expect(growsFrom(value, whole), text.slice(0, cut)).toBe(true)
      expect(stringsOf(value).filter((part) => /\p{Surrogate}/u.test(part))).toEqual([])
    }
  })

  it('show no number or word before something delimits it', () => {
    const { snapshots } = readInPieces('[12,true]', everyCut('[12,true]'))
    expect(snapshots).toEqual([undefined, undefined, [], [], [12], [12], [12], [12], [12], [12, true]])
  })

  it('share what did not change and never change what was handed out', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.integer({ min: 1, max: 7 }), (value, size) => {
        const text = JSON.stringify(value)
        const stream = createJsonStream()
        let before: unknown
        for (let from = 0; from < text.length; from += size) {
          stream.push(text.slice(from, from + size))
          const after = stream.value
          freezeDeep(after)
          expectSharing(before, after)
          expect(stream.value).toBe(after)
          before = after
        }
        stream.end()
        expect(stream.value).toEqual(value)
      }),
      { seed: 2, numRuns: 300 },
    )
  })

  it('keep the identity of a container that closes unchanged', () => {
    const stream = createJsonStream()
    stream.push('{"a":[1,2 ')
    const open = stream.value
    expect(stream.isOpen(Object(open))).toBe(true)
    stream.push(']')
    expect(stream.value).toBe(open)
    stream.push('}')
    expect(stream.value).toBe(open)
    expect(stream.isOpen(Object(open))).toBe(false)
  })
})

describe('isOpen', () => {
  it('speaks of the last snapshot read, not of the text', () => {
    const stream = createJsonStream()
    stream.push('{"a":{"b":1,"c":"x')
    const early = Object(stream.value)
    const inner = Object(early.a)
    stream.push('y"},"d":1}')
    expect([stream.isOpen(early), stream.isOpen(inner)]).toEqual([true, true])
    const late = Object(stream.value)
    expect([stream.isOpen(late), stream.isOpen(late.a), stream.isOpen(inner)]).toEqual([false, false, false])
  })

  it('is true of exactly the containers that the text has not closed', () => {
    const text = EXAMPLES[0] ?? ''
    for (const cut of everyCut(text)) {
      const stream = createJsonStream()
      stream.push(text.slice(0, cut))
      if (stream.value === undefined) continue
      const open: number[] = []
      const visit = (value: unknown, depth: number): void => {
        if (typeof value !== 'object' || value === null) return
        if (stream.isOpen(value)) open.push(depth)
        for (const item of Object.values(value)) visit(item, depth + 1)
      }
      visit(stream.value, 1)
      const brackets = text.slice(0, cut).replace(/"(?:[^"\\]|\\.)*("|\\?$)/g, '')
      const depth = [...brackets].reduce(
        (sum, c) => sum + ('{['.includes(c) ? 1 : '}]'.includes(c) ? -1 : 0),
        0,
      )
      expect(open).toEqual(Array.from({ length: depth }, (_, index) => index + 1))
    }
  })

  it('stays true of what the text never closed', () => {
    const { stream } = readInPieces('{"a":[1,')
    expect(stream.isOpen(Object(stream.value))).toBe(true)
    expect(stream.done).toBe(false)
  })
})

describe('very wide containers', () => {
  const rows = Array.from({ length: 5000 }, (_, id) => ({ id }))
  const text = JSON.stringify(rows)

  it('may lag by one character for 16 items, and are exact at the end', () => {
    const stream = createJsonStream()
    const different = new Set<unknown>()
    for (let from = 0; from < text.length; from += 20) {
      stream.push(text.slice(from, from + 20))
      const { value } = stream
      different.add(value)
      const written = text.slice(0, from + 20).split('},').length - 1
      const shown = Array.isArray(value) ? value.length : 0
      // A row is at most 12 characters, so that many of them may be missing.
      expect(written - shown).toBeLessThanOrEqual(Math.max(1024, written) / 16 / 9 + 1)
    }
    expect(different.size).toBeLessThan(text.length / 20 / 2)
    expect(stream.value).toEqual(rows)
  })

  it('keep saying what was open in a snapshot that lags', () => {
    const stream = createJsonStream()
    stream.push(text.slice(0, 40_000))
    const snapshot = stream.value
    const last = Array.isArray(snapshot) ? snapshot.at(-1) : undefined
    const isLastOpen = stream.isOpen(Object(last))
    stream.push(text.slice(40_000, 40_020))
    expect(stream.value).toBe(snapshot)
    expect([stream.isOpen(Object(snapshot)), stream.isOpen(Object(last))]).toEqual([true, isLastOpen])
    stream.push(text.slice(40_020))
    expect(stream.value).toEqual(rows)
    expect(stream.isOpen(Object(stream.value))).toBe(false)
  })
})
