import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type CanvasFrame,
  createLiveCanvas,
  defineCatalog,
  defineComponent,
  defineTool,
  type LiveCanvas,
} from '../../core/index.ts'
import { collectFrames, createScriptedModel, type ScriptedStep } from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { boardCatalog, canvasComponents, liveCanvas } from './canvas.fixtures.ts'
import { canvas } from './canvas.ts'
import type { AgentCanvasOptions } from './options.ts'

interface Play extends Partial<AgentCanvasOptions> {
  on?: LiveCanvas
}

async function play(steps: readonly ScriptedStep[], { on = liveCanvas(), ...options }: Play = {}) {
  const model = createScriptedModel(steps)
  const errors: string[] = []
  const agent = createAgent({
    model,
    canvas: canvas({ catalog: boardCatalog, previewThrottleMs: 0, ...options }),
    onError: (_, { code }) => void errors.push(code),
  })
  const run = await collectFrames(agent, 'Go', { canvas: on })
  const tools = run.state.parts.filter((part) => part.type === 'tool')
  return { ...run, tools, model, errors, canvas: on, told: JSON.stringify(model.calls.at(-1)?.prompt) }
}

const add = (text: string) => ({ call: 'sticky_note', input: { text } })

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

describe('previews', () => {
  const recorded = (): { frames: CanvasFrame[]; live: LiveCanvas } => {
    const frames: CanvasFrame[] = []
    const live = createLiveCanvas({ catalog: boardCatalog, emit: (frame) => void frames.push(frame) })
    return { frames, live }
  }
  const text = 'A text that is long enough to be written in several pieces'

  it('show a card growing until it is there, and nothing in the transcript', async () => {
    const { frames, live } = recorded()
    const run = await play([add(text), 'Done.'], { on: live })
    const shown = frames.flatMap((frame) =>
      frame.kind === 'canvas-preview' ? [String(frame.props.text ?? '')] : [],
    )
    expect(shown.length).toBeGreaterThan(2)
    expect(shown.every((part) => text.startsWith(part))).toBe(true)
    // What it did stands in its place at once.
    expect(frames.filter(({ kind }) => kind === 'canvas-preview-end')).toEqual([])
    expect(live.state().previews).toEqual({})
    expect(run.frames.filter(({ kind }) => kind === 'ui')).toEqual([])
  })

  it('show the cards of one call one after another, those of a container within it', async () => {
    const { frames, live } = recorded()
    const board = {
      component: 'board',
      props: {},
      children: [
        { component: 'StickyNote', props: { text } },
        { component: 'scatter_plot', props: { title: 'Cars', x: 'weight' } },
      ],
    }
    const instances = [{ component: 'sticky_note', props: { text: 'first' } }, board]
    const call = { call: 'create_many', input: { instances }, id: 'k' }
    await play([[call], 'Done.'], { on: live })
    const shown = frames.flatMap((frame) => (frame.kind === 'canvas-preview' ? [frame] : []))
    const begun = new Map(shown.map(({ id, component, parentId }) => [id, [component, parentId]]))
    expect([...begun]).toEqual([
      ['k/0', ['StickyNote', undefined]],
      ['k/1', ['Board', undefined]],
      ['k/1/0', ['StickyNote', 'k/1']],
      ['k/1/1', ['ScatterPlot', 'k/1']],
    ])
    expect(shown.filter(({ id }) => id === 'k/1/0').length).toBeGreaterThan(2)
    expect(shown.at(-1)?.props).toEqual({ title: 'Cars', x: 'weight', size: 3 })
    const change = frames.findIndex(({ kind }) => kind === 'canvas-change')
    expect(frames[change]).toMatchObject({ callId: 'k', entries: { length: 4 } })
    expect(frames.slice(change).some(({ kind }) => kind.startsWith('canvas-preview'))).toBe(false)
    expect(live.state().previews).toEqual({})
  })

  it('withdraw all cards of a call that is refused, at once', async () => {
    const { frames, live } = recorded()
    const instances = [
      { component: 'sticky_note', props: { text } },
      { component: 'scatter_plot', props: { x: 'height' } },
    ]
    await play([{ call: 'create_many', input: { instances } }, 'Done.'], { on: live })
    const shown = new Set(frames.flatMap((frame) => (frame.kind === 'canvas-preview' ? [frame.id] : [])))
    expect(shown.size).toBe(2)
    expect(frames.filter(({ kind }) => kind === 'canvas-preview-end')).toHaveLength(1)
    expect(frames.some(({ kind }) => kind === 'canvas-change')).toBe(false)
    expect(live.state().previews).toEqual({})
  })

  it('stand in the container that is named once it is named whole', async () => {
    const { frames, live } = recorded()
    for (let count = 0; count < 12; count += 1) await live.call({ tool: 'board', args: {} })
    const input = { instances: [{ parent_id: 'c12', component: 'sticky_note', props: { text } }] }
    await play(
      [
        [
          { call: 'create_many', input },
          { call: 'sticky_note', input: { parent_id: 'c12', text } },
        ],
        'Done.',
      ],
      { on: live },
    )
    const previews = frames.flatMap((frame) => (frame.kind === 'canvas-preview' ? [frame] : []))
    expect(new Set(previews.map(({ parentId }) => parentId))).toEqual(new Set([undefined, 'c12']))
    expect(previews.filter(({ id }) => id.endsWith('/0')).every(({ parentId }) => parentId === 'c12')).toBe(
      true,
    )
  })

  it('mark the card that a call will change, without drawing anything of it', async () => {
    const { frames, live } = recorded()
    for (let count = 0; count < 12; count += 1) await live.call({ tool: 'sticky_note', args: { text: 'A' } })
    frames.length = 0
    await play([[{ call: 'update_component', input: { id: 'c12', props: { text } }, id: 'k' }], 'Done.'], {
      on: live,
    })
    expect(frames.map((frame) => frame.kind)).toEqual(['canvas-changing', 'canvas-change', 'canvas-view'])
    expect(frames[0]).toMatchObject({ callId: 'k', id: 'c12' })
    expect(frames[1]).toMatchObject({ callId: 'k' })
    expect(live.state().changing).toEqual({})
  })

  it('mark no longer a card when the model breaks off while it writes the change', async () => {
    const { frames, live } = recorded()
    await live.call({ tool: 'sticky_note', args: { text: 'A' } })
    const call = { call: 'update_component', input: { id: 'c1', props: { text } } }
    await play([[call, { error: new Error('gone') }]], { on: live })
    expect(frames.some(({ kind }) => kind === 'canvas-changing')).toBe(true)
    expect(live.state().changing).toEqual({})
  })

  it('mark no longer a card whose change is refused, and none that is not there', async () => {
    const { frames, live } = recorded()
    await live.call({ tool: 'scatter_plot', args: { x: 'weight' } })
    frames.length = 0
    await play(
      [
        [
          { call: 'update_scatter_plot', input: { id: 'c1', props: { x: 'height' } } },
          { call: 'update_scatter_plot', input: { id: 'c7', props: { x: 'height' } } },
        ],
        'Done.',
      ],
      { on: live, typedUpdates: true },
    )
    expect(frames.map(({ kind }) => kind)).toEqual(['canvas-changing', 'canvas-preview-end'])
    expect(live.state().changing).toEqual({})
  })

  it('of a component that is drawn whole have its title and what is no list', async () => {
    const { frames, live } = recorded()
    const input = { title: 'Cars by weight', x: 'weight', filter: ['a', 'b'], size: 12 }
    await play([{ call: 'scatter_plot', input }, 'Done.'], { on: live })
    const previews = frames.flatMap((frame) => (frame.kind === 'canvas-preview' ? [frame.props] : []))
    expect(previews[0]).toEqual({})
    const keys = new Set(previews.map((props) => Object.keys(props).sort().join()))
    expect([...keys]).toEqual(['', 'title', 'title,x', 'filter,size,title,x'])
    expect(new Set(previews.map(({ x }) => x))).toEqual(new Set([undefined, 'weight']))
    expect(previews.at(-1)).toEqual(input)
  })

  it.each([
    ['its call is refused', [{ call: 'sticky_note', input: { text, colour: 'red' } }, 'Done.']],
    ['the model breaks off', [[{ call: 'sticky_note', input: { text } }, { error: new Error('gone') }]]],
    [
      'the model breaks off in a list',
      [
        [
          { call: 'create_many', input: { instances: [{ component: 'sticky_note', props: { text } }] } },
          { error: new Error('gone') },
        ],
      ],
    ],
  ] as const)('end when %s', async (_, steps) => {
    const { frames, live } = recorded()
    await play(steps, { on: live })
    expect(frames.some(({ kind }) => kind === 'canvas-preview')).toBe(true)
    expect(live.state().previews).toEqual({})
    expect(live.state().snapshot.roots).toEqual([])
  })

  it('end with a run that is given up while the app hangs', async () => {
    const { frames, live } = recorded()
    await live.call({ tool: 'sticky_note', args: { text: 'A' } })
    const leaving = new AbortController()
    const hangs = defineTool({
      name: 'hangs',
      description: 'Never gets ready',
      kind: 'read',
      input: z.object({}),
      previewInput() {
        leaving.abort()
        return new Promise<undefined>(() => undefined)
      },
      execute: () => 'unreached',
    })
    const agent = createAgent({
      model: createScriptedModel([
        [
          { call: 'create_many', input: { instances: [{ component: 'sticky_note', props: { text } }] } },
          { call: 'update_component', input: { id: 'c1', props: { text } } },
          { call: 'hangs', input: {} },
        ],
      ]),
      tools: [hangs],
      canvas: canvas({ catalog: boardCatalog, previewThrottleMs: 0 }),
    })
    const { state } = await collectFrames(agent, 'Go', { canvas: live, signal: leaving.signal })
    expect(state.finish).toMatchObject({ reason: 'cancelled' })
    expect(frames.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['canvas-preview', 'canvas-changing']),
    )
    expect(live.state().previews).toEqual({})
    expect(live.state().changing).toEqual({})
  })

  it('can be turned off', async () => {
    const { frames, live } = recorded()
    await play([add(text), 'Done.'], { on: live, previews: false })
    expect(frames.filter(({ kind }) => kind === 'canvas-preview')).toEqual([])
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
