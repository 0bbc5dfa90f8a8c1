import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { drawTree } from '../draw.fixtures.tsx'

afterEach(cleanup)

it('says where things stand in words', () => {
  const items = ['done', 'current', 'error', undefined].map((status, n) => ({ title: `s${n}`, status }))
  drawTree({ type: 'Steps', props: { items } })
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('[data-part="title"]')?.textContent)).toEqual([
    's0 (done)',
    's1 (current)',
    's2 (failed)',
    's3 (to do)',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
})
