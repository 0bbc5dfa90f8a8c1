import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { drawTree } from '../draw.fixtures.tsx'
import { readScale } from './read-scale.ts'

afterEach(cleanup)

const thresholds = [
  { value: 20, label: 'Gale', tone: 'danger' as const },
  { value: 10, label: 'Fresh', tone: 'warning' as const },
]

it('is a meter that says the value and its zone', () => {
  drawTree({ type: 'Gauge', props: { label: 'Wind', value: 14, max: 30, unit: 'm/s', thresholds } })
  const meter = screen.getByRole('meter', { name: 'Wind' })
  expect(
    ['valuenow', 'valuemin', 'valuemax', 'valuetext'].map((key) => meter.getAttribute(`aria-${key}`)),
  ).toEqual(['14', '0', '30', '14 m/s, Fresh'])
})

it('says what its colour does where a zone has no word', () => {
  const zones = [{ value: 10, tone: 'danger' as const }]
  drawTree({ type: 'Gauge', props: { label: 'Wind', value: 14, max: 30, thresholds: zones } })
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('14, Error')
  expect(screen.getByText('Error')).toBeTruthy()
})

describe('a scale', () => {
  it.each([
    [5, undefined, 5 / 30],
    [10, 'Fresh', 10 / 30],
    [20, 'Gale', 20 / 30],
    [99, 'Gale', 1],
    [-9, undefined, 0],
  ])('of %s stands in %s', (value, label, share) => {
    const scale = readScale({ label: 'a', value, min: 0, max: 30, thresholds })
    expect([scale.zone?.label, scale.share]).toEqual([label, share])
    expect(scale.zones.map(({ from }) => from)).toEqual([10, 20])
  })

  it('has a range whatever was written', () => {
    expect(readScale({ label: 'a', value: 3, min: 7, max: 7 })).toMatchObject({ min: 7, max: 8, share: 0 })
  })
})
