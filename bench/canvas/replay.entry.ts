import { z } from 'zod'
import {
  type CanvasTrace,
  compactTrace,
  createCanvas,
  defineCatalog,
  defineComponent,
  replayTrace,
} from '../../src/core/index.ts'

const catalog = defineCatalog([
  defineComponent({
    name: 'Row',
    description: 'A row of cards',
    props: z.object({ title: z.string().optional() }),
    children: true,
  }),
  defineComponent({
    name: 'Box',
    description: 'One figure',
    props: z.object({
      title: z.string(),
      column: z.enum(['a', 'b', 'c']),
      digits: z.number().int().default(2),
    }),
  }),
])

/** The trace of `operations` edits as people and models make them: half creates, then updates, moves, widths and removals. */
export function recordTrace(operations: number): CanvasTrace {
  const canvas = createCanvas({ catalog, limits: { instances: operations } })
  for (let at = 0; canvas.trace().length < operations; at += 1) {
    const live = Object.keys(canvas.snapshot().instances)
    const id = live[(at * 7) % Math.max(live.length, 1)] ?? 'c1'
    const row = live.find((each) => canvas.snapshot().instances[each]?.component === 'Row')
    const planned = canvas.dispatch(operationAt(at, id, row), at % 3 === 0 ? 'user' : 'model')
    if (planned.ok) canvas.apply(planned.plan, { by: 'model' })
  }
  return canvas.trace()
}

function operationAt(at: number, id: string, row: string | undefined) {
  const props = { title: `Box ${at}`, column: ['a', 'b', 'c'][at % 3] ?? 'a' }
  switch (at % 10) {
    case 0:
      return { op: 'create' as const, component: 'Row', props: { title: `Row ${at}` } }
    case 1:
    case 2:
    case 3:
      return { op: 'create' as const, component: 'Box', props }
    case 4:
      return { op: 'create' as const, component: 'Box', props, ...(row !== undefined && { parentId: row }) }
    case 5:
    case 6:
      return { op: 'update' as const, id, props: { title: `New ${at}` } }
    case 7:
      return { op: 'move' as const, id, index: 0 }
    case 8:
      return { op: 'layout' as const, id, layout: { width: 'wide' as const } }
    default:
      return { op: 'remove' as const, id }
  }
}

/** How many instances stand at the end; throws where an entry was skipped. */
export function replay(trace: CanvasTrace): number {
  const { snapshot, skipped } = replayTrace(trace, catalog, { limits: { instances: trace.length } })
  if (skipped.length > 0) throw new Error('An entry was skipped.')
  return Object.keys(snapshot.instances).length
}

export function compactLength(trace: CanvasTrace): number {
  return compactTrace(trace).length
}
