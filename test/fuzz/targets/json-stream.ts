import assert from 'node:assert/strict'
import fc from 'fast-check'
import { createJsonStream, type JsonStream } from '../../../src/core/index.ts'
import { cutText, malformed, pieceSizes } from '../malformed-text.ts'
import { fuzzProperty } from '../property.ts'

const jsonTexts = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }).map((value) => JSON.stringify(value, null, 1)),
)
const texts = malformed(jsonTexts)

function readWhole(text: string, repair: boolean): JsonStream {
  const stream = createJsonStream({ repair })
  stream.push(text)
  stream.end()
  return stream
}

/** Equal containers at the same place in two snapshots must be the same object. */
function assertSharing(before: unknown, after: unknown): void {
  if (before === after || typeof before !== 'object' || typeof after !== 'object') return
  if (before === null || after === null) return
  assert.notDeepEqual(after, before, 'an unchanged container lost its identity')
  const entries = new Map(Object.entries(before))
  for (const [key, value] of Object.entries(after)) assertSharing(entries.get(key), value)
}

function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const item of Object.values(value)) freezeDeep(item)
}

function assertWellFormed(value: unknown): void {
  if (typeof value === 'string') assert.doesNotMatch(value, /\p{Surrogate}/u, 'half a surrogate pair')
  else if (typeof value === 'number') assert.ok(Number.isFinite(value))
  else if (typeof value !== 'object') assert.equal(typeof value, 'boolean')
  else if (value !== null) for (const entry of Object.entries(value).flat()) assertWellFormed(entry)
}

export const jsonStreamProperties = [
  fuzzProperty(
    'json-stream: values, repairs and issues do not depend on how the text is cut',
    fc.tuple(texts, pieceSizes, fc.boolean()),
    ([text, sizes, repair]) => {
      const whole = readWhole(text, repair)
      const stream = createJsonStream({ repair })
      for (const piece of cutText(text, sizes)) stream.push(piece)
      stream.end()
      assert.deepEqual(
        [stream.value, stream.done, stream.repairs, stream.issues],
        [whole.value, whole.done, whole.repairs, whole.issues],
      )
    },
  ),
  fuzzProperty(
    'json-stream: snapshots are immutable, share structure and are well-formed',
    fc.tuple(texts, pieceSizes),
    ([text, sizes]) => {
      const stream = createJsonStream()
      let before: unknown
      for (const piece of cutText(text, sizes)) {
        stream.push(piece)
        const after = stream.value
        if (after !== undefined) assertWellFormed(after)
        // A key written twice is a new value, even if it is equal.
        if (stream.issues.length === 0) assertSharing(before, after)
        freezeDeep(after)
        before = after
      }
      stream.end()
    },
  ),
  fuzzProperty('json-stream: what JSON.parse reads is read the same, without a repair', jsonTexts, (text) => {
    for (const repair of [true, false]) {
      const stream = readWhole(text, repair)
      // Half a surrogate pair is valid JSON, but not valid text; JSON.stringify escapes it.
      const wellFormed = text.replace(/(?<!\\)((?:\\\\)*)\\ud[89a-f][\da-f]{2}/g, '$1\uFFFD')
      assert.deepEqual(stream.value, JSON.parse(wellFormed))
      assert.ok(stream.done)
      assert.deepEqual(stream.issues, [])
      if (wellFormed === text) assert.deepEqual(stream.repairs, [])
    }
  }),
  fuzzProperty('json-stream: limits hold and offsets stay inside the text', texts, (text) => {
    const limits = { maxDepth: 3, maxLength: 40 }
    const stream = createJsonStream({ limits })
    stream.push(text)
    stream.end()
    const depth = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0
    assert.ok(depth(stream.value) <= limits.maxDepth)
    for (const { offset } of [...stream.repairs, ...stream.issues]) {
      assert.ok(offset !== undefined && offset >= 0 && offset <= Math.min(text.length, limits.maxLength))
    }
  }),
]
