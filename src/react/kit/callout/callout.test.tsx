import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { TreeNode, UiPart } from '../../../core/index.ts'
import { GenerativeUI, VitrailProvider } from '../../index.ts'
import { kitRegistry } from '../registry.ts'

afterEach(cleanup)

const callout = (tone: string): TreeNode => ({ type: 'Callout', props: { tone, text: 'Storm' } })
const calm: TreeNode = { type: 'Text', props: { text: 'Calm' } }

function page(child: TreeNode, more: Partial<UiPart>) {
  const root = { type: 'Card', props: {}, children: [child] }
  return (
    <VitrailProvider registry={kitRegistry} locale="en" timeZone="UTC">
      <GenerativeUI part={{ type: 'ui', id: 'v', component: 'genui:tree', props: { root }, ...more }} />
    </VitrailProvider>
  )
}

it.each<[string, TreeNode, TreeNode, Partial<UiPart>, Partial<UiPart>, string]>([
  [
    'that comes into a view of a tool',
    calm,
    callout('danger'),
    { origin: 'tool' },
    { origin: 'tool' },
    'alert',
  ],
  [
    'that another tone becomes',
    callout('info'),
    callout('danger'),
    { origin: 'tool' },
    { origin: 'tool' },
    'alert',
  ],
  [
    'that was there at first',
    callout('danger'),
    callout('danger'),
    { origin: 'tool' },
    { origin: 'tool' },
    'note',
  ],
  [
    'that ends a preview',
    callout('info'),
    callout('danger'),
    { origin: 'tool', partial: true },
    { origin: 'tool' },
    'note',
  ],
  ['of a model', calm, callout('danger'), {}, {}, 'note'],
])('danger %s is read as it should be', (_, before, after, first, then, role) => {
  const { rerender } = render(page(before, first))
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(page(after, then))
  expect(screen.getByRole(role).textContent).toContain('Storm')
})

it('a warning interrupts nobody', () => {
  const { rerender } = render(page(calm, { origin: 'tool' }))
  rerender(page(callout('warning'), { origin: 'tool' }))
  expect(screen.getByRole('note')).toBeTruthy()
})
