import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createFieldScope, createViewStateStore, FieldScopeProvider, VitrailProvider } from '../../index.ts'
import { DataTable } from './data-table.tsx'

afterEach(cleanup)

type Props = Parameters<typeof DataTable>[0]

const table: Props = {
  columns: [
    { key: 'n', label: 'Name' },
    { key: 'd', label: 'Spread' },
  ],
  rows: [
    { n: 'Oslo', d: '▁█·' },
    { n: 'Bergen', d: '' },
  ],
  pageSize: 5,
  download: false,
  total: 12,
  remote: { page: 0 },
  selection: { name: 'selection', x: 'city', values: ['Oslo', 'Bergen'] },
  sparkKeys: ['d'],
}

function show(more: Partial<Props> = {}) {
  const scope = createFieldScope('root')
  render(
    <VitrailProvider locale="en" timeZone="UTC" viewState={createViewStateStore()}>
      <FieldScopeProvider nodeId="root" scope={scope}>
        <DataTable {...table} {...more} />
      </FieldScopeProvider>
    </VitrailProvider>,
  )
  return { user: userEvent.setup(), value: (name: string) => scope.value(name) }
}

it('asks for another page and order, and is busy until it comes', async () => {
  const { user, value } = show()
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(value('page')).toBe(1)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect([value('page'), value('sort')]).toEqual([0, { key: 'n', descending: false }])
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(value('sort')).toEqual({ key: 'n', descending: true })
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(value('sort')).toBeNull()
})

it('is searched where its rows are, from the first page on', async () => {
  const { user, value } = show({ remote: { page: 1, search: '' } })
  await user.type(screen.getByRole('searchbox'), 'os')
  expect([value('filter'), value('page')]).toEqual(['os', 0])
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  // The rows on the page are not searched as well.
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

it('says where a search found nothing', () => {
  show({ remote: { page: 0, search: 'x' }, rows: [], total: 0, selection: undefined })
  expect(screen.getByText('No matching rows')).toBeDefined()
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('0 rows')
})

it('selects rows by the values of a column', async () => {
  const { user, value } = show()
  await user.click(screen.getByRole('checkbox', { name: 'Select Bergen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Oslo' }))
  expect(value('selection')).toEqual([{ column: 'city', op: 'in', value: ['Bergen', 'Oslo'] }])
  await user.click(screen.getByRole('checkbox', { name: 'Select Bergen' }))
  expect(value('selection')).toEqual([{ column: 'city', op: 'in', value: ['Oslo'] }])
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(document.activeElement?.getAttribute('data-part')).toBe('scroll')
  expect(value('selection')).toEqual([])
})

it('draws block characters as bars', () => {
  show()
  const drawn = screen.getAllByRole('img', { name: 'Spread: 13%, 100%, –' })
  expect(drawn.map((picture) => picture.querySelectorAll('rect').length)).toEqual([3])
})
