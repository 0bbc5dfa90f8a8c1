import assert from 'node:assert/strict'
import fc from 'fast-check'
import { anyFrame, anyRun, foldAll, withDeltas } from '../../../src/core/frames/fold/frames.fixtures.ts'
import { foldFrame, initialRunState, isTreeNode, readFrame, settleParts } from '../../../src/core/index.ts'
import { fuzzProperty } from '../property.ts'

/** Frames as a broken or hostile server might send them: fields changed, dropped or of another type. */
const strangeFrame = fc
  .tuple(
    anyFrame,
    fc.dictionary(fc.constantFrom('kind', 'id', 'props', 'root', 'ops', 'base', 'state'), fc.jsonValue()),
  )
  .map(([frame, changes]): unknown => ({ ...frame, ...changes }))

export const foldProperties = [
  fuzzProperty(
    'fold: live, resumed, replayed and stored give the same parts, as snapshots or deltas',
    fc.tuple(anyRun, fc.nat()),
    ([frames, cutSeed]) => {
      const live = foldAll(frames)
      const cut = cutSeed % (frames.length + 1)
      assert.deepEqual(foldAll(frames.slice(cut), foldAll(frames.slice(0, cut))).parts, live.parts)
      assert.deepEqual(foldAll(withDeltas(frames)).parts, live.parts)
      assert.deepEqual(settleParts(live.parts), live.parts)
    },
  ),
  fuzzProperty('fold: every prefix draws, and a frame twice changes nothing', anyRun, (frames) => {
    let state = initialRunState
    for (const { seq, frame } of withDeltas(frames)) {
      state = foldFrame(state, seq, frame)
      assert.equal(foldFrame(state, seq, frame), state)
      for (const part of state.parts) {
        if (part.type === 'ui' && part.component === 'genui:tree') assert.ok(isTreeNode(part.props.root))
      }
    }
  }),
  fuzzProperty(
    'fold: strange frames are read or skipped, never thrown at',
    fc.array(strangeFrame),
    (inputs) => {
      let state = initialRunState
      for (const [index, input] of inputs.entries()) {
        const frame = readFrame(input)
        if (frame !== undefined) state = foldFrame(state, index + 1, frame)
      }
      JSON.stringify(state.parts)
    },
  ),
]
