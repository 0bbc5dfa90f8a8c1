import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type UrlSettings, VitrailProvider } from '../../index.ts'
import { MarkdownText } from './markdown-text.tsx'

afterEach(cleanup)

function show(text: string, urls: UrlSettings = {}) {
  return render(
    <VitrailProvider locale="en" timeZone="UTC" urls={urls}>
      <MarkdownText text={text} />
    </VitrailProvider>,
  ).container
}

describe('what is drawn', () => {
  it.each([
    ['**a** *b* ~~c~~ `d`', '<strong>a</strong> <em>b</em> <del>c</del> <code dir="ltr">d</code>'],
    ['a &amp; b &#x3c; &nope;', 'a &amp; b &lt; &amp;nope;'],
    ['`&amp;`', '<code dir="ltr">&amp;amp;</code>'],
    ['5 < 10', '5 &lt; 10'],
  ])('%s', (source, html) => {
    expect(show(source).querySelector('p')?.innerHTML).toBe(html)
  })

  it('ranks headings below their place', () => {
    show('# One\n\n#### Four')
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('One')
    expect(screen.getByRole('heading', { level: 6 }).textContent).toBe('Four')
  })

  it('draws lists, tables and tasks', () => {
    const view = show('3. a\n4. b\n\n|x|y|\n|-|-:|\n|1|2|\n\n- [x] t')
    expect(view.querySelector('ol')?.start).toBe(3)
    expect(view.querySelector('td[data-align="end"]')?.textContent).toBe('2')
    expect(view.textContent).toContain('Done: ')
  })
})

describe('what is hostile', () => {
  it('reads HTML as text', () => {
    const view = show('<img src=x onerror=alert(1)>\n\n<script>alert(1)</script> and <b>bold</b>')
    expect(view.querySelector('img, script, b')).toBeNull()
    expect(view.textContent).toContain('<script>alert(1)</script>')
  })

  it('opens no address that is refused', () => {
    const view = show('[a](javascript:alert(1)) [b](data:text/html,x) [c](https://user:pw@example.com)')
    expect(view.querySelector('a')).toBeNull()
    expect(view.textContent).toContain('a b c')
  })

  it('says where a link leads that names another host', () => {
    expect(show('[bank.example](https://collect.test/x)').textContent).toContain('(collect.test)')
  })

  it.each([
    '![a](https://collect.test/p.png?q=SECRET)',
    '![a](//collect.test/x)',
    '![a](http://collect.test/x)',
  ])('asks before it fetches %s', (source) => {
    const view = show(source)
    expect(view.querySelector('img')).toBeNull()
    expect(view.textContent).toContain('collect.test')
    expect(screen.getByRole('button', { name: 'Load picture' })).toBeTruthy()
  })

  it('fetches from allowed hosts alone', () => {
    const view = show('![a](https://cdn.example/a.png) ![b](https://collect.test/b.png)', {
      images: ['cdn.example'],
    })
    expect([...view.querySelectorAll('img')].map((image) => image.src)).toEqual(['https://cdn.example/a.png'])
    expect(view.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer')
  })
})
