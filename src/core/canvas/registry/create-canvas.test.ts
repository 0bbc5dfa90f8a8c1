import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineCatalog } from '../../catalog/define-catalog.ts'
import { defineComponent } from '../../catalog/define-component.ts'
import { VitrailError } from '../../error/vitrail-error.ts'
import { CATALOG } from '../dispatch/catalog.fixtures.ts'
import type { CanvasOperation } from '../dispatch/operation.ts'
import type { CanvasAuthor, TraceEntry } from '../state/trace-entry.ts'
import { type CanvasOptions, type CanvasRegistry, createCanvas } from './create-canvas.ts'

function start(options: Partial<CanvasOptions> = {}): {
  canvas: CanvasRegistry
  ask(operation: CanvasOperation, by?: CanvasAuthor): TraceEntry[]
} {
  let time = 0
  const canvas = createCanvas({ catalog: CATALOG, now: () => ++time, ...options })
  return {
    canvas,
    ask(operation, by = 'user') {
      const planned = canvas.dispatch(operation, by)
      if (!planned.ok) throw new Error(planned.issues.map(({ message }) => message).join())
      return canvas.apply(planned.plan, { by })
    },
  }
}

const note = (text: string): CanvasOperation => ({ op: 'create', component: 'Note', props: { text } })
const texts = (canvas: CanvasRegistry): unknown[] =>
  canvas.snapshot().roots.map((id) => canvas.snapshot().instances[id]?.props.text)

function codeOf(act: () => unknown): string | undefined {
  try {
    act()
  } catch (error) {
    return error instanceof VitrailError ? error.code : String(error)
  }
  return undefined
}

describe('createCanvas', () => {
  it('records each change with its number, author and time, and only what changed', () => {
    const { canvas, ask } = start()
    ask(note('one'), 'model')
    ask({ op: 'update', id: 'c1', props: { tags: ['x'], text: 'one' } })
    expect(ask({ op: 'update', id: 'c1', props: { text: 'one' } })).toEqual([])
    expect(ask({ op: 'move', id: 'c1' })).toEqual([])
    ask({
      op: 'create-many',
      instances: [
        { component: 'CardRow', props: {}, children: [{ component: 'Note', props: { text: 'in' } }] },
      ],
    })
    expect(canvas.trace()).toEqual([
      {
        v: 1,
        change: 1,
        by: 'model',
        at: 1,
        op: 'create',
        id: 'c1',
        component: 'Note',
        version: 2,
        props: { text: 'one', tags: [], style: { size: 1 } },
      },
      {
        v: 1,
        change: 2,
        by: 'user',
        at: 2,
        op: 'update',
        id: 'c1',
        component: 'Note',
        version: 2,
        props: { tags: ['x'] },
      },
      {
        v: 1,
        change: 3,
        by: 'user',
        at: 3,
        op: 'create',
        id: 'c2',
        component: 'CardRow',
        version: 1,
        props: {},
      },
      {
        v: 1,
        change: 3,
        by: 'user',
        at: 3,
        op: 'create',
        id: 'c3',
        component: 'Note',
        version: 2,
        props: { text: 'in', tags: [], style: { size: 1 } },
        parentId: 'c2',
      },
    ])
  })

  it('writes all props where no patch can set a null', () => {
    const { ask } = start()
    ask(note('one'))
    const props = { text: 'one', subtitle: null }
    expect(ask({ op: 'update', id: 'c1', props, whole: true })).toMatchObject([{ whole: true, props }])
  })

  it('takes back whole changes, anybody’s, and a new one ends what could be redone', () => {
    const { canvas, ask } = start()
    ask(note('one'), 'model')
    ask(note('two'), 'user')
    ask({ op: 'clear' }, 'model')
    expect(canvas.undo('user')).toMatchObject({
      ok: true,
      entries: [
        { op: 'restore', id: 'c1', undoes: 3, by: 'user' },
        { op: 'restore', id: 'c2' },
      ],
    })
    expect(canvas.undo('user')).toMatchObject({ ok: true, entries: [{ op: 'remove', id: 'c2', undoes: 2 }] })
    expect(texts(canvas)).toEqual(['one'])
    expect(canvas.redo('user')).toMatchObject({ ok: true, entries: [{ op: 'restore', id: 'c2', redoes: 2 }] })
    expect(canvas.undo('user')).toMatchObject({ ok: true, entries: [{ op: 'remove', id: 'c2', undoes: 2 }] })
    ask(note('three'))
    expect([canvas.canUndo(), canvas.canRedo()]).toEqual([true, false])
    expect(canvas.redo('user')).toMatchObject({ ok: false, issues: [{ code: 'nothing_to_redo' }] })
    expect(texts(canvas)).toEqual(['one', 'three'])
    expect(canvas.snapshot().roots).toEqual(['c1', 'c3'])
    expect(canvas.undo('user').ok && canvas.undo('user').ok).toBe(true)
    expect(canvas.undo('user')).toMatchObject({
      ok: false,
      issues: [{ code: 'nothing_to_undo', message: 'there is nothing to undo' }],
    })
  })

  it('goes on from its own trace, undo and redo with it', () => {
    const { canvas, ask } = start()
    ask(note('one'))
    ask({ op: 'update', id: 'c1', props: { text: 'two' } })
    canvas.undo('user')
    const { canvas: again } = start({ trace: JSON.parse(JSON.stringify(canvas.trace())) })
    expect(texts(again)).toEqual(['one'])
    expect(again.redo('user').ok).toBe(true)
    expect(texts(again)).toEqual(['two'])
    expect(again.trace().at(-1)).toMatchObject({ change: 4, redoes: 2 })
  })

  it('has nothing to take back of a change that changed nothing', () => {
    const { canvas, ask } = start()
    ask(note('one'))
    const [first] = canvas.trace()
    const trace: TraceEntry[] = [
      ...canvas.trace(),
      { v: 1, change: 2, by: 'user', at: 0, op: 'remove', id: 'c9' },
    ]
    const { canvas: again } = start({ trace })
    expect(again.undo('user')).toMatchObject({ entries: [{ op: 'remove', id: 'c1', undoes: first?.change }] })
    expect(again.canUndo()).toBe(false)
  })

  it('refuses a plan that was made before another change', () => {
    const { canvas, ask } = start()
    const planned = canvas.dispatch(note('late'), 'model')
    ask(note('first'))
    expect(codeOf(() => planned.ok && canvas.apply(planned.plan, { by: 'model' }))).toBe('stale_plan')
    expect(texts(canvas)).toEqual(['first'])
  })

  it('spends no id on what is refused', () => {
    const { canvas, ask } = start()
    expect(canvas.dispatch({ op: 'create', component: 'Note', props: {} }, 'user').ok).toBe(false)
    expect(ask(note('one'))).toMatchObject([{ id: 'c1' }])
    ask({ op: 'remove', id: 'c1' })
    expect(ask(note('two'))).toMatchObject([{ id: 'c2' }])
  })

  it('tells its listeners of each change, until they leave', () => {
    const { canvas, ask } = start()
    const heard: number[] = []
    const leave = canvas.subscribe((entries) => heard.push(entries.length))
    ask(note('one'))
    canvas.undo('user')
    leave()
    ask(note('two'))
    expect(heard).toEqual([1, 1])
  })

  it('speaks of components where an operation is refused, of tools where a call is', () => {
    const { canvas, ask } = start()
    ask(note('one'))
    const operation = canvas.dispatch({ op: 'remove', id: 'c9' }, 'user')
    const call = canvas.dispatch({ tool: 'remove_component', args: { id: 'c9' } }, 'model')
    expect(operation.issues[0]?.message).toContain('c1 (Note)')
    expect(call.issues[0]?.message).toContain('c1 (note)')
    const moved = canvas.dispatch({ op: 'move', id: 'c1', parentId: 'c1' }, 'user')
    expect(moved.issues[0]).toMatchObject({ code: 'move_into_itself', path: ['parentId'] })
  })

  const component = (name: string, props: z.ZodObject = z.object({})) =>
    defineComponent({ name, description: 'x', props })
  it.each([
    ['a tool of its own', [component('ClearCanvas')]],
    ['two tools of one name', [component('KPICard'), component('KpiCard')]],
    ['a prop that says where a card stands', [component('A', z.object({ parent_id: z.string() }))]],
  ])('refuses a catalog with %s', (_, components) => {
    expect(codeOf(() => createCanvas({ catalog: defineCatalog(components) }))).toBe('bad_canvas_catalog')
  })
})
