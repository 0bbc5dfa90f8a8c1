import { it } from 'vitest'
import { expectReading, type ReadingCase } from '../reading.fixtures.ts'

it.each<ReadingCase>([
  [
    'onClick, variant destructive',
    'Button',
    { text: 'Delete', onClick: 'delete_order', variant: 'destructive' },
    { label: 'Delete', action: 'delete_order', tone: 'danger' },
    ['renamed_prop text', 'renamed_prop onClick', 'renamed_prop variant'],
  ],
  [
    'href',
    'Button',
    { children: 'Open', href: 'https://a.example' },
    { label: 'Open', url: 'https://a.example' },
    ['renamed_prop href', 'renamed_prop children'],
  ],
  [
    'an icon by another name',
    'Button',
    { label: 'Go', icon: 'AlertTriangle' },
    { label: 'Go', icon: 'triangle-alert' },
    ['icon_mapped icon'],
  ],
])('%s of a %s', (...example) => {
  expectReading(example)
})
