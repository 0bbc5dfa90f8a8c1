import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubDialogs } from '../stub-dialogs.fixtures.ts'
import { drawCanvas, notes } from './draw-canvas.fixtures.tsx'

const open = async (title: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Options of ${title}` }))
}
const choose = async (title: string, item: string): Promise<void> => {
  await open(title)
  await userEvent.click(
    screen.getByRole(
      /^(One|Two|Full)/.test(item) ? 'menuitemradio' : /^Pin/.test(item) ? 'menuitemcheckbox' : 'menuitem',
      { name: item },
    ),
  )
}

describe('a canvas', () => {
  beforeEach(stubDialogs)
  afterEach(() => {
    cleanup()
    localStorage.clear()
    vi.restoreAllMocks()
  })

  it('draws a card for each instance, pinned ones first, and follows what comes', async () => {
    const { server, titles } = await drawCanvas(notes('A', 'B'), {
      before: async ({ live }) => {
        await live.operate({ op: 'layout', id: 'c2', layout: { pinned: true } }, { by: 'user' })
      },
    })
    expect(titles()).toEqual(['B', 'A'])
    expect(screen.getByRole('img', { name: 'Pinned' })).toBeTruthy()
    await act(() =>
      server.live.operate({ op: 'create', component: 'Note', props: { title: 'C' } }, { by: 'model' }),
    )
    await waitFor(() => expect(titles()).toEqual(['B', 'A', 'C']))
    expect(screen.getByText('Added: C')).toBeTruthy()
  })

  it('renders one card when one of 50 changes', async () => {
    const all = Array.from({ length: 50 }, (_, index) => `N${index + 1}`)
    const { server, renders, titles } = await drawCanvas(notes(...all))
    await waitFor(() => expect(titles()).toHaveLength(50))
    renders.length = 0
    await act(() => server.live.operate({ op: 'update', id: 'c7', props: { size: 3 } }, { by: 'model' }))
    await waitFor(() => expect(renders.length).toBeGreaterThan(0))
    expect(new Set(renders)).toEqual(new Set(['N7']))
    expect(renders.length).toBeLessThanOrEqual(2)
  })

  it('says what it is for while it is empty', async () => {
    const onSuggestion = vi.fn()
    await drawCanvas([], { suggestions: [{ label: 'A histogram', message: 'Draw one' }], onSuggestion })
    expect(screen.getByText('Nothing here yet')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'A histogram' }))
    expect(onSuggestion).toHaveBeenCalledWith('Draw one')
  })

  it('shows what the model is writing', async () => {
    const { server } = await drawCanvas(notes('A'))
    act(() => server.live.preview({ id: 'p', callId: 'p', component: 'Dial', props: { title: 'Speed' } }))
    const card = await screen.findByRole('article', { name: 'Speed: Being written' })
    expect(card.getAttribute('aria-busy')).toBe('true')
    act(() => server.live.endPreview('p'))
    await waitFor(() => expect(screen.queryByRole('article', { name: /Speed/ })).toBeNull())
  })

  it('shows the cards that one call writes in the container that it writes', async () => {
    const { server } = await drawCanvas([])
    const card = { callId: 'p', component: 'Note', props: { title: 'Inner' } }
    act(() => {
      server.live.preview({ id: 'p/0', callId: 'p', component: 'Box', props: { title: 'Outer' } })
      server.live.preview({ ...card, id: 'p/0/0', parentId: 'p/0' })
    })
    const outer = await screen.findByRole('article', { name: 'Outer: Being written' })
    expect(within(outer).getByRole('article', { name: 'Inner: Being written' })).toBeTruthy()
    act(() => server.live.endPreview('p'))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  })

  it('says of a card that the model is changing it, and draws it as it was', async () => {
    const { server, titles, renders } = await drawCanvas(notes('A', 'B'))
    const bodies = () =>
      screen.getAllByRole('article').map((card) => card.querySelector('[data-part="body"]')?.ariaBusy ?? null)
    renders.length = 0
    act(() => server.live.markChanging('k', 'c2'))
    await waitFor(() => expect(bodies()).toEqual([null, 'true']))
    expect(titles()).toEqual(['A', 'B'])
    expect(renders).toEqual([])
    act(() => server.live.endPreview('k'))
    await waitFor(() => expect(bodies()).toEqual([null, null]))
  })

  it('moves, widens, pins, copies and removes by its menu', async () => {
    const { server, titles } = await drawCanvas(notes('A', 'B', 'C'))
    await choose('A', 'Move later')
    expect(titles()).toEqual(['B', 'A', 'C'])
    await choose('C', 'Full width')
    await choose('C', 'Pin to the start')
    expect(titles()).toEqual(['C', 'B', 'A'])
    await choose('B', 'Duplicate')
    await waitFor(() => expect(titles()).toEqual(['C', 'B', 'B', 'A']))
    await choose('A', 'Remove')
    expect(titles()).toEqual(['C', 'B', 'B'])
    await waitFor(() => expect(server.live.state().snapshot.roots).toEqual(['c2', 'c4', 'c3']))
    expect(server.live.state().snapshot.instances.c3?.layout).toEqual({ width: 'full', pinned: true })
    expect(server.live.trace().at(-1)).toMatchObject({ op: 'remove', by: 'user' })
  }, 20_000)

  it('has a menu for the keyboard', async () => {
    await drawCanvas(notes('A', 'B'))
    screen.getByRole('button', { name: 'Options of A' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Move earlier')
    await userEvent.keyboard('{End}')
    expect(document.activeElement?.textContent).toBe('Remove')
    await userEvent.keyboard('d')
    expect(document.activeElement?.textContent).toBe('Duplicate')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options of A' }))
  })

  it('keeps the focus near what is removed', async () => {
    await drawCanvas(notes('A', 'B'))
    await choose('A', 'Remove')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move B' }))
  })

  it('takes back and brings back, by button and by key', async () => {
    const { titles } = await drawCanvas(notes('A', 'B'))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toEqual(['A']))
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
    await waitFor(() => expect(titles()).toEqual(['A', 'B']))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move A' }), { key: 'z', ctrlKey: true })
    await waitFor(() => expect(titles()).toEqual(['A']))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move A' }), {
      key: 'Z',
      metaKey: true,
      shiftKey: true,
    })
    await waitFor(() => expect(titles()).toEqual(['A', 'B']))
  })

  it('edits props in a form, and says at the field what the server refuses', async () => {
    const { server } = await drawCanvas(notes('A'))
    await choose('A', 'Edit…')
    const form = within(screen.getByRole('dialog', { hidden: true }))
    await userEvent.type(form.getByLabelText('Size'), '12')
    fireEvent.change(form.getByLabelText('Tags'), { target: { value: 'one\ntwo' } })
    await userEvent.click(form.getByRole('button', { name: 'Save', hidden: true }))
    await waitFor(() =>
      expect(form.getByRole('alert', { hidden: true }).textContent).toContain('size is at most 9'),
    )
    await userEvent.clear(form.getByLabelText('Size'))
    await userEvent.type(form.getByLabelText('Size'), '5')
    await userEvent.click(form.getByRole('button', { name: 'Save', hidden: true }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(server.live.state().snapshot.instances.c1?.props).toEqual({
      title: 'A',
      size: 5,
      tags: ['one', 'two'],
    })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends the fields that are the instance’s own, and keeps the others here', async () => {
    const { server } = await drawCanvas([{ component: 'Dial', props: { title: 'D' } }])
    fireEvent.change(screen.getByLabelText('Other'), { target: { value: '7' } })
    fireEvent.change(screen.getByLabelText('Level'), { target: { value: '4' } })
    expect(screen.getByLabelText('Level')).toHaveProperty('value', '4')
    await screen.findByText('Level 4')
    expect(server.live.state().inputs).toEqual({ c1: { level: 4 } })
    expect(screen.getByLabelText('Other')).toHaveProperty('value', '7')
    await act(() => server.live.setValues('c1', { inputs: { level: 8 } }))
    await waitFor(() => expect(screen.getByLabelText('Level')).toHaveProperty('value', '8'))
  })

  it('draws what a container holds where its visual draws children', async () => {
    const { server } = await drawCanvas([
      { component: 'Box', props: { title: 'Numbers' } },
      { component: 'Note', props: { title: 'Inside' }, parentId: 'c1' },
      { component: 'Box', props: { title: 'Empty' } },
    ])
    const box = screen.getByRole('article', { name: 'Numbers' })
    expect(box.querySelector('.vt-stack > [data-instance="c2"]')).not.toBeNull()
    expect(screen.getByText(/Move cards in here/)).toBeTruthy()
    await choose('Inside', 'Move out of Numbers')
    await waitFor(() => expect(server.live.state().snapshot.roots).toEqual(['c2', 'c1', 'c3']))
  })

  it('says above the cards what was refused, until it is closed', async () => {
    const { server } = await drawCanvas(notes('A'))
    server.intercept = ({ path }) =>
      path.endsWith('/ops')
        ? Response.json({
            ok: false,
            seq: 1,
            issues: [{ code: 'pinned', path: [], message: 'Not now.', severity: 'error' }],
          })
        : undefined
    await choose('A', 'Remove')
    await screen.findByText('Not now.')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Not now.')).toBeNull()
    expect(screen.getByRole('article', { name: 'A' })).toBeTruthy()
  })

  it('keeps a renderer that throws to its card, tells of it and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let broken = true
    const { issues } = await drawCanvas(notes('A'), {
      note: () => {
        if (broken) throw new Error('no ink')
        return 'drawn'
      },
    })
    await screen.findByText('This could not be drawn.')
    expect(issues).toMatchObject([{ viewId: 'canvas:c1', reason: 'error' }])
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('drawn')
  })

  it('is in the words it is given', async () => {
    await drawCanvas(notes('A'), {
      settings: { messages: { 'canvas.undo': 'Zurück', 'canvas.move': '{title} bewegen' } },
    })
    expect(screen.getByRole('button', { name: 'Zurück' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'A bewegen' })).toBeTruthy()
  })
})
