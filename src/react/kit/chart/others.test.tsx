import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ChartProps } from '../../../kit/index.ts'
import { createViewStateStore, VitrailProvider } from '../../index.ts'
import { Chart } from './chart.tsx'

afterEach(cleanup)

const SLATE = 'var(--vt-chart-6)'

/** The colours of what is drawn, in order. */
function colors(part: string, props: ChartProps): string[] {
  const { container } = render(
    <VitrailProvider locale="en" timeZone="UTC" viewState={createViewStateStore()}>
      <Chart {...props} />
    </VitrailProvider>,
  )
  const marks = container.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)
  return [...marks].map(({ style }) => style.color)
}

const groups: ChartProps = {
  type: 'bar',
  xKey: 'x',
  series: [{ key: 'n' }],
  data: [
    { x: 'Rest of the world', n: 90, rest: true },
    ...Array.from({ length: 11 }, (_, index) => ({ x: `g${index}`, n: 11 - index })),
  ],
  selection: { name: 'selection', x: 'city', rest: 'rest' },
}

it('others beside single bars are slate', () => {
  const [first, ...single] = colors('bar', groups)
  expect([first, new Set(single)]).toEqual([SLATE, new Set(['var(--vt-chart-1)'])])
})

it('others among slices are the last one and slate, which no single one is', () => {
  const drawn = colors('slice', { ...groups, type: 'pie' })
  expect(drawn).toHaveLength(12)
  expect(drawn.indexOf(SLATE)).toBe(11)
  expect(new Set(drawn).size).toBe(12)
  expect([...document.querySelectorAll('[data-part="slice-label"]')].at(-1)?.textContent).toBe(
    'Rest of the world',
  )
})

it('others among too many slices take those that have no place, too', () => {
  const data = [...groups.data, { x: 'least', n: 0.5 }, { x: 'lesser', n: 0.25 }]
  expect(colors('slice', { ...groups, type: 'donut', data })).toHaveLength(12)
  const numbers = [...document.querySelectorAll('[data-part="slices"] [data-part="number"]')]
  expect(numbers.at(-1)?.textContent).toBe('90.75')
})

it('others among points are drawn first, beneath, and named last', () => {
  const drawn = colors('bubble', {
    type: 'scatter',
    xKey: 'x',
    series: [{ key: 'y' }],
    color: { key: 'c', label: 'City', values: ['a', 'b'] },
    data: ['a', 'z', 'b', 'y'].map((c, index) => ({ x: index, y: 1, c })),
  })
  expect(drawn).toEqual([SLATE, SLATE, 'var(--vt-chart-1)', 'var(--vt-chart-2)'])
  const named = [...document.querySelectorAll('[data-part="legend"] button')]
  expect(named.map(({ textContent }) => textContent)).toEqual(['a', 'b', 'Other'])
})

it('a neutral series is slate wherever it stands', () => {
  const series: ChartProps['series'] = [{ key: 'n', tone: 'neutral' }, { key: 'm' }]
  const data = [{ x: 'a', n: 1, m: 2 }]
  expect(colors('bar', { type: 'bar', xKey: 'x', series, data })).toEqual([SLATE, 'var(--vt-chart-2)'])
})
