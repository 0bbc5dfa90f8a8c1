import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { drawTree } from '../draw.fixtures.tsx'

afterEach(cleanup)

it('offers what to do', async () => {
  const onAction = vi.fn(() => undefined)
  drawTree(
    { type: 'EmptyState', props: { title: 'None yet', actionLabel: 'Add', action: 'add' } },
    { onAction },
  )
  expect(screen.getByRole('heading', { name: 'None yet' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(onAction).toHaveBeenCalledWith(expect.objectContaining({ name: 'add', message: 'Add' }))
})

it('has no button without words for it', () => {
  drawTree({ type: 'EmptyState', props: { title: 'None yet', action: 'add' } })
  expect(screen.queryByRole('button')).toBeNull()
})
