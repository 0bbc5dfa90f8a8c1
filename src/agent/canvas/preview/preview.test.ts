import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CanvasFrame, createLiveCanvas, defineTool, type LiveCanvas } from '../../../core/index.ts'
import { collectFrames, createScriptedModel } from '../../../testing/index.ts'
import { createAgent } from '../../create-agent.ts'
import { boardCatalog } from '../canvas.fixtures.ts'
import { canvas } from '../canvas.ts'
import { add, play } from '../play-canvas.fixtures.ts'

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
