import { describe, expect, it } from 'vitest'
import { defineCatalog, defineTool } from '../../core/index.ts'
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

async function viewsOf(call: string, input: object) {
  const agent = createAgent({
    model: createScriptedModel(({ results }) => (results.length === 0 ? { call, input } : 'Done.')),
    tools: [pushPicture],
    genui: genui({ catalog: defineCatalog(KIT_COMPONENTS), mode: 'per-component' }),
  })
  const { state } = await collectFrames(agent, 'Show me')
  return state.parts.filter((part) => part.type === 'ui')
}

describe('a picture in the address itself', () => {
  it('is drawn where a tool pushed it', async () => {
    expect(await viewsOf('plot', {})).toMatchObject([{ component: 'Image', props: { url: PIXEL } }])
  })

  it('reads as its text where a model wrote it', async () => {
    expect(await viewsOf('ui__show_image', { url: PIXEL, alt: 'A plot' })).toMatchObject([
      { component: 'genui:tree', props: { root: { type: 'genui:text' } } },
    ])
  })
})
