import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { lexMarkdown } from './lex-markdown.ts'
import { limitNesting } from './limit-nesting.ts'
import { MarkdownText } from './markdown-text.tsx'

afterEach(cleanup)

it.each([
  ['list', '* a\n'.repeat(1_000), 'li', 300, 'Show 700 more'],
  [
    'numbered list',
    Array.from({ length: 400 }, (_, index) => `${index + 1}. a`).join('\n'),
    'li',
    300,
    'Show 100 more',
  ],
  ['table', `|a|\n|-|\n${'|1|\n'.repeat(250)}`, 'tbody tr', 100, 'Show 150 more'],
])('a long %s is drawn in part, and whole when asked', (_, text, part, most, button) => {
  const { container } = render(<MarkdownText text={text} />)
  const count = () => container.querySelectorAll(part).length
  expect(count()).toBe(most)
  const more = screen.getByRole('button', { name: button })
  more.focus()
  act(() => more.click())
  expect(count()).toBeGreaterThan(most)
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})

it.each([
  ['quotes', '> '.repeat(10_000)],
  ['quotes without blanks', '>'.repeat(20_000)],
  ['lists', '- '.repeat(10_000)],
  ['numbered lists', '1. '.repeat(6_000)],
  ['both', '> - '.repeat(5_000)],
])('%s in each other end at the deepest', (_, source) => {
  const { container } = render(<MarkdownText text={`${source}end`} />)
  expect(container.querySelectorAll('blockquote, li').length).toBeLessThanOrEqual(64)
  expect(container.textContent).toContain('end')
})

it.each(['> a', '>>> b', '- - c', '> 1. d', '--- ', '* * *', `${'-'.repeat(200)}`, '`>>>>`'])(
  'leaves %j as it is',
  (source) => {
    expect(limitNesting(source)).toBe(source)
    expect(lexMarkdown(source)).toHaveLength(1)
  },
)
