import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineComponent } from '../../../core/index.ts'
import { stubDialogs } from '../stub-dialogs.fixtures.ts'
import { drawCanvas, notes } from './draw-canvas.fixtures.tsx'

/** Every text that the canvas's live region takes. */
function listen(canvas: HTMLElement): string[] {
  const region = within(canvas)
    .getAllByRole('status')
    .find(({ className }) => className === 'vt-visually-hidden')
  if (region === undefined) throw new Error('no live region')
  const said: string[] = []
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  return said
}

const choose = async (title: string, item: RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Options of ${title}` }))
  await userEvent.click(within(screen.getByRole('menu')).getByText(item))
}

const Plot = defineComponent({
  name: 'Plot',
  title: 'Plot',
  description: 'A plot that finds its title.',
  props: z.object({ x: z.string() }),
  resolve: ({ x }) => ({ type: 'Callout', props: { text: 'Drawn.', title: `By ${x}` } }),
})

beforeEach(stubDialogs)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('a canvas by ear', () => {
  it('is a list of cards', async () => {
    await drawCanvas(notes('A', 'B', 'C'))
    const cards = within(screen.getByRole('region', { name: 'Canvas' })).getAllByRole('listitem')
    expect(cards.map((card) => within(card).getByRole('article'))).toHaveLength(3)
  })

  it('calls a card by the title it bears, and tells of its width and pin', async () => {
    const { container } = await drawCanvas([{ component: 'Plot', props: { x: 'year' } }, ...notes('A')], {
      components: [Plot],
    })
    await screen.findByRole('article', { name: 'By year' })
    const said = listen(container)
    await choose('By year', /Full width/)
    await waitFor(() => expect(said).toEqual(['Changed: By year']))
    await choose('By year', /Pin/)
    await waitFor(() => expect(said).toHaveLength(2))
    await choose('By year', /Remove/)
    await waitFor(() => expect(said.at(-1)).toBe('Removed: By year'))
  })

  it('says the same words twice', async () => {
    const { container, titles } = await drawCanvas(notes('A', 'B', 'C'))
    const said = listen(container)
    await choose('A', /Move later/)
    await choose('A', /Move later/)
    await waitFor(() => expect(titles()).toEqual(['B', 'C', 'A']))
    await waitFor(() => expect(said).toEqual(['Moved: A', 'Moved: A']))
  })
})

describe('the focus on a canvas', () => {
  it('goes to the next card when somebody else takes one away', async () => {
    const { server, titles } = await drawCanvas(notes('A', 'B', 'C'))
    screen.getByRole('button', { name: 'Options of B' }).focus()
    await act(() => server.live.operate({ op: 'remove', id: 'c2' }, { by: 'model' }))
    await waitFor(() => expect(titles()).toEqual(['A', 'C']))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move C' }))
    await act(() => server.live.operate({ op: 'remove', id: 'c3' }, { by: 'model' }))
    await waitFor(() => expect(titles()).toEqual(['A']))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move A' }))
    await act(() => server.live.operate({ op: 'remove', id: 'c1' }, { by: 'model' }))
    await waitFor(() => expect(titles()).toEqual([]))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Canvas' }))
  })

  it('goes from a message that is closed to the canvas', async () => {
    const { server } = await drawCanvas(notes('A'))
    server.intercept = ({ path }) =>
      path.endsWith('/ops')
        ? Response.json({
            ok: false,
            seq: 1,
            issues: [{ code: 'pinned', path: [], message: 'Not now.', severity: 'error' }],
          })
        : undefined
    await choose('A', /Remove/)
    await screen.findByText('Not now.')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Canvas' }))
  })

  it('stays with a card that leaves its container', async () => {
    const { server } = await drawCanvas([
      { component: 'Box', props: { title: 'Box' } },
      ...notes('Inside').map((note) => ({ ...note, parentId: 'c1' })),
    ])
    await choose('Inside', /Move out of Box/)
    await waitFor(() => expect(server.live.state().snapshot.roots).toContain('c2'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Inside' }))
  })
})
