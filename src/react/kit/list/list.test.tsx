import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TreeNode } from '../../../core/index.ts'
import { drawTree } from '../draw.fixtures.tsx'

afterEach(cleanup)

const list = (items: unknown[], props: Record<string, unknown> = {}): TreeNode => ({
  type: 'List',
  props: { items, ...props },
})

it('draws items and children as rows', () => {
  drawTree({
    ...list([{ title: 'a' }], { ordered: true }),
    children: [{ type: 'Text', props: { text: 'b' } }],
  })
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a', 'b'])
})

it('says the tone of a row in words', () => {
  drawTree(list([{ title: 'a', tone: 'warning' }]))
  expect(screen.getByRole('listitem').textContent).toBe('Warning: a')
})

describe('the one control of a row', () => {
  it('is named by its title and raises the action of the row', async () => {
    const onAction = vi.fn(() => undefined)
    drawTree(
      list([
        { title: 'Open', action: 'open_order', payload: { id: 7 } },
        { title: 'Ask', message: 'Tell me more' },
        { title: 'Read', url: 'https://a.example/' },
        { title: 'Nothing' },
      ]),
      { onAction },
    )
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Open', 'Ask'])
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://a.example/')
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    expect(onAction).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'open_order', payload: { id: 7, index: 0, title: 'Open' } }),
    )
    expect(onAction).toHaveBeenCalledWith(expect.objectContaining({ name: 'send', message: 'Tell me more' }))
  })

  it('is disabled in a preview', () => {
    drawTree(list([{ title: 'Ask', message: 'x' }]), { partial: true, onAction: () => undefined })
    expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true)
  })

  it('leads nowhere that is refused', () => {
    drawTree(list([{ title: 'Read', url: 'javascript:alert(1)' }]))
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Read')).toBeTruthy()
  })
})

describe('a picture', () => {
  const image = { title: 'a', image: 'https://cdn.example/a.png' }

  it.each([
    ['any', 1],
    [['cdn.example'], 1],
    ['ask', 0],
  ] as const)('under the rule %j: %s fetched', (images, count) => {
    const { container } = drawTree(list([image]), { urls: { images } })
    expect(container.querySelectorAll('img')).toHaveLength(count)
  })

  it.each([
    ['ask', 'https://cdn.example/a.png'],
    [['other.example'], 'https://cdn.example/a.png'],
    [(url: string) => `https://proxy.example/?${url}`, 'https://proxy.example/?https://cdn.example/a.png'],
  ] as const)('that a tool pushed is drawn under the rule %j', (images, src) => {
    const { container } = drawTree(list([image]), { urls: { images }, fromTool: true })
    expect(container.querySelector('img')?.src).toBe(src)
  })

  it('is fetched once the person asks for it', async () => {
    const { container } = drawTree(list([image, { title: 'b', image: 'https://cdn.example/b.png' }]))
    await userEvent.click(screen.getByRole('button', { name: 'Load picture: a (cdn.example)' }))
    expect([...container.querySelectorAll('img')].map((img) => [img.src, img.alt])).toEqual([
      ['https://cdn.example/a.png', 'a'],
    ])
    expect(document.activeElement).toBe(container.querySelector('img'))
  })

  it('is not fetched in a preview', () => {
    const { container } = drawTree(list([image]), { urls: { images: 'any' }, partial: true })
    expect(container.querySelector('img')).toBeNull()
  })
})
