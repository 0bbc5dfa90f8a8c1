import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { TreeNode } from '../../../core/index.ts'
import { createViewStateStore, VitrailProvider } from '../../index.ts'
import { drawTree } from '../draw.fixtures.tsx'
import { nextTab } from './next-tab.ts'
import { Tab } from './tab.tsx'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const tab = (label: string, value?: string): TreeNode => ({
  type: 'Tab',
  props: { label, ...(value !== undefined && { value }) },
  children: [{ type: 'Text', props: { text: `about ${label}` } }],
})
const tabs = (props: Record<string, unknown> = {}): TreeNode => ({
  type: 'Tabs',
  props,
  children: [tab('A'), tab('B', 'b'), tab('C')],
})
const shown = () =>
  screen.getAllByRole('tabpanel').map((panel) => panel.querySelector('.vt-text')?.textContent)
const focused = () => document.activeElement?.textContent

it('shows one panel and keeps the others on the page', () => {
  const { container } = drawTree(tabs())
  expect(shown()).toEqual(['about A'])
  expect(container.textContent).toContain('about C')
  expect(screen.getByRole('tab', { name: 'A' }).getAttribute('aria-selected')).toBe('true')
})

it('is walked by key, round the ends', async () => {
  const user = userEvent.setup()
  drawTree(tabs({ value: 'b' }))
  await user.tab()
  expect(focused()).toBe('B')
  const walked: unknown[] = []
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{End}', '{Home}', '{ArrowLeft}', 'x']) {
    await user.keyboard(key)
    walked.push([focused(), ...shown()])
  }
  expect(walked).toEqual([
    ['C', 'about C'],
    ['A', 'about A'],
    ['C', 'about C'],
    ['A', 'about A'],
    ['C', 'about C'],
    ['C', 'about C'],
  ])
  await user.tab()
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
})

it.each([
  ['ArrowLeft', 'rtl', 1],
  ['ArrowRight', 'rtl', 2],
  ['ArrowRight', 'ltr', 1],
  ['Tab', 'ltr', undefined],
] as const)('%s in %s leads to %s', (key, dir, next) => {
  expect(nextTab(key, 0, 3, dir)).toBe(next)
  expect(nextTab(key, 0, 0, dir)).toBeUndefined()
})

it('keeps the shown tab by view and node, and as a field by its name', async () => {
  const viewState = createViewStateStore()
  for (const props of [{}, { name: 'view' }]) {
    drawTree(tabs(props), { viewState })
    await userEvent.click(screen.getByRole('tab', { name: 'B' }))
    cleanup()
    drawTree(tabs(props), { viewState })
    expect(shown()).toEqual(['about B'])
    cleanup()
  }
})

it('shows the first where what was kept or asked for is gone', () => {
  drawTree(tabs({ value: 'zorp' }))
  expect(shown()).toEqual(['about A'])
})

it('does nothing in a preview', () => {
  drawTree({ ...tabs(), incomplete: true }, { partial: true })
  for (const button of screen.getAllByRole('tab')) expect(button.hasAttribute('disabled')).toBe(true)
})

it('names a tab that is not yet named, and what is no tab, by its place', () => {
  drawTree(
    {
      type: 'Tabs',
      props: {},
      children: [
        tab('A'),
        { type: 'Text', props: { text: 'x' } },
        { type: 'Tab', props: {}, incomplete: true },
      ],
    },
    { partial: true },
  )
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['A', '2', '3'])
})

it('takes tabs that an app writes itself', () => {
  render(
    <VitrailProvider locale="en" timeZone="UTC">
      <Tabs>
        <Tab label="One">1</Tab>
        <Tab label="Two">2</Tab>
      </Tabs>
    </VitrailProvider>,
  )
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['One', 'Two'])
})
