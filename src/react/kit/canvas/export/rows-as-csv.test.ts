import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../../../../core/index.ts'
import { hasRowsElsewhere, rowsAsCsv } from './rows-as-csv.ts'

const table: TreeNode = {
  type: 'DataTable',
  props: {
    columns: [{ key: 'name', label: 'Name' }, { key: 'n' }],
    rows: [{ name: '=1+1', n: 2 }, { name: 'a, b' }],
  },
}
const chart: TreeNode = {
  type: 'Chart',
  props: { xKey: 'x', xLabel: 'Year', series: [{ key: 'y', label: 'Sales' }], data: [{ x: 2024, y: 3 }] },
}

describe('the rows of a drawn tree', () => {
  it('are written as CSV that no spreadsheet runs', () => {
    expect(rowsAsCsv(table)).toBe('\ufeffName,n\r\n\'=1+1,2\r\n"a, b",\r\n')
  })

  it('come from charts too, and from wherever they stand', () => {
    const tree: TreeNode = { type: 'Stack', props: {}, children: [chart, { ...table, props: {} }, chart] }
    expect(rowsAsCsv(tree)).toBe('\ufeffYear,Sales\r\n2024,3\r\n\r\nYear,Sales\r\n2024,3\r\n')
  })

  it('are not all there where a table asks for them page by page', () => {
    const page = (total: number): TreeNode => ({
      type: 'Stack',
      props: {},
      children: [{ ...table, props: { ...table.props, remote: { page: 0 }, total } }],
    })
    expect([page(406), page(2), table].map(hasRowsElsewhere)).toEqual([true, false, false])
  })

  it('tell the colour and the size of a point', () => {
    const scatter: TreeNode = {
      type: 'Chart',
      props: {
        xKey: 'x',
        series: [{ key: 'y' }],
        sizeKey: 'n',
        color: { key: 'c', label: 'Origin' },
        data: [{ x: 1, y: -2.5, n: 3, c: '@x' }],
      },
    }
    expect(rowsAsCsv(scatter)).toBe("\ufeffx,y,n,Origin\r\n1,-2.5,3,'@x\r\n")
  })

  it.each([undefined, { type: 'Text', props: { text: 'x' } }])('are none in %o', (tree) => {
    expect(rowsAsCsv(tree)).toBeUndefined()
  })
})
