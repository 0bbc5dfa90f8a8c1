import type { z } from 'zod'

interface ChartData {
  type: string
  xKey: string
  series: readonly { key: string }[]
  data: readonly Readonly<Record<string, unknown>>[]
  sizeKey?: string | undefined
  total?: number | undefined
  xEnd?: { key: string } | undefined
  color?: { key: string } | undefined
}

/** The most rows one answer should hold; a computed chart gives the total instead. */
export const MAX_WRITTEN_ROWS = 200

/** What the types cannot express: keys exist in the rows, drawn values are numbers, slices are not negative. */
export function checkChartData(chart: ChartData, context: z.RefinementCtx): void {
  const keys = new Set(chart.data.flatMap((row) => Object.keys(row)))
  const refuse = (code: string, path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message, params: { code } })
  const known = (path: (string | number)[], key: string): boolean => {
    if (keys.has(key)) return true
    refuse('unknown_key', path, `'${key}' is in no row; keys there: ${[...keys].slice(0, 50).join(', ')}`)
    return false
  }
  if (chart.data.length > MAX_WRITTEN_ROWS && chart.total === undefined)
    refuse('too_many', ['data'], `at most ${MAX_WRITTEN_ROWS} rows: aggregate, page or split`)
  known(['xKey'], chart.xKey)
  if (chart.xEnd !== undefined) known(['xEnd', 'key'], chart.xEnd.key)
  if (chart.color !== undefined) known(['color', 'key'], chart.color.key)
  if (chart.sizeKey !== undefined) known(['sizeKey'], chart.sizeKey)
  chart.series.forEach(({ key }, index) => {
    if (!known(['series', index, 'key'], key)) return
    let numbers = 0
    chart.data.forEach((row, at) => {
      const value = Object.hasOwn(row, key) ? row[key] : null
      if (typeof value === 'number') numbers++
      else if (value !== null)
        refuse('not_a_number', ['data', at, key], `'${key}' is drawn: expected a number or null`)
      if ((chart.type === 'pie' || chart.type === 'donut') && typeof value === 'number' && value < 0)
        refuse(
          'negative_slice',
          ['data', at, key],
          `a slice of a ${chart.type} cannot be negative: use a bar chart`,
        )
    })
    if (numbers === 0) refuse('no_numbers', ['series', index, 'key'], `'${key}' holds no number in any row`)
  })
}
