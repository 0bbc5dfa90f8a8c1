import { describe, expect, it } from 'vitest'
import { closeOpenMarks } from './close-open-marks.ts'
import { lexMarkdown } from './lex-markdown.ts'

describe('half-written Markdown is made whole', () => {
  it.each([
    ['a **b', 'a **b**'],
    ['a **b*', 'a **b**'],
    ['a **', 'a '],
    ['a *', 'a '],
    ['*a', '*a*'],
    ['**a *b', '**a *b***'],
    ['~~a', '~~a~~'],
    ['2 * 3', '2 * 3'],
    ['snake_case_name', 'snake_case_name'],
    ['a `b', 'a `b`'],
    ['a `', 'a '],
    ['a ``b`', 'a ``b``'],
    ['see [the', 'see the'],
    ['see [the](https://exa', 'see the'],
    ['see [the](https://example.com) now', 'see [the](https://example.com) now'],
    ['![alt](https://exa', ''],
    ['```', '```\n```'],
    ['```js\na', '```js\na\n```'],
    ['```js\na\n``', '```js\na\n```'],
    ['# ', ''],
    ['- a\n-', '- a'],
    ['1. a\n2.', '1. a'],
    ['text\n---', 'text'],
    ['half \\', 'half '],
    ['| a | b', '| a | b\n| --- | --- |'],
    ['| a | b |\n| -', '| a | b |\n| --- | --- |'],
  ])('%j', (source, closed) => {
    expect(closeOpenMarks(source)).toBe(closed)
  })
})

const ANSWER = 'See:\n\n```js\nif (a < 1) x()\n```\n\n5 < 10 apples'
const LONG = `${ANSWER} and **bold *both* end** with \`code\` and [link](https://example.com/a_b)

# Title

1. one
2. two
   - inner **x**

> quote *it*

| a | b |
|---|--:|
| 1 | \`2\` |

- [x] done
- [ ] not

~~~sh
echo \`hi\`
~~~

The end, 2 * 3 = 6.`

const prefixesOf = (text: string) => Array.from({ length: text.length + 1 }, (_, end) => text.slice(0, end))

describe('every prefix', () => {
  it('shows no stray mark, as text or as code', () => {
    for (const prefix of prefixesOf(ANSWER)) {
      for (const token of lexMarkdown(closeOpenMarks(prefix))) {
        const shown = 'text' in token ? token.text : ''
        expect(shown, JSON.stringify(prefix)).not.toContain('`')
      }
    }
  })

  it('hides nothing that can only be text', () => {
    const start = ANSWER.indexOf('5 <')
    for (const prefix of prefixesOf(ANSWER).slice(start + '5 <'.length)) {
      const last = lexMarkdown(closeOpenMarks(prefix)).at(-1)
      expect(last && 'text' in last ? last.text.trimEnd() : '').toBe(prefix.slice(start).trimEnd())
    }
  })

  it('keeps each block of one kind from its first drawing on', () => {
    let known: string[] = []
    for (const prefix of prefixesOf(LONG)) {
      const kinds = lexMarkdown(closeOpenMarks(prefix)).map(({ type }) => type)
      expect(kinds.slice(0, known.length), JSON.stringify(prefix.slice(-40))).toEqual(known)
      known = kinds
    }
  })

  it('comes to what the whole text is', () => {
    expect(lexMarkdown(closeOpenMarks(LONG)).map(({ raw }) => raw.trim())).toEqual(
      lexMarkdown(LONG).map(({ raw }) => raw.trim()),
    )
  })
})
