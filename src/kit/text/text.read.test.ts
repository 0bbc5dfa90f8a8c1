import { it } from 'vitest'
import { expectReading, type ReadingCase } from '../reading.fixtures.ts'

it.each<ReadingCase>([
  ['only a title', 'Callout', { title: 'Storm' }, { text: 'Storm' }, ['renamed_prop title']],
  [
    'severity error',
    'Callout',
    { severity: 'error', body: 'No' },
    { tone: 'danger', text: 'No' },
    ['renamed_prop severity', 'keyword_mapped severity', 'renamed_prop body'],
  ],
  [
    'variant for tone',
    'Callout',
    { variant: 'destructive', text: 'No' },
    { tone: 'danger', text: 'No' },
    ['renamed_prop variant', 'keyword_mapped tone'],
  ],
  [
    'label',
    'Badge',
    { label: 'Paid', variant: 'outline' },
    { text: 'Paid' },
    ['renamed_prop label', 'style_dropped variant L'],
  ],
  [
    'primary',
    'Badge',
    { text: 'New', tone: 'primary' },
    { text: 'New', tone: 'brand' },
    ['keyword_mapped tone'],
  ],
  [
    'level h2',
    'Heading',
    { title: 'A', level: 'h2' },
    { text: 'A', level: 2 },
    ['renamed_prop title', 'renamed_prop level'],
  ],
  [
    'src and caption',
    'Image',
    { src: 'https://a.example/p.png', caption: 'A' },
    { url: 'https://a.example/p.png', title: 'A' },
    ['renamed_prop src', 'renamed_prop caption'],
  ],
  [
    'an emoji',
    'Card',
    { title: 'A', icon: '⚠️' },
    { title: 'A', icon: 'triangle-alert' },
    ['icon_mapped icon'],
  ],
  ['no icon at all', 'Card', { title: 'A', icon: 'zorp' }, { title: 'A' }, ['icon_mapped icon L']],
  [
    'gap md, horizontal',
    'Stack',
    { direction: 'horizontal', spacing: 'md', justifyContent: 'space-between' },
    { direction: 'row', gap: 'medium', justify: 'between' },
    [
      'keyword_mapped direction',
      'renamed_prop spacing',
      'keyword_mapped spacing',
      'renamed_prop justifyContent',
      'keyword_mapped justifyContent',
    ],
  ],
])('%s of a %s', (...example) => {
  expectReading(example)
})
