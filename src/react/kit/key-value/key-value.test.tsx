import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { drawTree } from '../draw.fixtures.tsx'

afterEach(cleanup)

const facts = (...items: unknown[]) => ({ type: 'KeyValue', props: { items } })

it('pairs terms and values as a person reads them', () => {
  drawTree(
    facts(
      { label: 'Total', value: 1290.5, format: 'currency', currency: 'EUR' },
      { label: 'Paid', value: false },
      { label: 'Owner', value: null },
      { label: 'Due', value: 'overdue', tone: 'danger' },
    ),
  )
  const read = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(read('term')).toEqual(['Total', 'Paid', 'Owner', 'Due'])
  expect(read('definition')).toEqual(['€1,290.50', '✗', '—', 'Error: overdue'])
})

it('copies the value itself, by a button that names its label', async () => {
  const user = userEvent.setup()
  drawTree(facts({ label: 'Total', value: 1290.5, format: 'currency', currency: 'EUR', copy: true }))
  await user.click(screen.getByRole('button', { name: 'Copy Total' }))
  expect(await navigator.clipboard.readText()).toBe('1290.5')
})
