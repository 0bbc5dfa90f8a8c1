import { describe, expect, it } from 'vitest'
import type { Condition } from '../selection/conditions.ts'
import type { ChartModel } from './chart-model.ts'
import { readChart } from './read-chart.ts'
import { boxAround, boxOf, conditionsFor, conditionsForBox, selectedPoints } from './select-points.ts'

function model(props: Record<string, unknown>): ChartModel {
  return readChart({ xKey: 'x', ...props }, { writeX: String, timeZone: 'UTC', rest: 'Other' })
}

/** The conditions of a selection, and the points that meet them. */
function choose(chart: ChartModel, chosen: readonly number[]): [readonly Condition[], number[]] {
  if (chart.selectable === undefined) throw new Error('nothing can be selected')
  const conditions = conditionsFor(chart, chart.selectable, chosen)
  return [conditions, [...(selectedPoints(chart, conditions) ?? [])]]
}

const series = [{ key: 'a' }]

describe('bars of a group', () => {
  const chart = model({
    type: 'bar',
    series,
    data: [
      { x: 'Oslo', a: 3 },
      { x: null, a: 2 },
      { x: true, a: 2 },
      { x: 'Other', a: 9, rest: true },
    ],
    selection: { name: 'selection', x: 'city', rest: 'rest' },
  })

  it.each<[number[], unknown, number[]]>([
    [[0], [{ column: 'city', op: 'in', value: ['Oslo'] }], [0]],
    [[0, 1, 2], [{ column: 'city', op: 'in', value: ['Oslo', null, true] }], [0, 1, 2]],
    [[2, 3], [{ column: 'city', op: 'in', value: [true] }], [2]],
    [[3], [], []],
  ])('%j', (chosen, conditions, points) => {
    expect(choose(chart, chosen)).toEqual([conditions, points])
  })
})

describe('bars between numbers', () => {
  const props = {
    type: 'bar',
    series,
    data: [
      { x: 0, to: 5, a: 1 },
      { x: 5, to: 10, a: 2 },
      { x: 10, to: 15, a: 3 },
    ],
    selection: { name: 'selection', x: 'price' },
  }

  it.each<[string, boolean, number[], unknown, number[]]>([
    [
      'end before the next',
      false,
      [0],
      [
        ['>=', 0],
        ['<', 5],
      ],
      [0],
    ],
    [
      'the last with its end',
      false,
      [1, 2],
      [
        ['>=', 5],
        ['<=', 15],
      ],
      [1, 2],
    ],
    [
      'are one range',
      false,
      [0, 2],
      [
        ['>=', 0],
        ['<=', 15],
      ],
      [0, 1, 2],
    ],
    [
      'may hold their end',
      true,
      [0],
      [
        ['>=', 0],
        ['<=', 5],
      ],
      [0, 1],
    ],
  ])('%s', (_, included, chosen, bounds, points) => {
    const [conditions, met] = choose(model({ ...props, xEnd: { key: 'to', included } }), chosen)
    expect(conditions.map(({ op, value }) => [op, value])).toEqual(bounds)
    expect(met).toEqual(points)
  })

  it('stand on a scale of numbers, side by side', () => {
    expect(model({ ...props, xEnd: { key: 'to' } })).toMatchObject({ axis: 'number', binned: true })
    expect(model({ ...props, xEnd: { key: 'gone' } })).toMatchObject({ axis: 'category', binned: false })
  })
})

it('months are ranges of days', () => {
  const chart = model({
    type: 'line',
    series,
    data: [
      { x: '2024-01-01', to: '2024-02-01', a: 1 },
      { x: '2024-02-01', to: '2024-03-01', a: 1 },
      { x: '2024-03-01', to: '2024-04-01', a: 1 },
    ],
    xEnd: { key: 'to' },
    selection: { name: 'selection', x: 'day' },
  })
  expect(choose(chart, [0, 1])).toEqual([
    [
      { column: 'day', op: '>=', value: '2024-01-01' },
      { column: 'day', op: '<', value: '2024-03-01' },
    ],
    [0, 1],
  ])
})

it('a box holds the points between its sides', () => {
  const chart = model({
    type: 'scatter',
    series,
    data: [
      { x: 1, a: 10, c: 'k' },
      { x: 2, a: 20, c: 'l' },
      { x: 3, a: 30, c: 'm' },
    ],
    color: { key: 'c', label: 'Kind', values: ['k', 'l'] },
    selection: { name: 'selection', x: 'w', y: 'h' },
  })
  const { selectable, points } = chart
  if (selectable === undefined || points[2] === undefined) throw new Error('nothing can be selected')
  const box = { x: [1.5, 3], y: [0, 25] } as const
  const conditions = conditionsForBox(selectable, box)
  expect([...(selectedPoints(chart, conditions) ?? [])]).toEqual([1])
  expect(boxOf(selectable, conditions)).toEqual(box)
  expect(boxAround(points[2])).toEqual({ x: [3, 3], y: [30, 30] })
  expect(chart.series.map(({ label }) => label)).toEqual(['k', 'l', 'Other'])
})

it('conditions on other columns select nothing here', () => {
  const chart = model({ type: 'bar', series, data: [{ x: 'a', a: 1 }], selection: { name: 's', x: 'city' } })
  expect(selectedPoints(chart, [{ column: 'price', op: '>=', value: 1 }])).toBeUndefined()
})
