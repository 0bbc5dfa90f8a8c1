import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CATALOG } from '../dispatch/catalog.fixtures.ts'
import { type CanvasRegistry, createCanvas } from '../registry/create-canvas.ts'
import type { CanvasSnapshot } from '../state/instance.ts'
import { findInstance, idNumber } from '../state/instance-id.ts'
import { findLinkCycle, linksOf } from '../state/links.ts'
import type { CanvasTrace } from '../state/trace-entry.ts'
import { compactTrace } from './compact-trace.ts'
import { type Act, aimed, anyActs } from './operations.fixtures.ts'

const SETTINGS = { numRuns: 40, seed: 12 }

const load = (trace: CanvasTrace): CanvasRegistry =>
  createCanvas({ catalog: CATALOG, now: () => 0, trace: JSON.parse(JSON.stringify(trace)) })

function act(canvas: CanvasRegistry, { kind, by, ...asked }: Act): void {
  if (!('request' in asked)) {
    if (kind !== 'ask') canvas[kind](by)
    return
  }
  const planned = canvas.dispatch(aimed(asked.request, canvas.snapshot()), by)
  if (planned.ok) canvas.apply(planned.plan, { by })
}

const shown = ({ roots, instances }: CanvasSnapshot): unknown => ({ roots, instances })

it('a canvas that was closed and loaded anywhere goes on as if it had not been, undo and redo too', () => {
  fc.assert(
    fc.property(anyActs, fc.infiniteStream(fc.boolean()), (acts, reloads) => {
      const steady = load([])
      let reloaded = load([])
      for (const each of acts) {
        act(steady, each)
        if (reloads.next().value === true) reloaded = load(reloaded.trace())
        act(reloaded, each)
        expect([reloaded.canUndo(), reloaded.canRedo()]).toEqual([steady.canUndo(), steady.canRedo()])
      }
      expect(reloaded.trace()).toEqual(steady.trace())
      expect(reloaded.snapshot()).toEqual(steady.snapshot())
    }),
    SETTINGS,
  )
})

it('what follows a compacted trace can be undone down to it, and no further', () => {
  fc.assert(
    fc.property(anyActs, anyActs, (before, after) => {
      const first = load([])
      for (const each of before) act(first, each)
      const canvas = load(compactTrace(first))
      const beginning = canvas.snapshot()
      expect(beginning).toEqual(first.snapshot())
      for (const each of after) act(canvas, each)
      while (canvas.canRedo()) canvas.redo('user')
      const end = canvas.snapshot()
      while (canvas.canUndo()) canvas.undo('user')
      expect(shown(canvas.snapshot())).toEqual(shown(beginning))
      while (canvas.canRedo()) canvas.redo('user')
      expect(canvas.snapshot()).toEqual(end)
    }),
    SETTINGS,
  )
})

it('links never lead in a circle, and each names an id that was given and an output of what stands there', () => {
  fc.assert(
    fc.property(anyActs, (acts) => {
      const canvas = load([])
      for (const each of acts) {
        act(canvas, each)
        const snapshot = canvas.snapshot()
        for (const instance of Object.values(snapshot.instances)) {
          expect(findLinkCycle(CATALOG, snapshot, instance)).toBeUndefined()
          for (const { link } of linksOf(CATALOG.get(instance.component) ?? {}, instance.props)) {
            expect(idNumber(link.$from)).toBeLessThan(snapshot.nextId)
            const source = findInstance(snapshot, link.$from)
            if (source === undefined) continue
            expect(Object.keys(CATALOG.get(source.component)?.outputs ?? {})).toContain(link.output)
          }
        }
      }
    }),
    SETTINGS,
  )
})
