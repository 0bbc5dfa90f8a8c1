import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Frame, NumberedFrame, TreeNode } from '../../core/index.ts'
import { createRunLog } from '../sink/run-log.ts'
import { fold } from '../test-kit/sse-client.ts'
import { createFrameEncoder } from './frame-encoder.ts'

const leaf = fc.record({
  type: fc.constantFrom('Text', 'Chart'),
  props: fc.dictionary(
    fc.constantFrom('text', 'rows', '__proto__'),
    fc.oneof(fc.string(), fc.array(fc.nat())),
  ),
})
const tree: fc.Arbitrary<TreeNode> = fc.record({
  type: fc.constant('Stack'),
  props: fc.record({ title: fc.string() }, { requiredKeys: [] }),
  children: fc.array(leaf, { maxLength: 3 }),
})
const callId = fc.constantFrom('a', 'b')

const frame: fc.Arbitrary<Frame> = fc.oneof(
  fc.string().map((text): Frame => ({ kind: 'text', text })),
  callId.map((toolCallId): Frame => ({ kind: 'tool-input-start', toolCallId, name: 'ui__render' })),
  fc
    .tuple(callId, fc.string())
    .map(([toolCallId, text]): Frame => ({ kind: 'tool-input-delta', toolCallId, text })),
  callId.map(
    (toolCallId): Frame => ({ kind: 'tool-input-available', toolCallId, name: 'ui__render', input: {} }),
  ),
  callId.map((toolCallId): Frame => ({ kind: 'tool-output', toolCallId, output: 1 })),
  fc.tuple(callId, tree).map(
    ([toolCallId, root]): Frame => ({
      ...{ kind: 'ui', id: `${toolCallId}:ui:0`, component: 'genui:tree', toolCallId },
      props: { root },
      partial: true,
    }),
  ),
  fc.tuple(callId, tree).map(
    ([toolCallId, root]): Frame => ({
      ...{ kind: 'ui', id: `${toolCallId}:ui:0`, component: 'genui:tree', toolCallId },
      props: { root },
      version: 1,
    }),
  ),
  callId.map(
    (toolCallId): Frame => ({
      ...{ kind: 'ui', id: `${toolCallId}:ui:0`, component: 'genui:tree', toolCallId },
      props: {},
      partial: true,
      withdrawn: true,
    }),
  ),
)

/** Reads a log while it is written: at each step the reader either takes everything there is, or falls behind. */
function deliver(
  emitted: readonly Frame[],
  keepsUp: readonly boolean[],
  options: { deltas: boolean; after: number },
): NumberedFrame[] {
  const log = createRunLog(Number.POSITIVE_INFINITY)
  const encoder = createFrameEncoder(options)
  const sent: NumberedFrame[] = []
  let cursor = 0
  const read = (): void => {
    for (let next = log.next(cursor); next !== undefined; next = log.next(cursor)) {
      cursor = next.seq
      const encoded = encoder.encode(next)
      if (encoded !== undefined) sent.push(encoded)
    }
  }
  emitted.forEach((each, index) => {
    log.append(each)
    if (keepsUp[index % keepsUp.length] === true) read()
  })
  read()
  return sent
}

const finish: Frame = { kind: 'finish', reason: 'stop' }

it('every client ends with the same parts: fast or slow, with or without deltas, from any point on', () => {
  fc.assert(
    fc.property(
      fc.array(frame, { maxLength: 25 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      fc.nat({ max: 26 }),
      (frames, keepsUp, deltas, after) => {
        const emitted = [...frames, finish]
        const { parts } = fold(emitted.map((each, index) => ({ seq: index + 1, frame: each })))
        const live = deliver(emitted, keepsUp, { deltas, after: 0 })
        expect(fold(live).parts).toEqual(parts)
        const before = live.filter(({ seq }) => seq <= after)
        const resumed = deliver(emitted, [false], { deltas, after })
        expect(fold(resumed, fold(before)).parts).toEqual(parts)
      },
    ),
    { numRuns: 400, seed: 11 },
  )
})
