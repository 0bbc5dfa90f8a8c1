import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AddressOptions, type AddressUse, readAddress } from './read-address.ts'

const PNG = `data:image/png;base64,${'A'.repeat(8)}`

describe('readAddress', () => {
  it.each<[string, AddressUse, string, (AddressOptions | undefined)?]>([
    ['https://a.example/x?q=1#y', 'link', 'https://a.example/x?q=1#y'],
    ['http://a.example', 'link', 'http://a.example'],
    ['mailto:a@b.example', 'link', 'mailto:a@b.example'],
    ['/orders/7', 'link', '/orders/7'],
    ['orders/7?a=b:c', 'link', 'orders/7?a=b:c'],
    ['#x', 'link', '#x'],
    ['?page=2', 'link', '?page=2'],
    ['HTTPS://A.example/x', 'link', 'HTTPS://A.example/x'],
    ['https://a.example/p.png', 'image', 'https://a.example/p.png'],
    ['/p.png', 'image', '/p.png'],
    [PNG, 'image', PNG, { dataImages: true }],
    ['https://a.example/v.mp4', 'media', 'https://a.example/v.mp4'],
    ['https://a.example/f.csv', 'download', 'https://a.example/f.csv'],
  ])('%s as %s is kept', (raw, use, url, options) => {
    expect(readAddress(raw, use, options)).toEqual({ ok: true, url })
  })

  it.each<[string, AddressUse, string]>([
    [' https://a.example ', 'link', 'https://a.example/'],
    ['https://a.exa\tmple/\nx', 'link', 'https://a.example/x'],
    ['\u0001https://a.example', 'link', 'https://a.example/'],
    ['https://a.example/\u202egpj.exe', 'link', 'https://a.example/gpj.exe'],
    ['//a.example/x', 'link', 'https://a.example/x'],
    ['\\\\a.example\\x', 'link', 'https://a.example/x'],
    ['/\t/a.example/x', 'link', 'https://a.example/x'],
    ['http://a.example/p.png', 'image', 'https://a.example/p.png'],
    ['http://a.example/v.mp4', 'media', 'https://a.example/v.mp4'],
    ['\n#x', 'link', '#x'],
  ])('%j as %s is repaired', (raw, use, url) => {
    expect(readAddress(raw, use)).toEqual({ ok: true, url, repaired: expect.any(String) })
  })

  it.each<[unknown, AddressUse, (AddressOptions | undefined)?]>([
    ['javascript:alert(1)', 'link'],
    [' JaVaScRiPt:alert(1)', 'link'],
    ['java\tscript:alert(1)', 'link'],
    ['java\nscript:alert(1)', 'link'],
    ['\u0000javascript:alert(1)', 'link'],
    ['java\u200bscript:alert(1)', 'link'],
    ['javascript://a.example/%0aalert(1)', 'link'],
    ['data:text/html,<script>alert(1)</script>', 'link'],
    ['data:image/png;base64,AAAA', 'link'],
    ['vbscript:msgbox(1)', 'link'],
    ['file:///etc/passwd', 'link'],
    ['blob:https://a.example/1', 'link'],
    ['about:blank', 'link'],
    ['view-source:https://a.example', 'link'],
    ['tel:+4712345678', 'link'],
    ['https://user@a.example', 'link'],
    ['https://bank.example:x@evil.example', 'link'],
    ['https://', 'link'],
    ['https://[', 'link'],
    ['', 'link'],
    ['  \n', 'link'],
    [`https://a.example/${'x'.repeat(2_048)}`, 'link'],
    [undefined, 'link'],
    [{ href: 'https://a.example' }, 'link'],
    ['mailto:a@b.example', 'image'],
    [PNG, 'image'],
    ['data:image/svg+xml;base64,AAAA', 'image', { dataImages: true }],
    ['data:image/png,<svg onload=alert(1)>', 'image', { dataImages: true }],
    ['data:text/html;base64,AAAA', 'image', { dataImages: true }],
    [`data:image/png;base64,${'A'.repeat(2_100_000)}`, 'image', { dataImages: true }],
    ['http://a.example/f.csv', 'download'],
    ['/orders', 'link', { relative: false }],
    ['#x', 'link', { relative: false }],
  ])('%j as %s is refused', (raw, use, options) => {
    expect(readAddress(raw, use, options)).toEqual({ ok: false, reason: expect.stringMatching(/\S/) })
  })

  it('lets nothing through that a browser would open with another scheme', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'javascript:',
        'data:',
        'https:',
        '//',
        '\\',
        '\t',
        '\n',
        ' ',
        '\u0000',
        'a.example',
        '/',
        '#',
        '@',
        ':',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const result = readAddress(pieces.join(''), 'link')
        if (!result.ok) return
        const opened = new URL(result.url, 'https://page.example/dir/')
        expect(['https:', 'http:', 'mailto:']).toContain(opened.protocol)
        expect(opened.username + opened.password).toBe('')
        expect(readAddress(result.url, 'link')).toEqual({ ok: true, url: result.url })
      }),
      { seed: 11, numRuns: 2_000 },
    )
  })
})
