import { describe, expect, it } from 'vitest'
import { defineCatalog, defineTool, TREE_COMPONENT, type UiPart } from '../../core/index.ts'
import { KIT_COMPONENTS } from '../../kit/index.ts'
import { collectFrames, createScriptedModel } from '../../testing/index.ts'
import { createAgent } from '../create-agent.ts'
import { genui } from '../genui/genui.ts'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const pushPicture = defineTool({
  name: 'plot',
  kind: 'read',
  description: 'Draws a plot.',
  input: { type: 'object', properties: {} },
  async execute(_input, { emitUi }) {
    await emitUi('Image', { url: PIXEL, alt: 'A plot' })
    return 'drawn'
  },
})

const pushTree = defineTool({
  name: 'push_tree',
  kind: 'read',
  description: 'Pushes a tree.',
  input: { type: 'object', properties: { tree: { type: 'object' } } },
  async execute({ tree }, { emitUi }) {
    await emitUi(TREE_COMPONENT, { root: tree })
    return 'drawn'
  },
})

async function viewsOf(
  call: string,
  input: object,
  mode: 'tree' | 'per-component' = 'per-component',
): Promise<UiPart[]> {
  const agent = createAgent({
    model: createScriptedModel(({ results }) => (results.length === 0 ? { call, input } : 'Done.')),
    tools: [pushPicture, pushTree],
    genui: genui({ catalog: defineCatalog(KIT_COMPONENTS), mode }),
  })
  const { state } = await collectFrames(agent, 'Show me')
  return state.parts.filter((part) => part.type === 'ui')
}

describe('who wrote a view', () => {
  const picture = { type: 'Image', props: { url: 'https://cdn.example/a.png', alt: 'A plot' } }
  const tree = { type: 'Stack', props: {}, children: [picture] }

  it.each<[string, string, object, 'tree' | 'per-component', string | undefined]>([
    ['a tool, one component', 'plot', {}, 'tree', 'tool'],
    ['a tool, a tree', 'push_tree', { tree }, 'tree', 'tool'],
    ['a model, one component', 'ui__show_image', picture.props, 'per-component', undefined],
    ['a model, one component as a tree', 'ui__render', picture, 'tree', undefined],
    ['a model, a tree', 'ui__render', tree, 'tree', undefined],
  ])('%s', async (_, call, input, mode, origin) => {
    const [view] = await viewsOf(call, input, mode)
    expect(view).toMatchObject({ type: 'ui' })
    expect(view?.origin).toBe(origin)
  })
})

describe('a picture in the address itself', () => {
  it('is drawn where a tool pushed it', async () => {
    expect(await viewsOf('plot', {})).toMatchObject([
      { component: 'Image', props: { url: PIXEL }, origin: 'tool' },
    ])
  })

  it('reads as its text where a model wrote it', async () => {
    expect(await viewsOf('ui__show_image', { url: PIXEL, alt: 'A plot' })).toMatchObject([
      { component: 'genui:tree', props: { root: { type: 'genui:text' } } },
    ])
  })
})
