import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createViewStateStore, VitrailProvider } from '../../index.ts'
import { DataTable } from './data-table.tsx'

afterEach(cleanup)

const table = {
  pageSize: 25,
  download: true,
  columns: [
    { key: 'n', label: 'Name' },
    { key: 'v', label: 'Value' },
  ],
}
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

function show(view: ReactElement, onAction?: () => undefined) {
  return render(
    <VitrailProvider
      locale="en"
      timeZone="UTC"
      viewState={createViewStateStore()}
      {...(onAction !== undefined && { onAction })}
    >
      {view}
    </VitrailProvider>,
  )
}

describe('sorting', () => {
  it('goes up, down and back by the head, what is missing last', async () => {
    const user = userEvent.setup()
    const values = [2, null, 10, 1]
    show(<DataTable {...table} rows={values.map((v, index) => ({ n: `r${index}`, v }))} />)
    const head = screen.getByRole('button', { name: 'Value' })
    const orders: unknown[] = []
    for (const _ of [1, 2, 3]) {
      await user.click(head)
      orders.push([names(), screen.getAllByRole('columnheader')[1]?.getAttribute('aria-sort')])
    }
    expect(orders).toEqual([
      [['r3', 'r0', 'r2', 'r1'], 'ascending'],
      [['r2', 'r0', 'r3', 'r1'], 'descending'],
      [['r0', 'r1', 'r2', 'r3'], null],
    ])
  })

  it('sorts text as people do', () => {
    const rows = ['item 10', 'Äpfel', 'item 9', 'Zebra', 'apple'].map((n) => ({ n, v: 1 }))
    show(<DataTable {...table} sort={{ key: 'n' }} rows={rows} />)
    expect(names()).toEqual(['Äpfel', 'apple', 'item 9', 'item 10', 'Zebra'])
  })
})

it('keeps how it is looked at when it is drawn again', async () => {
  const user = userEvent.setup()
  const viewState = createViewStateStore()
  const view = (
    <VitrailProvider locale="en" timeZone="UTC" viewState={viewState}>
      <DataTable {...table} rows={[2, 1].map((v) => ({ n: `r${v}`, v }))} />
    </VitrailProvider>
  )
  const { unmount } = render(view)
  await user.click(screen.getByRole('button', { name: 'Value' }))
  unmount()
  render(view)
  expect(names()).toEqual(['r1', 'r2'])
})

describe('many rows', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ n: `Row ${index}`, v: index }))

  it('draws a page of them, and finds the others', async () => {
    const user = userEvent.setup()
    show(<DataTable {...table} rows={rows} total={12_400} />)
    expect(names()).toHaveLength(25)
    expect(screen.getByRole('status').textContent).toBe('1–25 of 10,000 rows; 12,400 in all')

    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(names()[0]).toBe('Row 25')

    const search = screen.getByRole<HTMLInputElement>('searchbox')
    search.focus()
    await user.paste('row 999')
    expect(names()).toEqual(['Row 999', ...Array.from({ length: 10 }, (_, index) => `Row ${9990 + index}`)])
    expect(screen.getByRole('status').textContent).toBe('11 of 10,000 rows')

    await user.paste('nowhere')
    expect(screen.getByText('No matching rows')).toBeTruthy()
  })
})

describe('cells', () => {
  it('draws tones, links, truth and gaps', () => {
    show(
      <DataTable
        {...table}
        columns={[
          { key: 'n', label: 'Name' },
          { key: 's', label: 'State', tones: { late: 'danger' } },
          { key: 'u', label: 'Site', format: 'link' },
          { key: 'b', label: 'Paid' },
        ]}
        rows={[
          { n: '[Oslo](https://example.com/oslo)', s: 'late', u: 'javascript:alert(1)', b: true },
          { n: 'Bergen', s: 'fine', u: 'https://example.com/b', b: null },
        ]}
      />,
    )
    const [, first, second] = screen.getAllByRole('row')
    expect(first?.querySelector('.vt-badge')?.getAttribute('data-tone')).toBe('danger')
    expect(within(first ?? document.body).getAllByRole('link')).toHaveLength(1)
    expect(
      within(first ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('https://example.com/oslo')
    expect(first?.textContent).toContain('Yes')
    expect(
      within(second ?? document.body)
        .getByRole('link')
        .getAttribute('rel'),
    ).toBe('noopener noreferrer nofollow')
    expect(second?.textContent).toContain('—')
  })

  it('raises the action of a row with the row', async () => {
    const user = userEvent.setup()
    const onAction = vi.fn(() => undefined)
    show(<DataTable {...table} action="reorder" actionLabel="Reorder" rows={[{ n: 'A', v: 1 }]} />, onAction)
    await user.click(screen.getByRole('button', { name: 'Reorder' }))
    expect(onAction).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'reorder', payload: { n: 'A', v: 1 }, message: 'Reorder' }),
    )
  })
})
