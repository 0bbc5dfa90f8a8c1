import { describe, expect, it } from 'vitest'
import { readColumns } from './read-table.ts'

describe('decimals of a column', () => {
  it.each([
    ['of numbers are those of the most exact', { format: 'number' }, [5076, 3700.7, null], 1],
    ['of what has a unit, too', { unit: 'mm' }, [190, 195.84], 2],
    ['are two at most', { format: 'number' }, [1, 0.123456], 2],
    ['of shares are one at most', { format: 'percent' }, [0.12, 0.1234], 1],
    ['are none where none are shown', { format: 'number' }, [1, 2e20, 1e300, -3], undefined],
    ['stay as they are given', { format: 'number', decimals: 0 }, [1.5], 0],
    ['of money are those of its currency', { format: 'currency' }, [1.5], undefined],
    ['of what has no format stay as written', {}, [1.5, 2], undefined],
    ['of texts and odd numbers are none', { format: 'number' }, ['1.5', Number.NaN], undefined],
  ])('%s', (_, column, values, decimals) => {
    const rows = values.map((value) => ({ a: value }))
    expect(readColumns([{ key: 'a', label: 'A', ...column }], rows)[0]?.format.decimals).toBe(decimals)
  })
})
