import { expect, it } from 'vitest'
import { expectReading, type ReadingCase, readExample } from '../reading.fixtures.ts'

it.each<ReadingCase>([
  ['fractions', 'Grid', { columns: '1fr 2fr' }, { weights: [1, 2] }, ['keyword_mapped columns']],
  [
    'equal fractions',
    'Grid',
    { cols: '1fr 1fr' },
    { columns: 2 },
    ['renamed_prop cols', 'keyword_mapped columns'],
  ],
  ['a repeat', 'Grid', { columns: 'repeat(3, 1fr)' }, { columns: 3 }, ['keyword_mapped columns']],
  [
    'a repeat of minmax',
    'Grid',
    { columns: 'repeat(2, minmax(0, 1fr))' },
    { columns: 2 },
    ['keyword_mapped columns'],
  ],
  ['a list of weights', 'Grid', { columns: [2, 1] }, { weights: [2, 1] }, ['keyword_mapped columns']],
  [
    'auto',
    'Grid',
    { columns: 'auto', gap: 'md' },
    { gap: 'medium' },
    ['keyword_mapped gap', 'keyword_mapped columns'],
  ],
  ['auto-fit', 'Grid', { columns: 'repeat(auto-fit, minmax(200px, 1fr))' }, {}, ['keyword_mapped columns']],
  ['a number as text', 'Grid', { columns: '3' }, { columns: 3 }, ['number_from_text columns']],
])('%s of a %s', (...example) => {
  expectReading(example)
})

it.each([[{ columns: 7 }], [{ columns: '1fr 200px' }], [{ columns: '20fr 1fr' }], [{ weights: [0] }]])(
  'refuses %j',
  (props) => {
    expect(readExample('Grid', props).issues).toHaveLength(1)
  },
)
