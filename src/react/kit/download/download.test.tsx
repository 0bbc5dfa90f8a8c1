import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawTree } from '../draw.fixtures.tsx'
import { readMime } from './read-mime.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const download = (props: Record<string, unknown>) => ({
  type: 'Download',
  props: { label: 'Save', filename: 'a.csv', ...props },
})

it('saves what was written, defused, under its name', async () => {
  const saved: { name: string; blob: Blob }[] = []
  let blob = new Blob()
  // jsdom has neither addresses of blobs nor downloads.
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(made: Blob | MediaSource): string {
        if (made instanceof Blob) blob = made
        return 'blob:x'
      }
      static override revokeObjectURL(): void {}
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
  drawTree(download({ text: 'n\n=1+1\n-5' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved.map(({ name }) => name)).toEqual(['a.csv'])
  expect(await saved[0]?.blob.text()).toBe("n\n'=1+1\n-5")
  expect(saved[0]?.blob.type).toBe('text/csv;charset=utf-8')
})

it('says its name and its size', () => {
  drawTree(download({ text: 'x'.repeat(2_000), hint: 'all of it' }))
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(
    document.querySelector('[data-part="note"]')?.id,
  )
  expect(document.querySelector('[data-part="note"]')?.textContent).toMatch(/^a\.csv · 2.* · all of it$/)
})

it.each([
  ['https://a.example/a.pdf', 'https://a.example/a.pdf'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['http://a.example/a.pdf', undefined],
])('leads to %s: %s', (url, href) => {
  drawTree(download({ filename: 'a.pdf', url }))
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href)
})

it('offers nothing in a preview', () => {
  drawTree(download({ text: 'x' }), { partial: true })
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true)
})

describe('the kind of a file', () => {
  it.each([
    ['text/csv', 'a', 'text/csv'],
    [undefined, 'a.JSON', 'application/json'],
    ['text/html', 'a.html', 'text/plain'],
    [undefined, 'constructor', 'text/plain'],
  ])('%s of %s is %s', (mime, name, kind) => {
    expect(readMime(mime, name)).toBe(kind)
  })
})
