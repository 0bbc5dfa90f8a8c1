import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCatalog, defineComponent } from '../../core/index.ts'
import { collectFrames, createScriptedModel } from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { boardCatalog, canvasComponents, liveCanvas } from './canvas.fixtures.ts'
import { canvas } from './canvas.ts'
import { add, play } from './play-canvas.fixtures.ts'

describe('calls', () => {
  it('side by side are done in the order they were written', async () => {
    const { canvas: live, tools } = await play([
      [
        { call: 'board', input: {} },
        { call: 'sticky_note', input: { text: 'in it', parent_id: 'c1' } },
        { call: 'create_many', input: { instances: [{ component: 'sticky_note', props: { text: 'b' } }] } },
        { call: 'update_component', input: { id: 'c2', props: { text: 'changed' } } },
        { call: 'move_component', input: { id: 'c3', index: 0 } },
        { call: 'remove_component', input: { id: 'c1' } },
      ],
      'Done.',
    ])
    expect(tools.map(({ state, title }) => [state, title])).toEqual([
      ['done', 'Added board'],
      ['done', 'Added sticky note'],
      ['done', 'Added sticky note'],
      ['done', 'Updated sticky note'],
      ['done', 'Moved sticky note'],
      ['done', 'Removed board'],
    ])
    expect(tools.map(({ output }) => output)).toEqual([
      'Created instance "c1" (board).\nUse this id to change or remove it.',
      'Created instance "c2" (sticky_note) inside "c1" (board).\nUse this id to change or remove it.',
      'Created instance "c3" (sticky_note).\nUse this id to change or remove it.',
      'Updated "c2" (sticky_note). Its props now: {"text":"changed"}',
      'Moved "c3" (sticky_note): it is now number 1 on the canvas itself.',
      'Removed "c1" (board) with what it held: "c2" (sticky_note).',
    ])
    expect(live.state().snapshot.roots).toEqual(['c3'])
    expect(live.trace().every(({ by }) => by === 'model')).toBe(true)
  })

  it('that are refused change nothing, say why and are logged', async () => {
    const {
      tools,
      told,
      errors,
      canvas: live,
    } = await play([add('A'), { call: 'remove_component', input: { id: 'c7' } }, 'Done.'])
    expect(tools[1]).toMatchObject({
      state: 'failed',
      message: 'remove_component was refused, nothing was changed.',
      issues: [{ code: 'unknown_instance' }],
    })
    expect(told).toContain('c1 (sticky_note)')
    expect(errors).toEqual(['call_refused'])
    expect(live.state().snapshot.roots).toEqual(['c1'])
  })

  it('that are refused again and again end the run', async () => {
    const bad = { call: 'scatter_plot', input: { x: 'height' } }
    const { outcome, canvas: live } = await play([bad, bad, bad, bad])
    expect(outcome).toMatchObject({ reason: 'limit', error: { code: 'repair_limit' } })
    expect(live.trace()).toEqual([])
  })

  it('tell the model what was changed in their arguments', async () => {
    const { tools } = await play([{ call: 'scatter_plot', input: { x: 'weight', size: '4' } }, 'Done.'])
    expect(tools[0]).toMatchObject({ state: 'done', repairs: [{ path: ['size'] }] })
  })

  it.each([
    ['an empty canvas', [], 'The canvas was already empty.'],
    ['a full one', [add('A'), add('B')], 'Cleared the canvas: 2 instances removed.'],
  ])('clear %s', async (_, before, text) => {
    const { tools } = await play([...before, { call: 'clear_canvas', input: {} }, 'Done.'])
    expect(tools.at(-1)).toMatchObject({ state: 'done', output: text, title: 'Cleared the canvas' })
  })

  const HIDDEN = { component: 'ScatterPlot', props: {} }
  it.each([
    ['within another', [{ component: 'board', props: {}, children: [HIDDEN] }]],
    ['within another, as text', [{ component: 'board', props: {}, children: JSON.stringify([HIDDEN]) }]],
    ['as text', [JSON.stringify(HIDDEN)]],
    ['in a list that is text', JSON.stringify([HIDDEN])],
    ['by the name of its tool', [{ ...HIDDEN, component: 'scatter_plot' }]],
  ])('cannot create what was not selected, not even among many: %s', async (_, instances) => {
    const { tools, canvas: live } = await play([{ call: 'create_many', input: { instances } }, 'Done.'], {
      select: ['StickyNote', 'Board'],
    })
    expect(tools[0]).toMatchObject({
      state: 'failed',
      issues: [{ code: 'unknown_component', message: expect.not.stringContaining('Components: scatter') }],
    })
    expect(live.trace()).toEqual([])
  })
})

describe('get_canvas_state', () => {
  it('tells instances with what was entered, and leaves no trace', async () => {
    const live = liveCanvas()
    await live.operate({ op: 'create', component: 'Board', props: {} }, { by: 'user' })
    await live.operate(
      { op: 'create', component: 'ScatterPlot', props: { x: 'power' }, parentId: 'c1' },
      { by: 'user' },
    )
    await live.setValues('c2', { inputs: { bins: 9 }, outputs: { selection: ['a'] } })
    const { tools } = await play([{ call: 'get_canvas_state', input: {} }, 'Done.'], { on: live })
    expect(tools[0]?.output).toEqual({
      instances: [
        { id: 'c1', component: 'board', props: {} },
        {
          id: 'c2',
          component: 'scatter_plot',
          props: { x: 'power', size: 3 },
          parent_id: 'c1',
          inputs: { bins: 9 },
          outputs: { selection: ['a'] },
        },
      ],
    })
    expect(live.trace()).toHaveLength(2)
  })

  it('says that there is nothing', async () => {
    const { tools } = await play([{ call: 'get_canvas_state', input: {} }, 'Done.'])
    expect(tools[0]).toMatchObject({ output: 'The canvas is empty.' })
  })
})

describe('what the model is told before it answers', () => {
  it('what failed after it was accepted, once', async () => {
    const live = liveCanvas()
    await live.call({ tool: 'sticky_note', args: { text: 'A' } })
    live.reportFailure({ id: 'c1', code: 'render_failed', message: 'no such colour' })
    expect((await play(['Hm.'], { on: live })).told).toContain('no such colour')
    expect((await play(['Hm.'], { on: live })).told).not.toContain('no such colour')
  })

  it('nothing of a canvas where there is none, and no tools', async () => {
    const model = createScriptedModel(['Hi.'])
    const agent = createAgent({ model, canvas: canvas({ catalog: boardCatalog }) })
    await collectFrames(agent, 'Go')
    expect(model.calls[0]?.tools ?? []).toEqual([])
    expect(JSON.stringify(model.calls[0]?.prompt)).not.toContain('canvas')
  })

  it('the tools of the catalog its canvas has', async () => {
    const narrow = boardCatalog.filter(({ name }) => name !== 'Board')
    const { model } = await play(['Hi.'], { on: liveCanvas(narrow) })
    const names = model.calls[0]?.tools?.map(({ name }) => name)
    expect(names).toContain('sticky_note')
    expect(names).not.toContain('board')
    expect(names).not.toContain('waiting')
    expect(JSON.stringify(model.calls[0]?.tools)).not.toContain('parent_id')
  })
})

describe('canvas()', () => {
  it('refuses a component named like a tool of the canvas', () => {
    const clash = defineComponent({ name: 'ClearCanvas', description: 'x', props: z.object({}) })
    expect(() => canvas({ catalog: defineCatalog([clash]) })).toThrow(
      expect.objectContaining({ code: 'bad_canvas_catalog' }),
    )
  })

  it('refuses to select what is not there', () => {
    expect(() => canvas({ catalog: boardCatalog, select: ['Nope'] })).toThrow(
      expect.objectContaining({ code: 'unknown_component' }),
    )
  })

  it('says what a canvas is made of, by request', async () => {
    const other = defineCatalog([canvasComponents.StickyNote])
    const { materialFor } = canvas({
      catalog: boardCatalog,
      resolver: ({ threadId }) => (threadId === 'other' ? other : boardCatalog),
      data: async ({ threadId }) => `rows of ${threadId}`,
      limits: { instances: 3 },
    })
    const material = { catalog: other, data: 'rows of other', limits: { instances: 3 } }
    expect(await materialFor({ threadId: 'other' })).toEqual(material)
    expect((await materialFor({ threadId: 't' })).catalog).toBe(boardCatalog)
  })
})
