import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutCartesian } from './cartesian-layout.ts'
import type { ChartModel } from './chart-model.ts'
import type { PlotFrame } from './plot-geometry.ts'
import type { PlotLayout } from './plot-layout.ts'
import { readChart } from './read-chart.ts'

const frame: PlotFrame = {
  width: 360,
  height: 240,
  em: 12,
  rtl: false,
  shown: [0, 1, 2],
  writers: { tick: String, place: String },
}

function model(props: Record<string, unknown>): ChartModel {
  return readChart(
    { xKey: 'x', series: [{ key: 'a' }], ...props },
    { writeX: String, timeZone: 'UTC', rest: 'Other' },
  )
}

function layout(props: Record<string, unknown>, changes: Partial<PlotFrame> = {}): PlotLayout {
  const read = model(props)
  return layoutCartesian(read, { ...frame, shown: read.series.map((_, index) => index), ...changes })
}

const rows = (...values: unknown[]) => values.map((a, x) => ({ x: `p${x}`, a }))

/** The lowest and highest y of a path whose commands are absolute. */
function reach(path: string): [number, number] {
  const ys = [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)|V(-?[\d.]+)|Q-?[\d.]+,(-?[\d.]+)/g)].map((found) =>
    Number(found[2] ?? found[3] ?? found[4]),
  )
  return [Math.min(...ys), Math.max(...ys)]
}

describe('values', () => {
  it('leaves a gap where a number is missing', () => {
    const { lines } = layout({ type: 'line', data: rows(3, null, 'NaN', 5) })
    expect(lines[0]?.line).not.toContain('NaN')
    expect(lines[0]?.line.match(/M/g)).toHaveLength(2)
  })

  it('shows a point that no line reaches', () => {
    const dotted = (...values: unknown[]) =>
      layout({ type: 'line', data: rows(...values) }).lines[0]?.vertices.filter((vertex) => vertex.dotted)
    expect(dotted(7)).toHaveLength(1)
    const crowd = [...Array.from({ length: 60 }, () => 1), null, 4, null]
    expect(dotted(...crowd)).toEqual([expect.objectContaining({ point: 61 })])
  })

  it('sets zeros on the axis', () => {
    const { box, bars, valueTicks } = layout({ type: 'bar', data: rows(0, 0, 0) })
    expect(bars.map(({ path }) => reach(path))).toEqual(bars.map(() => [box.bottom, box.bottom]))
    expect(valueTicks.find(({ zero }) => zero)?.at).toBe(box.bottom)
  })

  it('stacks what is positive up and what is negative down', () => {
    const props = {
      type: 'bar',
      stacked: true,
      series: [{ key: 'a' }, { key: 'b' }, { key: 'c' }],
      data: [{ x: 'p', a: 100, b: -100, c: -100 }],
    }
    const { bars, valueTicks, box } = layout(props)
    const at = (label: string) => valueTicks.find((tick) => tick.label === label)?.at
    expect(valueTicks.map(({ label }) => Number(label))).toEqual([-200, -100, 0, 100])
    expect(bars.map(({ path }) => reach(path).map(Math.round))).toEqual(
      [
        [at('100'), at('0')],
        [at('0'), at('-100')],
        [at('-100'), at('-200')],
      ].map((pair) => pair.map((place) => Math.round(place ?? Number.NaN))),
    )
    expect(at('-200')).toBe(box.bottom)
  })

  it('lets a small part be seen beside a large one', () => {
    const { bars } = layout({
      type: 'bar',
      stacked: true,
      series: [{ key: 'a' }, { key: 'b' }],
      data: [{ x: 'p', a: 1000, b: -1 }],
    })
    const [top, bottom] = reach(bars[1]?.path ?? '')
    expect(bottom - top).toBeGreaterThanOrEqual(1.5)
  })
})

describe('labels', () => {
  const names = Array.from({ length: 40 }, (_, index) => ({
    x: `Municipality of the northern coast, district number ${index} `.padEnd(60, 'x'),
    a: index,
  }))

  it('lets no label stand on another', () => {
    for (const width of [280, 360, 800]) {
      const { xLabels } = layout({ type: 'bar', data: names }, { width })
      expect(xLabels.length).toBeGreaterThan(1)
      const spans = xLabels.map(({ x, lines }) => {
        const half = Math.max(...lines.map((line) => line.length * 0.56 * 12)) / 2
        return [x - half, x + half] as const
      })
      spans.forEach(([start, end], index) => {
        expect(start).toBeGreaterThanOrEqual(-0.01)
        expect(end).toBeLessThanOrEqual(width + 0.01)
        if (index > 0) expect(start).toBeGreaterThan(spans[index - 1]?.[1] ?? 0)
      })
    }
  })

  it('gives names of bars that lie no more than their share', () => {
    const { box } = layout({ type: 'bar', horizontal: true, data: names })
    expect(box.left).toBeLessThan(360 / 2)
  })
})

describe('places', () => {
  it('spans the whole range of x, whatever the order of the rows', () => {
    const data = Array.from({ length: 2_000 }, (_, index) => ({ x: (index * 7) % 1_000, a: index }))
    data.push({ x: 5_000, a: 1 })
    const read = model({ type: 'scatter', data })
    expect(read.given).toBe(2_001)
    expect(read.points.length).toBeLessThanOrEqual(2_000)
    expect(Math.max(...read.points.map(({ position }) => position))).toBe(5_000)
  })

  it('puts days where their dates are', () => {
    const { slots } = layout({
      type: 'line',
      data: [
        { x: '2026-01-01', a: 1 },
        { x: '2026-01-02', a: 1 },
        { x: '2026-01-05', a: 1 },
      ],
    })
    const [first = 0, second = 0, third = 0] = slots
    expect(third - second).toBeCloseTo(3 * (second - first))
  })

  it('mirrors where the line runs from the right', () => {
    const props = { type: 'bar', data: rows(1, 2, 3) }
    const ltr = layout(props)
    const rtl = layout(props, { rtl: true })
    expect(rtl.slots.map((slot) => Math.round(360 - slot))).toEqual(ltr.slots.map(Math.round))
  })
})

it('never draws what is no number', () => {
  const value = fc.oneof(fc.double(), fc.constantFrom(null, 'NaN', '', 1e15, -1e15, 0, {}, true))
  const row = fc.record({
    x: fc.oneof(fc.string(), fc.double(), fc.constant('2026-02-30')),
    a: value,
    b: value,
  })
  const props = fc.record({
    type: fc.constantFrom('bar', 'line', 'area', 'scatter'),
    stacked: fc.boolean(),
    horizontal: fc.boolean(),
    series: fc.constant([{ key: 'a' }, { key: 'b' }]),
    data: fc.array(row, { maxLength: 30 }),
    thresholds: fc.array(fc.record({ value: fc.double() }), { maxLength: 2 }),
    sizeKey: fc.constantFrom('a', 'b', 'none'),
  })
  fc.assert(
    fc.property(props, fc.integer({ min: 160, max: 1_200 }), fc.boolean(), (written, width, rtl) => {
      const drawn = JSON.stringify(layout(written, { width, rtl }), (_, part) =>
        typeof part === 'number' && !Number.isFinite(part) ? 'NOT A NUMBER' : part,
      )
      expect(drawn).not.toMatch(/NOT A NUMBER|NaN|Infinity/)
    }),
    { numRuns: 150, seed: 20260309 },
  )
})

describe('lying bars', () => {
  const data = [42, 18.5, -7, 63].map((a, index) => ({ x: `Team ${index}`, a }))

  it.each([280, 360, 900])('use the width they have, their ticks apart: %i px', (width) => {
    const { box, bars, valueTicks } = layout({ type: 'bar', horizontal: true, data }, { width })
    const ends = bars.flatMap(({ path }) => [...path.matchAll(/[MHL](-?[\d.]+)/g)].map(([, x]) => Number(x)))
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(0.65 * (box.right - box.left))
    expect(valueTicks.length).toBeGreaterThan(1)
    const places = valueTicks.map(({ at }) => at)
    expect(Math.min(...places.slice(1).map((at, index) => at - (places[index] ?? 0)))).toBeGreaterThan(24)
  })
})
