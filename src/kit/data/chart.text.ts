import { bar, extent, sparkline, type TextWriter, textTable } from '../../core/index.ts'
import type { ChartProps, ChartSeries } from './chart.props.ts'

const MAX_POINTS = 20

export function chartText(props: ChartProps, _children: readonly string[], text: TextWriter): string {
  return text.blocks(
    text.lines(props.title && text.bold(props.title), props.subtitle && text.text(props.subtitle)),
    writeByType(withTotal(props), text),
  )
}

/** Cannot clash with a key of a row, as it is longer than keys may be. */
const TOTAL = 'total of the stack'.padEnd(65)

/** Stacked series get their total as one more series. */
function withTotal(props: ChartProps): ChartProps {
  const { stacked, series, data } = props
  if (stacked !== true || series.length < 2) return props
  const totalOf = (row: ChartProps['data'][number]): number | null => {
    const parts = series.map(({ key }) => row[key]).filter((part) => typeof part === 'number')
    return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0)
  }
  return {
    ...props,
    series: [...series, { key: TOTAL, label: 'Total' }],
    data: data.map((row) => ({ ...row, [TOTAL]: totalOf(row) })),
  }
}

function writeByType(props: ChartProps, text: TextWriter): string {
  switch (props.type) {
    case 'line':
    case 'area':
      return text.blocks(writeSparklines(props, text), writeRows(props, text))
    case 'scatter':
      return text.blocks(writeRanges(props, text), writeRows(props, text))
    case 'pie':
    case 'donut':
      return writeShares(props, text)
    default:
      return writeBars(props, text)
  }
}

const labelOf = (series: ChartSeries) => (series.label || series.key).trim()

function writeNumber(value: number, props: ChartProps, text: TextWriter): string {
  return text.format(value, { ...props, format: props.format ?? 'number' })
}

/** Both ends of a range; the name of a whole unit of time. */
function writeX(
  row: ChartProps['data'][number],
  { xKey, xEnd, xUnit }: ChartProps,
  text: TextWriter,
): string {
  const x = row[xKey]
  if (xUnit !== undefined && typeof x === 'string') return x.slice(0, LETTERS_OF_UNIT[xUnit])
  const end = xEnd === undefined ? undefined : row[xEnd.key]
  return typeof end !== 'number' || end === x ? text.format(x) : `${text.format(x)} – ${text.format(end)}`
}

/** Of an ISO 8601 date. */
const LETTERS_OF_UNIT = { year: 4, quarter: 7, month: 7, week: 10, day: 10, hour: 16 }

function numbersOf(props: ChartProps, key: string): (number | null)[] {
  return props.data.map((row) => (typeof row[key] === 'number' ? row[key] : null))
}

/** One line per point of each series: x, a bar relative to the largest value of that series, the value. */
function writeBars(props: ChartProps, text: TextWriter): string {
  const blocks = props.series.map((series) => {
    const largest = Math.max(0, ...numbersOf(props, series.key).map((value) => Math.abs(value ?? 0)))
    const points = props.data.slice(0, MAX_POINTS).map((row) => {
      const value = row[series.key]
      return typeof value === 'number'
        ? [writeX(row, props, text), `${bar(value, largest)} ${writeNumber(value, props, text)}`.trim()]
        : [writeX(row, props, text), '—']
    })
    const heading = props.series.length > 1 || series.label !== undefined ? labelOf(series) : ''
    return [heading, alignPoints(points), more(props.data.length, 'points')]
      .filter((part) => part !== '')
      .join('\n')
  })
  return text.fence(blocks.join('\n\n'))
}

function alignPoints(points: readonly string[][]): string {
  return textTable(['', ''], points, { rows: MAX_POINTS, columnWidth: 48 }).split('\n').slice(2).join('\n')
}

function more(count: number, what: string): string {
  return count > MAX_POINTS ? `… ${count - MAX_POINTS} more ${what}` : ''
}

function writeSparklines(props: ChartProps, text: TextWriter): string {
  const lines = props.series.map((series) => {
    const values = numbersOf(props, series.key)
    const known = values.filter((value) => value !== null)
    const write = (value: number | undefined) => (value === undefined ? '—' : writeNumber(value, props, text))
    const { low, high } = extent(known)
    const summary =
      known.length === 0
        ? ''
        : `${write(known[0])} → ${write(known.at(-1))}, min ${write(low)}, max ${write(high)}`
    return `${text.bold(labelOf(series))} ${[sparkline(values), text.text(summary)].filter((part) => part !== '').join(' ')}`
  })
  return text.bullets(lines)
}

/** The extent of each axis, then the rows. */
function writeRanges(props: ChartProps, text: TextWriter): string {
  const keys = [
    { key: props.xKey, label: props.xLabel || props.xKey },
    ...props.series.map((series) => ({ key: series.key, label: labelOf(series) })),
  ]
  const lines = keys.map(({ key, label }) => {
    const known = numbersOf(props, key).filter((value) => value !== null)
    if (known.length === 0) return ''
    const { low, high } = extent(known)
    return `${text.bold(label)} ${text.text(`${writeNumber(low, props, text)} – ${writeNumber(high, props, text)}`)}`
  })
  return text.bullets(lines)
}

function writeRows(props: ChartProps, text: TextWriter): string {
  const rows = props.data.slice(0, MAX_POINTS).map((row) => [
    writeX(row, props, text),
    ...props.series.map(({ key }) => {
      const value = row[key]
      return typeof value === 'number' ? writeNumber(value, props, text) : '—'
    }),
    ...(props.color === undefined ? [] : [text.format(row[props.color.key])]),
  ])
  const header = [
    props.xLabel || props.xKey,
    ...props.series.map(labelOf),
    ...(props.color === undefined ? [] : [props.color.label]),
  ]
  const align = header.map((_, column) => (column === 0 || column > props.series.length ? 'left' : 'right'))
  const write = (count: number) => text.format(count, { format: 'number' })
  const total = props.total ?? props.data.length
  return text.fence(textTable(header, rows, { rows: MAX_POINTS, align, write }, total))
}

/** The first series as shares of its whole, largest first. */
function writeShares(props: ChartProps, text: TextWriter): string {
  const key = props.series[0]?.key ?? ''
  const slices = props.data
    .map((row) => ({ name: writeX(row, props, text), value: row[key] }))
    .filter((slice): slice is { name: string; value: number } => typeof slice.value === 'number')
    .sort((a, b) => b.value - a.value)
  const whole = slices.reduce((sum, slice) => sum + slice.value, 0)
  if (whole <= 0) return text.fence(slices.map(({ name }) => `${name}  0`).join('\n'))
  const points = slices.slice(0, MAX_POINTS).map(({ name, value }) => {
    const share = text.format(value / whole, { format: 'percent' })
    return [name, `${bar(value, whole)} ${share} (${writeNumber(value, props, text)})`.trim()]
  })
  return text.fence(
    [alignPoints(points), more(slices.length, 'slices')].filter((part) => part !== '').join('\n'),
  )
}
