import fc from 'fast-check'
import { lexer, type Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { createTextWriter } from './create-text-writer.ts'
import type { TextDialect } from './text-writer.ts'

const dialects: TextDialect[] = ['chat', 'markdown', 'plain']
const [chat, markdown, plain] = dialects.map((dialect) => createTextWriter({ dialect })) as [
  ReturnType<typeof createTextWriter>,
  ReturnType<typeof createTextWriter>,
  ReturnType<typeof createTextWriter>,
]

describe('createTextWriter', () => {
  it.each<[string, (typeof markdown)['bold'], string]>([
    ['chat bold', chat.bold, '*a b*'],
    ['chat italic', chat.italic, '_a b_'],
    ['chat code', chat.code, '`a b`'],
    ['markdown bold', markdown.bold, '**a b**'],
    ['markdown italic', markdown.italic, '*a b*'],
    ['markdown code', markdown.code, '`a b`'],
    ['plain bold', plain.bold, 'a b'],
    ['plain italic', plain.italic, 'a b'],
    ['plain code', plain.code, 'a b'],
  ])('%s takes one line and gives nothing for nothing', (_, write, expected) => {
    expect(write(' a \n b ')).toBe(expected)
    expect(write(' \n ')).toBe('')
  })

  it('fences code so that code cannot end the fence', () => {
    expect(markdown.fence('a\n```\nb', 'js')).toBe('````js\na\n```\nb\n````')
    expect(chat.fence('a\n```\nb', 'js')).toBe("```\na\n'''\nb\n```")
    expect(plain.fence('a\n```\nb', 'js')).toBe('a\n```\nb')
    expect(markdown.fence('  a', 'js\n# x')).toBe('```js#x\n  a\n```')
    expect(markdown.fence(' \n')).toBe('')
  })

  it.each([
    ['chat', chat, '<https://a.example/x|a b>'],
    ['markdown', markdown, '[a b](https://a.example/x)'],
    ['plain', plain, 'a b (https://a.example/x)'],
  ])('links in %s', (_, writer, expected) => {
    expect(writer.link('a\nb', 'https://a.example/x')).toBe(expected)
    expect(writer.link('a b', 'javascript:alert(1)')).toBe('a b')
    expect(writer.link('', 'javascript:alert(1)')).toBe('')
  })

  it('shows the address where there are no words', () => {
    expect(chat.link('', 'https://a.example/')).toBe('<https://a.example/|https://a.example/>')
    expect(plain.link('https://a.example/', 'https://a.example/')).toBe('https://a.example/')
  })

  it('keeps an address from ending its own link', () => {
    expect(markdown.link('a', 'https://a.example/x)(y')).toBe('[a](https://a.example/x%29%28y)')
    expect(chat.link('a>b|c', 'https://a.example/x|y>z')).toBe('<https://a.example/x%7Cy%3Ez|ab/c>')
    expect(markdown.link('a](https://evil.example) [b', 'https://a.example/')).toBe(
      '[a\\](https://evil.example) \\[b](https://a.example/)',
    )
  })

  it('lists at most twenty, then says how many more', () => {
    const items = Array.from({ length: 23 }, (_, index) => String(index))
    expect(markdown.bullets(['a', ' ', 'b\nc'])).toBe('- a\n- b\n  c')
    expect(chat.bullets(['a'])).toBe('• a')
    expect(plain.bullets(['a'], '')).toBe('a')
    expect(plain.bullets(items).split('\n').slice(19)).toEqual(['- 19', '- … 3 more'])
    expect(plain.bullets([''])).toBe('')
  })

  it('joins what is not blank', () => {
    expect(markdown.lines('a', '', undefined, 'b')).toBe('a\nb')
    expect(markdown.blocks('a', ' ', 'b')).toBe('a\n\nb')
    expect(chat.blocks('a', undefined, 'b')).toBe('a\nb')
  })

  it('formats in its own place', () => {
    const german = createTextWriter({ locale: 'de', currency: 'EUR' })
    expect(german.format(1.5, { format: 'currency' })).toBe('1,50\u00a0€')
    expect(german).toMatchObject({ dialect: 'markdown', locale: 'de', timeZone: 'UTC', currency: 'EUR' })
  })
})

describe('text in markdown', () => {
  it.each([
    ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
    ['*bold* _it_ `code`', '\\*bold\\* \\_it\\_ \\`code\\`'],
    ['# no heading', '\\# no heading'],
    ['#1 of 3', '#1 of 3'],
    ['- no item\n+ none\n1. none\n2) none', '\\- no item\n\\+ none\n1\\. none\n2\\) none'],
    ['-5 °C', '-5 °C'],
    ['> no quote', '\\> no quote'],
    ['a\n===\nb\n---', 'a\n\\===\nb\n\\---'],
    ['    no code', 'no code'],
    ['a < b <b>c</b> <https://x.example>', 'a < b \\<b>c\\</b> \\<https://x.example>'],
    ['[a](https://x.example) [b]: c', '[a\\](https://x.example) [b\\]: c'],
    ['![a](https://x.example/p.png)', '![a\\](https://x.example/p.png)'],
    ['AT&amp;T & co', 'AT\\&amp;T & co'],
    ['C:\\new \\* x', 'C:\\new \\\\\\* x'],
    ['~~no~~ ~5', '~\\~no\\~\\~ ~5'],
    ['a\r\nb\u0007\u001b[31mc\u202e', 'a\nb[31mc'],
    [' \n ', ''],
  ])('%j is written %j', (raw, written) => {
    expect(markdown.text(raw)).toBe(written)
  })

  // Marked and its GFM are what the kit draws Markdown with.
  it('reads as nothing but text, whatever it holds', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '*',
        '**',
        '_',
        '`',
        '```',
        '[',
        ']',
        '(',
        ')',
        '](',
        '![',
        '<',
        '>',
        '</b>',
        '<b>',
        '#',
        '- ',
        '1. ',
        '> ',
        '~~',
        '|',
        '---',
        '===',
        '\\',
        '&lt;',
        '\n',
        '\n\n',
        '  ',
        '\t',
        ':',
        'a',
        'b c',
        'x_y',
      ),
      fc.string({ maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const token of flatten(lexer(markdown.text(pieces.join(''))))) {
          // GFM links addresses that stand in the open: what is read is where it leads.
          if (token.type === 'link' && token.href.endsWith(token.text)) continue
          expect(['paragraph', 'text', 'escape', 'space', 'br']).toContain(token.type)
        }
      }),
      { seed: 5, numRuns: 3_000 },
    )
  })

  it('keeps words in bold and in links as text, too', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('*', '_', '`', '[', ']', '(', '<', '>', '\\', '!', 'a', ' '),
          maxLength: 12,
        }),
        (words) => {
          const written = `${markdown.bold(`a${words}a`)} and ${markdown.link(`a${words}a`, 'https://a.example/')}`
          const kinds = flatten(lexer(written)).map((token) => token.type)
          expect(kinds.filter((kind) => kind === 'strong')).toHaveLength(1)
          expect(kinds.filter((kind) => kind === 'link')).toHaveLength(1)
          expect(
            kinds.filter((kind) => !['paragraph', 'text', 'escape', 'strong', 'link'].includes(kind)),
          ).toEqual([])
        },
      ),
      { seed: 5, numRuns: 2_000 },
    )
  })
})

describe('text in chat and plain', () => {
  it('opens no mention and no link', () => {
    expect(chat.text('<!channel> <@U1> <https://x.example|y> a < b')).toBe(
      '&lt;!channel> &lt;@U1> &lt;https://x.example|y> a < b',
    )
    expect(chat.bold('a*b <!here>')).toBe('*ab &lt;!here>*')
  })

  it('sends a terminal no commands', () => {
    expect(plain.text('\u001b[2Ja\u009bb\u0000')).toBe('[2Jab')
    expect(plain.fence('\u001b]0;x\u0007')).toBe(']0;x')
  })
})

function flatten(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => [
    token,
    ...('tokens' in token && token.tokens ? flatten(token.tokens) : []),
  ])
}

it.each([' ', '-', '*', '_', '[', '](', '<', '`', '~', '\n', '\\'])(
  'writes a long run of %j without slowing down',
  (mark) => {
    const run = `a${mark.repeat(60_000)}a`
    for (const writer of [chat, markdown, plain]) {
      for (const write of [writer.text, writer.bold, writer.code, writer.fence])
        expect(write(run)).toContain('a')
    }
  },
)
