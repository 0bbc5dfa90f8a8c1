import { expect, it } from 'vitest'
import { expectReading, type ReadingCase, readExample } from '../reading.fixtures.ts'

it.each<ReadingCase>([
  [
    'all in one fence',
    'Markdown',
    { content: '```markdown\n# A\n\ntext\n```' },
    { text: '# A\n\ntext' },
    ['renamed_prop content', 'unfenced text'],
  ],
  ['a fence not yet closed', 'Markdown', { text: '```md\n# A' }, { text: '# A' }, ['unfenced text']],
  [
    'a fence within',
    'Markdown',
    { text: '````md\n```js\na\n```\n````' },
    { text: '```js\na\n```' },
    ['unfenced text'],
  ],
  ['code alone', 'Markdown', { text: '```js\na\n```' }, { text: '```js\na\n```' }, []],
  ['text behind a fence', 'Markdown', { text: '```md\na\n```\nb' }, { text: '```md\na\n```\nb' }, []],
  [
    'written-out line breaks',
    'Markdown',
    { text: '# A\\n\\ntext' },
    { text: '# A\n\ntext' },
    ['unfenced text'],
  ],
  ['a line break in code', 'Markdown', { text: 'use `\\n`' }, { text: 'use `\\n`' }, []],
  [
    'an old name',
    'Icon',
    { icon: 'AlertTriangle', title: 'Care' },
    { name: 'triangle-alert', label: 'Care' },
    ['renamed_prop icon', 'renamed_prop title', 'icon_mapped name'],
  ],
  ['an emoji', 'Icon', { name: '⚠️' }, { name: 'triangle-alert' }, ['icon_mapped name']],
  ['no icon at all', 'Icon', { name: 'zorp' }, { name: 'dot', label: 'zorp' }, ['icon_mapped name L']],
  [
    'no icon, but a label',
    'Icon',
    { name: 'zorp', label: 'Z' },
    { name: 'dot', label: 'Z' },
    ['icon_mapped name L'],
  ],
  [
    'other words',
    'EmptyState',
    { heading: 'None', description: 'Yet', cta: 'Add', icon: 'warning' },
    { title: 'None', text: 'Yet', actionLabel: 'Add', icon: 'triangle-alert' },
    ['renamed_prop heading', 'renamed_prop description', 'renamed_prop cta', 'icon_mapped icon'],
  ],
  [
    'texts',
    'Suggestions',
    { suggestions: ['a', { text: 'b', prompt: 'c' }] },
    { items: [{ label: 'a' }, { label: 'b', message: 'c' }] },
    [
      'renamed_prop suggestions',
      'renamed_prop items[1].text',
      'renamed_prop items[1].prompt',
      'wrapped items[0]',
    ],
  ],
  [
    'a path',
    'Download',
    { label: 'A', fileName: '../.secret/a.csv', content: 'x' },
    { label: 'A', filename: 'a.csv', text: 'x' },
    ['renamed_prop fileName', 'renamed_prop content', 'path_dropped filename L'],
  ],
  [
    'a leading dot',
    'Download',
    { label: 'A', filename: '.env.txt', text: 'x' },
    { label: 'A', filename: 'env.txt', text: 'x' },
    ['path_dropped filename L'],
  ],
])('%s of a %s', (...example) => {
  expectReading(example)
})

it.each<[string, Record<string, unknown>, RegExp]>([
  ['Markdown', { text: 'x'.repeat(20_001) }, /^too_long text: 20001 characters; at most 20000/],
  ['EmptyState', { text: 'a' }, /title/],
  ['Skeleton', { lines: 11 }, /lines/],
  ['Suggestions', { items: Array.from({ length: 7 }, () => ({ label: 'a' })) }, /^too_many items: at most 6/],
  ['Suggestions', { items: [{ label: ' ' }] }, /items\[0\]\.label: must not be blank/],
  ['Download', { label: 'A', filename: 'a.csv' }, /text: give the contents/],
  [
    'Download',
    { label: 'A', filename: 'a.csv', text: 'x', url: 'https://a.example/a.csv' },
    /text: give the contents/,
  ],
  ['Download', { label: 'A', filename: 'a.exe', text: 'x' }, /filename: the ending must fit/],
  [
    'Download',
    { label: 'A', filename: 'a.csv', text: 'x', mime: 'application/json' },
    /filename: the ending must fit/,
  ],
  ['Download', { label: 'A', filename: 'a.html', text: 'x', mime: 'text/html' }, /mime/],
])('a %s of %j is refused', (name, props, issue) => {
  expect(readExample(name, props).issues[0]).toMatch(issue)
})
