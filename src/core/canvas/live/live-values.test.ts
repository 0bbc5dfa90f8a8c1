import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { defineCatalog } from '../../catalog/define-catalog.ts'
import { defineComponent } from '../../catalog/define-component.ts'
import { gatedCount, soon, Text, testCanvas, text } from './live-canvas.fixtures.ts'

const LINK = { $from: 'c1', output: 'selection' }

describe('what a person enters', () => {
  it('resolves the card again, without a word in the trace', async () => {
    const { canvas, create, textOf } = testCanvas((_, { inputs }) => text(String(inputs.bins ?? 'default')))
    await create('Count', { of: 'a' })
    expect(await canvas.setValues('c1', { inputs: { bins: 12 } }, { operationId: 'o' })).toMatchObject({
      ok: true,
    })
    await soon()
    expect([textOf('c1'), canvas.trace().length]).toEqual(['12', 1])
    await canvas.setValues('c1', { inputs: { bins: null } })
    await soon()
    expect([textOf('c1'), canvas.state().inputs.c1]).toEqual(['default', {}])
  })

  it('that comes while the card is resolved waits for it, the latest alone', async () => {
    const slider = gatedCount()
    const { canvas, create, frames, textOf } = testCanvas(slider.resolve)
    await slider.answered(() => create('Count', { of: 'a' }))
    const enter = (bins: number) => canvas.setValues('c1', { inputs: { bins } })
    for (const bins of [1, 2, 3, 4]) await enter(bins)
    expect(slider.resolved).toEqual([0, 1])
    await slider.answer()
    await vi.waitFor(() => expect(slider.resolved).toEqual([0, 1, 4]))
    expect(textOf('c1')).toBe('1')
    await enter(5)
    await slider.answer()
    await vi.waitFor(() => expect(slider.resolved).toEqual([0, 1, 4, 5]))
    await slider.answer()
    await vi.waitFor(() => expect(textOf('c1')).toBe('5'))
    expect(slider.most).toBe(1)
    const shown = frames.flatMap((frame) => (frame.kind === 'canvas-view' ? [frame.node?.props.text] : []))
    expect(shown).toEqual(['0', '1', '4', '5'])
  })

  it('stops a resolve that is slow, and does not run beside it', async () => {
    const slow = gatedCount()
    const { canvas, create, statusOf, textOf, signals } = testCanvas(slow.resolve)
    await slow.answered(() => create('Count', { of: 'a' }))
    await canvas.setValues('c1', { inputs: { bins: 1 } })
    await canvas.setValues('c1', { inputs: { bins: 2 } })
    await vi.waitFor(() => expect(signals[1]?.aborted).toBe(true))
    expect([slow.resolved, statusOf('c1')]).toEqual([[0, 1], 'pending'])
    // It did not listen; only now is it over.
    await slow.answer()
    await vi.waitFor(() => expect(slow.resolved).toEqual([0, 1, 2]))
    await canvas.setValues('c1', { inputs: { bins: 3 } })
    await vi.waitFor(() => expect(signals[2]?.aborted).toBe(true))
    await slow.answer()
    await vi.waitFor(() => expect(slow.resolved).toEqual([0, 1, 2, 3]))
    await slow.answer()
    await vi.waitFor(() => expect([statusOf('c1'), textOf('c1')]).toEqual(['ready', '3']))
    expect(slow.most).toBe(1)
  })

  it('waits for nothing where the card has gone meanwhile', async () => {
    const slider = gatedCount()
    const { canvas, create } = testCanvas(slider.resolve)
    await slider.answered(() => create('Count', { of: 'a' }))
    await canvas.setValues('c1', { inputs: { bins: 1 } })
    await canvas.setValues('c1', { inputs: { bins: 2 } })
    await canvas.operate({ op: 'remove', id: 'c1' }, { by: 'user' })
    await slider.answer()
    await soon()
    expect([slider.resolved, canvas.state().views]).toEqual([[0, 1], {}])
  })

  it.each([
    ['c9', { inputs: { bins: 1 } }, 'unknown_instance'],
    ['constructor', { inputs: { bins: 1 } }, 'bad_id'],
    ['c1', { inputs: { bins: 'x' } }, undefined],
    ['c1', { inputs: { nope: 1 } }, 'unknown_input'],
    ['c1', { outputs: { selection: [] } }, 'unknown_output'],
  ])('is refused for %s: %j', async (id, values, code) => {
    const { canvas, create, frames } = testCanvas()
    await create('Count', { of: 'a' })
    const before = frames.length
    const outcome = await canvas.setValues(id, values)
    expect(outcome.ok).toBe(false)
    if (code !== undefined) expect(outcome.issues[0]?.code).toBe(code)
    expect(frames.length).toBe(before)
  })

  it('survives an update where the field still takes it, and only there', async () => {
    const { canvas, create } = testCanvas(({ max }) => ({
      type: 'Slider',
      props: { name: 'bins', value: 5, max },
    }))
    await create('Count', { of: 'a' })
    await canvas.setValues('c1', { inputs: { bins: 30 } })
    await canvas.operate({ op: 'update', id: 'c1', props: { max: 40 } }, { by: 'model' })
    expect(canvas.state().inputs.c1).toEqual({ bins: 30 })
    await canvas.operate({ op: 'update', id: 'c1', props: { max: 20 } }, { by: 'model' })
    expect(canvas.state().inputs.c1).toEqual({})
  })

  it('is overruled by an update of the prop of the same name, and by its undo', async () => {
    const resolved: unknown[] = []
    const { canvas, create } = testCanvas(({ max }, { inputs }) => {
      resolved.push(inputs.max ?? max)
      return text('')
    })
    await create('Count', { of: 'a', max: 60 })
    await canvas.setValues('c1', { inputs: { max: 45, bins: 7 } })
    await canvas.operate({ op: 'update', id: 'c1', props: { of: 'b' } }, { by: 'model' })
    expect(canvas.state().inputs.c1).toEqual({ max: 45, bins: 7 })
    await canvas.operate({ op: 'update', id: 'c1', props: { max: 20 } }, { by: 'model' })
    expect(canvas.state().inputs.c1).toEqual({ bins: 7 })
    await canvas.setValues('c1', { inputs: { max: 50 } })
    await canvas.undo({ by: 'user' })
    await soon()
    expect(canvas.state().inputs.c1).toEqual({ bins: 7 })
    expect(resolved).toEqual([60, 45, 45, 20, 50, 60])
  })

  it('while the prop of the same name is changed counts', async () => {
    const { canvas, create, textOf } = testCanvas(async ({ max }, { inputs }) => {
      await soon(20)
      return text(String(inputs.max ?? max))
    })
    await create('Count', { of: 'a' })
    await canvas.setValues('c1', { inputs: { max: 45 } })
    const update = canvas.operate({ op: 'update', id: 'c1', props: { max: 20 } }, { by: 'model' })
    await soon(5)
    await canvas.setValues('c1', { inputs: { max: 50 } })
    await update
    await soon(40)
    expect([canvas.state().inputs.c1, textOf('c1')]).toEqual([{ max: 50 }, '50'])
  })

  it('while an update is resolved is not lost', async () => {
    const { canvas, create, textOf } = testCanvas(async ({ of }, { inputs }) => {
      await soon(20)
      return text(`${of} ${inputs.bins ?? '-'}`)
    })
    await create('Count', { of: 'a' })
    const update = canvas.operate({ op: 'update', id: 'c1', props: { of: 'b' } }, { by: 'model' })
    await soon(5)
    await canvas.setValues('c1', { inputs: { bins: 9 } })
    await update
    await soon(40)
    expect(textOf('c1')).toBe('b 9')
  })
})

describe('linked views', () => {
  it('follow a selection without the model', async () => {
    const { canvas, create, textOf } = testCanvas()
    await create('Filtered')
    await create('Filtered', { filter: LINK })
    expect(textOf('c2')).toBe('all')
    await canvas.setValues('c1', { outputs: { selection: ['x', 'y'] } })
    await soon()
    expect([textOf('c1'), textOf('c2'), canvas.trace().length]).toEqual(['all', 'x,y', 2])
  })

  it('keep the last value of a source that is gone, and say so; an undo links them again', async () => {
    const { canvas, create, textOf } = testCanvas()
    await create('Filtered')
    await create('Filtered', { filter: LINK })
    await canvas.setValues('c1', { outputs: { selection: ['x'] } })
    await canvas.operate({ op: 'remove', id: 'c1' }, { by: 'user' })
    await soon()
    expect(textOf('c2')).toBe('x')
    expect(canvas.state().views.c2?.issues).toMatchObject([{ code: 'source_removed' }])
    await canvas.undo({ by: 'user' })
    await soon()
    expect([textOf('c2'), canvas.state().views.c2?.issues]).toEqual(['x', undefined])
    await canvas.setValues('c1', { outputs: { selection: null } })
    await soon()
    expect(textOf('c2')).toBe('all')
  })

  it('know the last value after a restart, too', async () => {
    const first = testCanvas()
    await first.create('Filtered')
    await first.create('Filtered', { filter: LINK })
    await first.canvas.operate({ op: 'remove', id: 'c1' }, { by: 'user' })
    const second = testCanvas(undefined, {
      trace: first.canvas.trace(),
      outputs: { c1: { selection: ['z'] } },
    })
    await soon()
    expect([second.textOf('c2'), second.canvas.state().outputs]).toEqual(['z', {}])
  })

  it('forget what no longer applies after an update, and only then', async () => {
    const { canvas, create, textOf, errors } = testCanvas()
    const update = (of: string) => canvas.operate({ op: 'update', id: 'c1', props: { of } }, { by: 'model' })
    await create('Filtered')
    await create('Filtered', { filter: LINK })
    await canvas.setValues('c1', { outputs: { selection: ['x'] } })
    await update('something')
    await soon()
    expect([textOf('c2'), canvas.state().outputs.c1]).toEqual(['x', { selection: ['x'] }])
    await update('broken')
    expect([errors, canvas.state().outputs.c1]).toEqual([['Error: broken'], { selection: ['x'] }])
    await update('nothing')
    await soon()
    expect([textOf('c2'), canvas.state().outputs.c1]).toEqual(['all', {}])
  })

  it('see what was selected while they were resolved', async () => {
    const Slow = defineComponent({
      name: 'Slow',
      description: 'Reads slowly',
      props: z.object({ filter: z.array(z.string()).optional() }),
      linkable: ['filter'],
      outputs: { selection: z.array(z.string()) },
      async resolve({ filter }) {
        await soon(filter === undefined ? 0 : 20)
        return text(filter?.join() ?? 'all')
      },
    })
    const { canvas, create, textOf } = testCanvas(undefined, { catalog: defineCatalog([Text, Slow]) })
    const select = (word: string) => canvas.setValues('c1', { outputs: { selection: [word] } })
    await create('Slow')
    await select('x')
    const creating = create('Slow', { filter: LINK })
    await soon(5)
    await select('y')
    await creating
    await vi.waitFor(() => expect(textOf('c2')).toBe('y'))
  })

  it('cannot run in a circle', async () => {
    const { canvas, create } = testCanvas()
    await create('Filtered')
    await create('Filtered', { filter: LINK })
    const circle = { filter: { $from: 'c2', output: 'selection' } }
    expect(await canvas.operate({ op: 'update', id: 'c1', props: circle }, { by: 'model' })).toMatchObject({
      ok: false,
      issues: [{ code: 'link_cycle' }],
    })
  })
})

describe('a component that keeps streaming', () => {
  it('replaces what it drew, until it is stopped', async () => {
    let tell: (value: string) => void = () => undefined
    const { canvas, create, textOf, signals } = testCanvas(async function* () {
      yield text('0')
      for (;;) yield text(await new Promise<string>((resolve) => (tell = resolve)))
    })
    await create('Count', { of: 'a' })
    await soon()
    tell('1')
    await soon()
    expect(textOf('c1')).toBe('1')
    await canvas.operate({ op: 'remove', id: 'c1' }, { by: 'user' })
    tell('2')
    await soon()
    expect([signals[0]?.aborted, canvas.state().views]).toEqual([true, {}])
  })

  it('that breaks shows why, over what it drew', async () => {
    const { canvas, create, statusOf, textOf } = testCanvas(async function* () {
      yield text('0')
      await soon()
      throw new Error('connection lost')
    })
    await create('Count', { of: 'a' })
    await soon(20)
    expect([statusOf('c1'), textOf('c1')]).toEqual(['failed', '0'])
    expect(canvas.takeFailures()).toMatchObject([{ message: 'connection lost' }])
  })
})
