import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { drawTree } from '../draw.fixtures.tsx'

afterEach(cleanup)

const tree = {
  type: 'Suggestions',
  props: { items: [{ label: 'By train?' }, { label: 'Cheapest', message: 'Which day is cheapest?' }] },
}

it('says its label, or the message behind it', async () => {
  const onAction = vi.fn((_action: { message?: string | undefined }) => undefined)
  drawTree(tree, { onAction })
  expect(screen.getByRole('group', { name: 'Suggestions' })).toBeTruthy()
  for (const button of screen.getAllByRole('button')) await userEvent.click(button)
  expect(onAction.mock.calls.map(([action]) => action.message)).toEqual([
    'By train?',
    'Which day is cheapest?',
  ])
})

it('says nothing in a preview', () => {
  drawTree(tree, { partial: true, onAction: () => undefined })
  for (const button of screen.getAllByRole('button')) expect(button.hasAttribute('disabled')).toBe(true)
})
