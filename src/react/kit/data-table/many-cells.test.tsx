import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createViewStateStore, VitrailProvider } from '../../index.ts'
import { DataTable } from './data-table.tsx'

afterEach(cleanup)

type Props = Parameters<typeof DataTable>[0]

const show = (props: Pick<Props, 'columns' | 'rows'> & Partial<Props>) =>
  render(
    <VitrailProvider locale="en" timeZone="UTC" viewState={createViewStateStore()}>
      <DataTable pageSize={25} download {...props} />
    </VitrailProvider>,
  ).container

it('ten thousand rows are sorted as a whole, and drawn a page at a time', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ n: (index * 7_919) % 10_000 }))
  const container = show({ columns: [{ key: 'n', label: 'Number' }], rows })
  await userEvent.click(screen.getByRole('button', { name: /^Number/ }))
  const drawn = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(drawn).toEqual(Array.from({ length: 25 }, (_, index) => String(index)))
})

it('a hundred and sixty columns draw no more rows than a page', () => {
  const columns = Array.from({ length: 160 }, (_, index) => ({ key: `c${index}`, label: `C${index}` }))
  const row = Object.fromEntries(columns.map(({ key }) => [key, 1]))
  const container = show({ columns, rows: Array.from({ length: 100 }, () => row), pageSize: 5 })
  expect(container.querySelectorAll('tbody tr')).toHaveLength(5)
  expect(container.querySelectorAll('td, tbody th').length).toBeLessThanOrEqual(5 * 160)
})
