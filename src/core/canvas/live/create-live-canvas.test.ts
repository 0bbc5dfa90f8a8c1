import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineCatalog } from '../../catalog/define-catalog.ts'
import { defineComponent } from '../../catalog/define-component.ts'
import { createLiveCanvas } from './create-live-canvas.ts'
import { soon, testCanvas, text } from './live-canvas.fixtures.ts'

describe('an operation', () => {
  it('is resolved, recorded and shown', async () => {
    const { canvas, create, textOf, frames } = testCanvas()
    expect(await create('Count', { of: 'cars' })).toMatchObject({
      ok: true,
      steps: [{ action: 'create', id: 'c1' }],
    })
    expect(textOf('c1')).toBe('cars')
    expect(frames.map(({ kind }) => kind)).toEqual(['canvas-snapshot', 'canvas-change', 'canvas-view'])
    expect(canvas.trace()).toMatchObject([{ op: 'create', id: 'c1', by: 'model' }])
    expect(canvas.state().seq).toBe(3)
  })

  it.each([
    [
      'a throw',
      () => {
        throw new Error('no such table')
      },
      'no such table',
    ],
    ['a rejection', () => Promise.reject(new Error('no such table')), 'no such table'],
    ['what is no node', () => ({ type: 'Nothing', props: {} }), 'Nothing'],
    ['nothing', () => null, 'Count could not be drawn'],
  ])('that cannot be drawn (%s) changes nothing and spends no id', async (_, counting, message) => {
    let fails = true
    const { canvas, create, textOf, frames, signals } = testCanvas((props) =>
      fails ? counting() : text(props.of),
    )
    const refused = await create('Count', { of: 'cars' })
    expect(refused).toMatchObject({ ok: false, issues: [{ message: expect.stringContaining(message) }] })
    expect([canvas.trace(), frames.length, signals.every(({ aborted }) => aborted)]).toEqual([[], 1, true])
    fails = false
    await create('Count', { of: 'cars' })
    expect(textOf('c1')).toBe('cars')
  })

  it('that fails leaves an instance, its trace and what is drawn as they were', async () => {
    const { canvas, create, textOf, signals } = testCanvas(({ of }) =>
      of === 'bad' ? Promise.reject(new Error('gone')) : text(of),
    )
    await create('Count', { of: 'cars' })
    const { snapshot } = canvas.state()
    const outcome = await canvas.call({ tool: 'update_component', args: { id: 'c1', props: { of: 'bad' } } })
    expect(outcome).toMatchObject({ ok: false, issues: [{ code: 'resolve_failed' }] })
    expect(canvas.state().snapshot).toBe(snapshot)
    expect([textOf('c1'), canvas.trace().length, signals[0]?.aborted]).toEqual(['cars', 1, false])
  })

  it('waits for the one before it', async () => {
    const { canvas, create, textOf } = testCanvas(async ({ of }) => {
      await soon(of === 'slow' ? 30 : 0)
      return text(of)
    })
    const [slow, quick] = await Promise.all([
      create('Count', { of: 'slow' }),
      create('Count', { of: 'quick' }),
      canvas.operate({ op: 'update', id: 'c1', props: { of: 'after' } }, { by: 'user' }),
    ])
    expect([slow, quick]).toMatchObject([{ steps: [{ id: 'c1' }] }, { steps: [{ id: 'c2' }] }])
    expect(textOf('c1')).toBe('after')
    expect(canvas.trace().map(({ op, by }) => `${op} ${by}`)).toEqual([
      'create model',
      'create model',
      'update user',
    ])
  })

  it('marks its cards while it takes its time, and takes the mark back where it is refused', async () => {
    const { canvas, create, statusOf, textOf, frames } = testCanvas(async ({ of }) => {
      if (of === 'cars') return text(of)
      await soon(200)
      throw new Error('no')
    })
    await create('Count', { of: 'cars' })
    const update = canvas.operate({ op: 'update', id: 'c1', props: { of: 'bad' } }, { by: 'user' })
    await soon(180)
    expect([statusOf('c1'), textOf('c1')]).toEqual(['pending', 'cars'])
    await update
    expect([statusOf('c1'), textOf('c1')]).toEqual(['ready', 'cars'])
    expect(frames.filter(({ kind }) => kind === 'canvas-change')).toHaveLength(1)
  })

  it('of several is all or nothing', async () => {
    const { canvas, signals } = testCanvas(({ of }) =>
      of === 'bad' ? Promise.reject(new Error('no')) : text(of),
    )
    const instances = [{ of: 'a' }, { of: 'bad' }].map((props) => ({ component: 'Count', props }))
    expect(await canvas.operate({ op: 'create-many', instances }, { by: 'model' })).toMatchObject({
      ok: false,
    })
    expect(canvas.state().snapshot.roots).toEqual([])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })

  it('that changes nothing draws the card anew', async () => {
    let times = 0
    const { canvas, create, textOf, signals } = testCanvas(() => text(String(++times)))
    await create('Count', { of: 'a' })
    expect(await canvas.operate({ op: 'update', id: 'c1', props: {} }, { by: 'model' })).toMatchObject({
      ok: true,
    })
    expect([textOf('c1'), canvas.trace().length]).toEqual(['2', 1])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })
})

describe('signals', () => {
  it('abort on update, removal, clear and close, so that nothing leaks', async () => {
    const { canvas, create, signals } = testCanvas()
    const open = () => signals.filter(({ aborted }) => !aborted).length
    for (const of of ['a', 'b', 'c', 'd']) await create('Count', { of })
    await canvas.operate({ op: 'update', id: 'c1', props: { of: 'z' } }, { by: 'model' })
    expect([signals.length, open()]).toEqual([5, 4])
    await canvas.operate({ op: 'remove', id: 'c2' }, { by: 'model' })
    expect(open()).toBe(3)
    await canvas.operate({ op: 'clear' }, { by: 'model' })
    expect(open()).toBe(0)
    await canvas.undo({ by: 'user' })
    expect(open()).toBe(3)
    canvas.close()
    expect(open()).toBe(0)
    expect(await create('Count', { of: 'e' })).toMatchObject({
      ok: false,
      issues: [{ code: 'canvas_closed' }],
    })
  })

  it('abort what is still being resolved when the canvas closes', async () => {
    const { canvas, create, signals } = testCanvas(() => new Promise(() => undefined))
    const created = create('Count', { of: 'a' })
    await soon()
    canvas.close()
    expect(await created).toMatchObject({ ok: false, issues: [{ code: 'canvas_closed' }] })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})

describe('undo and redo', () => {
  it('bring cards back as they were, with what was entered', async () => {
    const { canvas, create, textOf } = testCanvas(({ of }, { inputs }) => text(`${of} ${inputs.bins ?? '-'}`))
    await create('Count', { of: 'a' })
    await canvas.setValues('c1', { inputs: { bins: 7 } })
    await soon()
    expect(textOf('c1')).toBe('a 7')
    await canvas.operate({ op: 'remove', id: 'c1' }, { by: 'user' })
    expect(canvas.state().inputs).toEqual({})
    await canvas.undo({ by: 'user' })
    await soon()
    expect([textOf('c1'), canvas.state().inputs]).toEqual(['a 7', { c1: { bins: 7 } }])
    await canvas.redo({ by: 'user' })
    expect(canvas.state().snapshot.roots).toEqual([])
    expect(await canvas.redo({ by: 'user' })).toMatchObject({
      ok: false,
      issues: [{ code: 'nothing_to_redo' }],
    })
  })

  it('work although the card cannot be drawn any more; it says why and can be tried again', async () => {
    let broken = false
    const { canvas, create, textOf, statusOf } = testCanvas(({ of }) =>
      broken ? Promise.reject(new Error('the disk is full')) : text(of),
    )
    await create('Count', { of: 'a' })
    await canvas.operate({ op: 'clear' }, { by: 'model' })
    broken = true
    expect(await canvas.undo({ by: 'user' })).toMatchObject({ ok: true })
    await soon()
    expect(canvas.state().views.c1).toMatchObject({ status: 'failed', message: 'the disk is full' })
    expect(canvas.takeFailures()).toMatchObject([{ id: 'c1', component: 'Count', code: 'resolve_failed' }])
    expect(canvas.takeFailures()).toEqual([])
    broken = false
    await canvas.retry('c1')
    expect([statusOf('c1'), textOf('c1'), canvas.takeFailures()]).toEqual(['ready', 'a', []])
  })
})

it('is loaded from its own trace, with what people entered', async () => {
  const first = testCanvas()
  await first.create('Count', { of: 'a' })
  await first.create('Filtered', { filter: { $from: 'c1', output: 'selection' } })
  const { trace } = { trace: JSON.parse(JSON.stringify(first.canvas.trace())) }
  const second = testCanvas(({ of }, { inputs }) => text(`${of} ${inputs.bins}`), {
    trace,
    inputs: { c1: { bins: 3 } },
  })
  await soon()
  expect([second.textOf('c1'), second.canvas.state().snapshot]).toEqual([
    'a 3',
    first.canvas.state().snapshot,
  ])
  expect(second.canvas.state().canUndo).toBe(true)
})

it('resolves everything again when the data changes', async () => {
  let rows = 1
  const { canvas, create, textOf } = testCanvas(({ of }) => text(`${of} ${rows}`))
  await create('Count', { of: 'a' })
  await create('Count', { of: 'b' })
  rows = 2
  await canvas.refresh()
  expect([textOf('c1'), textOf('c2')]).toEqual(['a 2', 'b 2'])
})

describe('a call that is cancelled', () => {
  it('while it is resolved is stopped, and changed nothing', async () => {
    const { canvas, signals, errors, create, statusOf } = testCanvas(async ({ of }, { signal }) => {
      if (of === 'slow') await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return text(of)
    })
    await create('Count', { of: 'a' })
    const cancelling = new AbortController()
    const args = { id: 'c1', props: { of: 'slow' } }
    const call = canvas.call({ tool: 'update_component', args }, { signal: cancelling.signal })
    await soon(200)
    expect(statusOf('c1')).toBe('pending')
    cancelling.abort()
    expect(await call).toMatchObject({ ok: false, issues: [{ code: 'cancelled' }] })
    expect([signals[1]?.aborted, statusOf('c1'), canvas.trace().length, errors]).toEqual([
      true,
      'ready',
      1,
      [],
    ])
    expect(await canvas.call({ tool: 'clear_canvas', args: {} })).toMatchObject({ ok: true })
  })

  it('before its turn does not begin', async () => {
    const { canvas, signals } = testCanvas()
    const call = { tool: 'count', args: { of: 'a' } }
    expect(await canvas.call(call, { signal: AbortSignal.abort() })).toMatchObject({
      ok: false,
      issues: [{ code: 'cancelled' }],
    })
    expect([signals, canvas.state().seq]).toEqual([[], 1])
  })

  it('afterwards stays', async () => {
    const { canvas, signals } = testCanvas()
    const cancelling = new AbortController()
    await canvas.call({ tool: 'count', args: { of: 'a' } }, { signal: cancelling.signal })
    cancelling.abort()
    expect([signals[0]?.aborted, canvas.trace().length]).toEqual([false, 1])
  })
})

it('shows cards that are still being written', () => {
  const { canvas } = testCanvas()
  canvas.preview({ id: 'k', callId: 'k', component: 'Text', props: { text: 'ha' } })
  canvas.preview({ id: 'k', callId: 'k', component: 'Text', props: { text: 'half' } })
  expect(canvas.state().previews).toEqual({
    k: { id: 'k', callId: 'k', component: 'Text', props: { text: 'half' } },
  })
  canvas.endPreview('k')
  canvas.endPreview('k')
  expect([canvas.state().previews, canvas.state().seq]).toEqual([{}, 4])
})

describe('the catalog of a canvas', () => {
  const Column = defineComponent({
    name: 'Column',
    description: 'A column of the data',
    props: z.object({ name: z.string() }),
    inputs: z.object({ bins: z.number() }),
    // The test below gives lists.
    check: ({ name }, data) => ((data as string[]).includes(name) ? undefined : `no column ${name}`),
  })

  it('checks what draws itself by the data of the app', async () => {
    const canvas = createLiveCanvas({ catalog: defineCatalog([Column]), data: ['mpg'] })
    expect(await canvas.call({ tool: 'column', args: { name: 'mpg' } })).toMatchObject({ ok: true })
    expect(canvas.state().views.c1).toMatchObject({ status: 'ready', node: { type: 'Column' } })
    const refused = await canvas.call({ tool: 'column', args: { name: 'mph' } })
    expect(refused).toMatchObject({ ok: false, issues: [{ code: 'check_failed' }] })
  })

  it('may have lost a component: its card says so, and takes no values', async () => {
    const { canvas, create } = testCanvas()
    await create('Count', { of: 'a' })
    const errors: string[] = []
    const later = createLiveCanvas({
      catalog: defineCatalog([Column]),
      trace: canvas.trace(),
      onError: (_, { code }) => errors.push(code),
    })
    await soon()
    expect(later.state().views.c1).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('Count'),
    })
    expect(errors).toEqual(['stored_view_refused'])
    expect(await later.setValues('c1', { inputs: { bins: 1 } })).toMatchObject({
      ok: false,
      issues: [{ code: 'component_gone', message: expect.stringContaining('can only be removed') }],
    })
    expect(await later.operate({ op: 'remove', id: 'c1' }, { by: 'user' })).toMatchObject({ ok: true })
  })
})
