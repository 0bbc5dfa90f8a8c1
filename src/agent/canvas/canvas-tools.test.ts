import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCatalog, defineComponent } from '../../core/index.ts'
import { createDetachedContext } from '../detached-context.ts'
import { boardCatalog, flatCatalog, liveCanvas } from './canvas.fixtures.ts'
import { canvasTools } from './canvas-tools.ts'

const schemaOf = (name: string, options: Parameters<typeof canvasTools>[0]) =>
  canvasTools(options).find((tool) => tool.name === name)?.inputSchema

describe('the tools of a canvas', () => {
  it.each([
    ['as they come', {}, ['create_many', 'update_component']],
    ['one at a time', { createMany: false }, ['update_component']],
    ['with layout', { modelLayout: true }, ['create_many', 'update_component', 'set_layout']],
    ['typed', { typedUpdates: true }, ['create_many', 'update_sticky_note', 'update_scatter_plot']],
  ])('%s', (_, settings, varying) => {
    const names = canvasTools({ canvas: liveCanvas(flatCatalog), ...settings }).map(({ name }) => name)
    const always = [
      'sticky_note',
      'scatter_plot',
      'remove_component',
      'clear_canvas',
      'move_component',
      'get_canvas_state',
    ]
    expect([...names].sort()).toEqual([...always, ...varying].sort())
  })

  it('take a parent only where something can hold others', () => {
    for (const name of ['sticky_note', 'move_component', 'create_many']) {
      expect(JSON.stringify(schemaOf(name, { canvas: liveCanvas(boardCatalog) }))).toContain('parent_id')
      expect(JSON.stringify(schemaOf(name, { canvas: liveCanvas(flatCatalog) }))).not.toContain('parent_id')
    }
  })

  it('take a link where a prop may be one, and name no property that providers refuse', () => {
    const tools = canvasTools({ canvas: liveCanvas(), typedUpdates: true, modelLayout: true })
    expect(schemaOf('scatter_plot', { canvas: liveCanvas() })).toMatchObject({
      properties: {
        filter: { anyOf: [{ type: 'array' }, { type: 'object', required: ['output'] }] },
        x: { enum: ['weight', 'power'] },
      },
      required: ['x'],
    })
    const keys: string[] = []
    const collect = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return
      for (const [keyword, value] of Object.entries(schema)) {
        if (keyword === 'properties') keys.push(...Object.keys(value))
        collect(value)
      }
    }
    for (const { inputSchema } of tools) collect(inputSchema)
    expect(keys.filter((key) => !/^[a-zA-Z0-9_.-]{1,64}$/.test(key))).toEqual([])
  })

  it('typed updates need no prop and take null for those that have a default', () => {
    const schema = schemaOf('update_scatter_plot', { canvas: liveCanvas(), typedUpdates: true })
    expect(schema).toMatchObject({
      required: ['id', 'props'],
      properties: { props: { properties: { size: { anyOf: [{ type: 'number' }, { type: 'null' }] } } } },
    })
  })
})

describe('in a model loop of the app', () => {
  const setUp = () => {
    const live = liveCanvas()
    const tools = canvasTools({ canvas: () => live, catalog: boardCatalog })
    const titles: string[] = []
    const context = createDetachedContext({ onTitle: (title) => void titles.push(title) })
    const call = async (name: string, input: unknown): Promise<unknown> =>
      tools.find((tool) => tool.name === name)?.execute(input, context)
    return { live, call, titles }
  }

  it('a call is done, titled, and says what was changed in its arguments', async () => {
    const { call, titles, live } = setUp()
    expect(
      await call('create_many', {
        instances: [
          { component: 'sticky_note', props: { text: 'A' } },
          { component: 'board', props: {} },
        ],
      }),
    ).toBe(
      'Created instance "c1" (sticky_note).\nCreated instance "c2" (board).\nUse these ids to change or remove them.',
    )
    expect(titles).toEqual(['Added 2 cards'])
    expect(live.state().snapshot.roots).toEqual(['c1', 'c2'])
  })

  it('a refusal is thrown in words for the model', async () => {
    const { call } = setUp()
    await expect(call('update_component', { id: 'c1', props: {} })).rejects.toThrow(
      /update_component was refused.*\n.*empty/,
    )
  })

  it('a canvas that is not there is said', async () => {
    const [tool] = canvasTools({ canvas: () => undefined, catalog: boardCatalog })
    await expect(tool?.execute({ text: 'A' }, createDetachedContext())).rejects.toMatchObject({
      code: 'no_canvas',
    })
  })
})

it('a cancelled run stops a call that is still resolving; nothing is changed', async () => {
  let stopped = false
  const Slow = defineComponent({
    name: 'Slow',
    description: 'Takes its time.',
    props: z.object({}),
    resolve: async (_, { signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      stopped = true
      return { type: 'Slow', props: {} }
    },
  })
  const live = liveCanvas(defineCatalog([Slow]))
  const slow = canvasTools({ canvas: live }).find(({ name }) => name === 'slow')
  const cancelling = new AbortController()
  const call = slow?.execute({}, createDetachedContext({ signal: cancelling.signal }))
  setTimeout(() => cancelling.abort(), 5)
  await expect(call).rejects.toThrow('nothing was changed')
  expect([stopped, live.trace()]).toEqual([true, []])
})
