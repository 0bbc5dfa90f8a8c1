import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeFrame } from './decode-frame.ts'

it.each<[string, string, unknown]>([
  ['a frame', '{"kind":"text","text":"a"}', { kind: 'text', text: 'a' }],
  ['a kind of a newer server', '{"kind":"hologram","text":"a"}', undefined],
  ['a kind of Object.prototype', '{"kind":"constructor"}', undefined],
  ['a frame without what it needs', '{"kind":"text"}', undefined],
  ['half a frame', '{"kind":"text","te', undefined],
  ['nothing', '', undefined],
  ['a list', '[1]', undefined],
])('decodes %s', (_, text, frame) => {
  expect(decodeFrame(text)).toEqual(frame)
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      decodeFrame(text)
    }),
    { seed: 7, numRuns: 300 },
  )
})
