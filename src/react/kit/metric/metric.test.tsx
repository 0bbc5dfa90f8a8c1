import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { drawTree } from '../draw.fixtures.tsx'

afterEach(cleanup)

it('says its status by icon and word, not by colour alone', () => {
  drawTree({ type: 'Metric', props: { label: 'Errors', value: 12, tone: 'danger' } })
  const term = screen.getByRole('term')
  expect(term.textContent).toBe('Error: Errors')
  expect(term.querySelector('.vt-icon')).not.toBeNull()
})

it('keeps the icon it was given', () => {
  const iconOf = (props: object): string => {
    const { container, unmount } = drawTree({
      type: 'Metric',
      props: { label: 'Errors', value: 12, ...props },
    })
    const drawn = container.querySelector('.vt-icon')?.innerHTML ?? ''
    unmount()
    return drawn
  }
  expect(iconOf({ tone: 'danger', icon: 'mail' })).toBe(iconOf({ icon: 'mail' }))
})
