import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { drawTree } from '../draw.fixtures.tsx'

afterEach(cleanup)

it.each([
  [{ value: 40 }, '40', '40%', '40%'],
  [{ value: 3, max: 8, unit: 'files' }, '3', '3 of 8 files', '37.5%'],
  [{ value: 0.5, max: 1, format: 'percent' }, '0.5', '50%', '50%'],
  [{ value: 12, unit: '%' }, '12', '12%', '12%'],
  [{ value: 99, max: 8 }, '8', '100%', '100%'],
  [{}, null, null, ''],
])('%j is drawn and said', (props, now, text, width) => {
  drawTree({ type: 'Progress', props: { label: 'Upload', ...props } })
  const bar = screen.getByRole('progressbar', { name: 'Upload' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([now, text])
  expect(bar.querySelector<HTMLElement>('[data-part="fill"]')?.style.inlineSize).toBe(width)
})

it('is a ring of the same share', () => {
  const { container } = drawTree({ type: 'Progress', props: { label: 'a', value: 50, variant: 'ring' } })
  const [drawn, round] = (
    container.querySelector('[data-part="arc"]')?.getAttribute('stroke-dasharray') ?? ''
  ).split(' ')
  expect(Number(drawn) / Number(round)).toBeCloseTo(0.5)
})
