import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { TreeNode } from '../../../core/index.ts'
import { createViewStateStore } from '../../index.ts'
import { drawTree } from '../draw.fixtures.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const fold = (title: string, props: Record<string, unknown> = {}, ...children: TreeNode[]): TreeNode => ({
  type: 'Disclosure',
  props: { title, ...props },
  children,
})
const folds = () => screen.getAllByRole<HTMLDetailsElement>('group')

/** What a browser does when the summary is pressed; jsdom fires the event a moment later. */
async function toggle(details: HTMLDetailsElement | undefined): Promise<void> {
  await act(async () => {
    if (details !== undefined) details.open = !details.open
    await new Promise((resolve) => details?.addEventListener('toggle', resolve, { once: true }))
  })
}

it('is native, and keeps whether it is open', async () => {
  const viewState = createViewStateStore()
  drawTree(fold('More'), { viewState })
  expect(folds()[0]?.open).toBe(false)
  await toggle(folds()[0])
  cleanup()
  drawTree(fold('More'), { viewState })
  expect(folds()[0]?.open).toBe(true)
})

it('shares a name where one of several may be open, but not with what it holds', () => {
  drawTree({
    type: 'Accordion',
    props: { single: true },
    children: [fold('A', { open: true }, fold('in A')), fold('B')],
  })
  const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'))
  expect(names[0]).toBeTruthy()
  expect(names).toEqual([names[0], null, names[0]])
})

it('shares none otherwise', () => {
  drawTree({ type: 'Accordion', props: {}, children: [fold('A'), fold('B')] })
  expect(folds().map((details) => details.getAttribute('name'))).toEqual([null, null])
})
