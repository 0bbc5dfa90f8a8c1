import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { defineCatalog, toText } from '../../../core/index.ts'
import { rowsSource } from '../../../data/index.ts'
import { datasetComponents, KIT_COMPONENTS } from '../../../kit/index.ts'
import { drawCanvas } from './draw-canvas.fixtures.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const ROWS = 10_000
const rows = Array.from({ length: ROWS }, (_, index) => ({
  name: `Row ${index}`,
  place: (index * 7_919) % ROWS,
  ...Object.fromEntries(Array.from({ length: 6 }, (__, column) => [`c${column}`, index * column])),
}))

it('a card of ten thousand rows holds a page of them, is sorted and turned by keys, and says what it leaves out', async () => {
  const components = datasetComponents(rowsSource({ name: 'Large', rows }))
  const { container, server } = await drawCanvas([{ component: 'DatasetTable', props: { pageSize: 25 } }], {
    components,
  })
  const numbers = () =>
    [...container.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent)
  await waitFor(() => expect(numbers()).toHaveLength(25))

  const user = userEvent.setup()
  screen.getByRole('button', { name: /^place/ }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(numbers()).toEqual(Array.from({ length: 25 }, (_, index) => String(index))))

  screen.getByRole('button', { name: 'Next page' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(numbers()[0]).toBe('25'))
  expect(numbers()).toHaveLength(25)
  expect(screen.getByText('26–50 of 10,000 rows')).toBeTruthy()

  const node = server.live.state().views.c1?.node
  const text = node === undefined ? '' : toText(defineCatalog(KIT_COMPONENTS), node, { locale: 'en' })
  expect(text).toMatch(/… 9[,.]?985 more rows/)
}, 20_000)
