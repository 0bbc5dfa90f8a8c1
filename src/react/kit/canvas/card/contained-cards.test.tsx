import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stubDialogs } from '../../stub-dialogs.fixtures.ts'
import { drawCanvas } from '../draw-canvas.fixtures.tsx'

beforeEach(stubDialogs)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('tabs hold one card each, called as it is', async () => {
  const { server } = await drawCanvas([
    { component: 'Tabs', props: {} },
    { component: 'Tab', props: { label: 'Power' }, parentId: 'c1' },
    { component: 'Note', props: { title: 'Strong' }, parentId: 'c2' },
    { component: 'Tab', props: { label: 'Weight' }, parentId: 'c1' },
    { component: 'Note', props: { title: 'Heavy' }, parentId: 'c4' },
  ])
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Power', 'Weight'])
  await userEvent.click(screen.getByRole('tab', { name: 'Weight' }))
  expect(within(screen.getByRole('tabpanel')).getByRole('article', { name: 'Heavy' })).toBeTruthy()
  await server.live.operate({ op: 'update', id: 'c4', props: { label: 'Mass' } }, { by: 'model' })
  expect(await screen.findByRole('tab', { name: 'Mass' })).toBeTruthy()
})

it('tabs without any have no list, and say that they are empty', async () => {
  await drawCanvas([{ component: 'Tabs', props: {} }])
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.getByText(/Move cards in here/)).toBeTruthy()
})

it('an accordion holds folds', async () => {
  const { container } = await drawCanvas([
    { component: 'Accordion', props: {} },
    { component: 'Disclosure', props: { title: 'More' }, parentId: 'c1' },
    { component: 'Note', props: { title: 'Inside' }, parentId: 'c2' },
  ])
  expect(
    container.querySelector('.vt-accordion > [data-instance="c2"] details [data-instance="c3"]'),
  ).not.toBeNull()
})
