import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createViewStateStore, VitrailProvider, type VitrailProviderProps } from '../../index.ts'
import { Chart } from './chart.tsx'

afterEach(cleanup)

type Props = Parameters<typeof Chart>[0]

function show(props: Props, settings: VitrailProviderProps = {}) {
  return render(
    <VitrailProvider locale="en" timeZone="UTC" viewState={createViewStateStore()} {...settings}>
      <Chart {...props} />
    </VitrailProvider>,
  )
}

const sales: Props = {
  type: 'bar',
  title: 'Sales',
  xKey: 'city',
  unit: 'kg',
  series: [
    { key: 'a', label: 'Fish' },
    { key: 'b', label: 'Bread' },
  ],
  data: [
    { city: 'Oslo', a: 1200, b: 3 },
    { city: 'Bergen', a: null, b: 4 },
  ],
}

describe('by key', () => {
  async function walk(keys: string, settings?: VitrailProviderProps, props: Props = sales) {
    const user = userEvent.setup()
    const { container } = show(props, settings)
    screen.getByRole('application').focus()
    await user.keyboard(keys)
    return container.querySelector('[aria-live]')?.textContent
  }

  it.each([
    ['{ArrowRight}', 'Oslo: Fish 1,200 kg, Bread 3 kg'],
    ['{ArrowRight}{ArrowRight}', 'Bergen: Fish no value, Bread 4 kg'],
    ['{End}{ArrowRight}', 'Bergen: Fish no value, Bread 4 kg'],
    ['{ArrowRight}{ArrowDown}', 'Oslo: Fish 1,200 kg'],
    ['{ArrowRight}{ArrowDown}{ArrowDown}', 'Oslo: Bread 3 kg'],
    ['{End}{Home}', 'Oslo: Fish 1,200 kg, Bread 3 kg'],
    ['{ArrowRight}{Escape}', ''],
  ])('%s reads %s', async (keys, said) => {
    expect(await walk(keys)).toBe(said)
  })

  it('follows sight where the line runs from the right', async () => {
    expect(await walk('{Home}{ArrowLeft}', { dir: 'rtl' })).toContain('Bergen')
  })

  it('walks bars that lie down the page', async () => {
    expect(await walk('{ArrowDown}{ArrowDown}', {}, { ...sales, horizontal: true })).toContain('Bergen')
  })

  it('walks a scatter plot along its axis', async () => {
    const data = [9, 1, 5].map((x) => ({ x, y: x * 10 }))
    const scatter: Props = { type: 'scatter', xKey: 'x', series: [{ key: 'y', label: 'Y' }], data }
    expect(await walk('{ArrowRight}{ArrowRight}', {}, scatter)).toBe('5: Y 50')
  })

  it('raises the action of a mark', async () => {
    const onAction = vi.fn(() => undefined)
    await walk('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}', { onAction }, { ...sales, action: 'drill' })
    expect(onAction).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'drill', payload: { x: 'Oslo', series: 'b', value: 3 } }),
    )
  })
})

describe('what can be chosen', () => {
  it('hides a series, and shows it again', async () => {
    const user = userEvent.setup()
    const { container } = show(sales)
    const bars = () => container.querySelectorAll('[data-part="bar"]').length
    const fish = screen.getByRole('button', { name: 'Fish' })
    expect([bars(), fish.getAttribute('aria-pressed')]).toEqual([3, 'true'])
    await user.click(fish)
    expect([bars(), fish.getAttribute('aria-pressed')]).toEqual([2, 'false'])
    await user.click(fish)
    expect(bars()).toBe(3)
  })

  it('draws the last points of many', async () => {
    const user = userEvent.setup()
    const data = Array.from({ length: 40 }, (_, index) => ({ city: `p${index}`, a: index, b: 1 }))
    const { container } = show({ ...sales, series: [{ key: 'a' }], data })
    await user.click(screen.getByRole('button', { name: 'Last 10' }))
    expect(container.querySelectorAll('[data-part="bar"]')).toHaveLength(10)
    expect(within(container).getAllByRole('row', { hidden: true })).toHaveLength(41)
  })

  it('offers nothing where there is no choice', () => {
    show({ ...sales, series: [{ key: 'a' }] })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('is named, described, and there as a table', () => {
  show(sales)
  const figure = screen.getByRole('figure', { name: 'Sales' })
  const summary = screen.getByRole('application').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(summary)?.textContent).toBe(
    'Bar chart. Fish from 1,200 kg to 1,200 kg. Bread from 3 kg to 4 kg',
  )
  const cells = within(figure).getAllByRole('cell', { hidden: true })
  expect(cells.map((cell) => cell.textContent)).toEqual(['1,200 kg', '3 kg', '—', '4 kg'])
})

it('says that it is empty', () => {
  show({ ...sales, data: [] })
  expect(screen.getByText('No data to show')).toBeTruthy()
})

it('says how many of how many points it draws', () => {
  const data = Array.from({ length: 2_500 }, (_, index) => ({ city: index, a: index }))
  const chart = <Chart {...sales} type="scatter" series={[{ key: 'a' }]} data={data} />
  const html = renderToString(<VitrailProvider locale="en">{chart}</VitrailProvider>)
  expect(html).toContain('2,000 of 2,500 points')
})
