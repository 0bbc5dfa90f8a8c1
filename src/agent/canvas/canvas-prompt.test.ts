import { describe, expect, it } from 'vitest'
import { boardCatalog, flatCatalog } from './canvas.fixtures.ts'
import { type CanvasPromptOptions, canvasPrompt } from './canvas-prompt.ts'

describe('canvasPrompt', () => {
  const prompt = canvasPrompt(boardCatalog)

  it('names every component the model may create as its tool, with its props', () => {
    expect(prompt).toMatch(/^sticky_note \{.*text.*\}: A note\.$/m)
    expect(prompt).toContain('scatter_plot')
    expect(prompt).not.toContain('waiting')
    expect(prompt).not.toContain('ScatterPlot')
  })

  it.each<[string, CanvasPromptOptions, boolean]>([
    ['## Layout', {}, true],
    ['## App context', {}, false],
    ['## App context\n\nCars of 1970', { context: ' Cars of 1970 ' }, true],
    ['## App context', { context: '  ' }, false],
    ['create_many', {}, true],
    ['create_many', { createMany: false }, false],
    ['set_layout', { modelLayout: true }, true],
    ['set_layout', {}, false],
    ['Put out: selection of scatter_plot. Taken by: filter of scatter_plot.', {}, true],
    ['may stand in the chat', { chatViews: true }, true],
    ['may stand in the chat', {}, false],
  ])('%j with %j: %s', (text, options, isThere) => {
    expect(canvasPrompt(boardCatalog, options).includes(text)).toBe(isThere)
  })

  it('has no layout where there is nothing to say of it', () => {
    const notes = flatCatalog.filter(({ name }) => name === 'StickyNote')
    expect(canvasPrompt(notes)).not.toContain('## Layout')
  })

  it('can be replaced by a text with places, which are filled once', () => {
    const context = '{{rules}} $& $1 {{components}}'
    expect(canvasPrompt(boardCatalog, { template: 'Be brief. {{ context }}', context })).toBe(
      `Be brief. ${context}`,
    )
  })

  it('can be replaced by a function of its parts', () => {
    const template: CanvasPromptOptions['template'] = ({ context, layout }) => `${context}|${layout}`
    const notes = flatCatalog.filter(({ name }) => name === 'StickyNote')
    expect(canvasPrompt(notes, { template, context: 'x' })).toBe('x|')
  })
})
