import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATALOG } from '../dispatch/catalog.fixtures.ts'
import { type CanvasRegistry, createCanvas } from '../registry/create-canvas.ts'
import { type CanvasSnapshot, EMPTY_CANVAS } from '../state/instance.ts'
import { EMPTY_CANVAS_STATE } from '../wire/canvas-state.ts'
import { foldCanvas } from '../wire/fold-canvas.ts'
import { readCanvasFrame } from '../wire/read-canvas-frame.ts'
import { compactTrace } from './compact-trace.ts'
import { type Act, aimed, anyAct, anyActs } from './operations.fixtures.ts'
import { replayTrace } from './replay-trace.ts'

const SETTINGS = { numRuns: 50, seed: 11 }

const newCanvas = (): CanvasRegistry => createCanvas({ catalog: CATALOG, now: () => 0 })

/** Whether it was done. */
function act(canvas: CanvasRegistry, what: Act): boolean {
  if (what.kind !== 'ask') return canvas[what.kind](what.by).ok
  const planned = canvas.dispatch(aimed(what.request, canvas.snapshot()), what.by)
  if (planned.ok) canvas.apply(planned.plan, { by: what.by })
  return planned.ok
}

function played(list: readonly Act[]): CanvasRegistry {
  const canvas = newCanvas()
  for (const each of list) act(canvas, each)
  return canvas
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const shown = ({ roots, instances }: CanvasSnapshot): unknown => ({ roots, instances })

describe('any sequence of operations', () => {
  it('is its trace: replayed, compacted, loaded and folded it gives the same canvas', () => {
    fc.assert(
      fc.property(anyActs, (list) => {
        const canvas = newCanvas()
        let state = EMPTY_CANVAS_STATE
        canvas.subscribe((entries) => {
          const frame = readCanvasFrame(
            asStored({
              kind: 'canvas-change',
              entries,
              canUndo: canvas.canUndo(),
              canRedo: canvas.canRedo(),
            }),
          )
          if (frame === undefined) throw new Error('a frame of the registry could not be read')
          state = foldCanvas(state, state.seq + 1, frame)
          expect(foldCanvas(state, state.seq, frame)).toBe(state)
        })
        for (const each of list) act(canvas, each)

        const snapshot = canvas.snapshot()
        const replay = replayTrace(asStored(canvas.trace()), CATALOG)
        expect(replay).toMatchObject({ issues: [], skipped: [] })
        expect(replay.snapshot).toEqual(snapshot)
        expect(replay.canvas.trace()).toEqual(canvas.trace())
        expect([replay.canvas.canUndo(), replay.canvas.canRedo()]).toEqual([
          canvas.canUndo(),
          canvas.canRedo(),
        ])
        const compact = replayTrace(asStored(compactTrace(canvas)), CATALOG)
        expect(compact).toMatchObject({ issues: [], skipped: [] })
        expect(compact.snapshot).toEqual(snapshot)
        expect(compact.canvas.canUndo()).toBe(false)
        const loaded = createCanvas({ catalog: CATALOG, trace: canvas.trace() })
        expect(loaded.snapshot()).toEqual(snapshot)
        expect(state).toMatchObject({ canUndo: canvas.canUndo(), canRedo: canvas.canRedo() })
        expect(state.snapshot).toEqual(snapshot)
        expect(Object.keys(state.views).sort()).toEqual(Object.keys(snapshot.instances).sort())
      }),
      SETTINGS,
    )
  })

  it('can be undone and redone, step by step, to the empty canvas and back', () => {
    fc.assert(
      fc.property(anyActs, (list) => {
        const canvas = played(list)
        while (canvas.canRedo()) canvas.redo('user')
        const last = canvas.snapshot()
        const seen: unknown[] = []
        while (canvas.canUndo()) {
          seen.push(shown(canvas.snapshot()))
          expect(canvas.undo('user').ok).toBe(true)
        }
        expect(shown(canvas.snapshot())).toEqual(shown(EMPTY_CANVAS))
        expect(canvas.snapshot().nextId).toBe(last.nextId)
        while (canvas.canRedo()) {
          expect(canvas.redo('model').ok).toBe(true)
          expect(shown(canvas.snapshot())).toEqual(seen.pop())
        }
        expect(canvas.snapshot()).toEqual(last)
      }),
      SETTINGS,
    )
  })

  it('gives no id twice, and what is refused changes nothing', () => {
    fc.assert(
      fc.property(anyActs, (list) => {
        const canvas = newCanvas()
        for (const each of list) {
          const [snapshot, count] = [canvas.snapshot(), canvas.trace().length]
          if (act(canvas, each)) continue
          expect(canvas.snapshot()).toBe(snapshot)
          expect(canvas.trace()).toHaveLength(count)
        }
        const created = canvas.trace().flatMap((entry) => (entry.op === 'create' ? [entry.id] : []))
        expect(created).toEqual([...created].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))))
        expect(new Set(created).size).toBe(created.length)
        expect(created).toEqual(created.map((_, index) => `c${index + 1}`))
      }),
      SETTINGS,
    )
  })

  it('keeps the identity of what it does not touch', () => {
    fc.assert(
      fc.property(anyActs, anyAct, (list, last) => {
        const canvas = played(list)
        const before = canvas.snapshot()
        act(canvas, last)
        const after = canvas.snapshot()
        for (const [id, instance] of Object.entries(after.instances)) {
          const was = before.instances[id]
          if (was !== undefined && was !== instance) expect(instance).not.toEqual(was)
        }
      }),
      SETTINGS,
    )
  })
})
