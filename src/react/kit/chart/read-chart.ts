import { getOwn, type JsonObject, readDate } from '../../../core/index.ts'
import { CATEGORY_TONES, readTone } from '../parts/tone.ts'
import { readChoice, readNumber, readObjects, readText } from '../read/lenient.ts'
import {
  CHART_KINDS,
  type ChartKind,
  type ChartModel,
  type ChartPoint,
  type ChartSeries,
  isRound,
  REST_COLOR,
} from './chart-model.ts'
import { readBins } from './read-bins.ts'
import { readColors } from './read-colors.ts'
import { readRest, readSelectable, readSpans } from './read-selectable.ts'
import { sampleEvenly } from './sample-points.ts'
import { wallClock } from './wall-clock.ts'

const MAX_MARKS = 1_200
const MAX_DOTS = 2_000
const MAX_SERIES = 6
const LARGEST = 1e15
const DASHES = [undefined, '7 4', '2 4', '9 3 2 3', '4 2', '1 3']

interface ChartReader {
  /** Writes a value of the x axis for a person, given its row. */
  writeX(value: unknown, row: JsonObject): string
  timeZone: string
  /** The label of all values without a colour of their own. */
  rest: string
}

/** Reads any props, however malformed, as a model. */
export function readChart(props: JsonObject, { writeX, timeZone, rest }: ChartReader): ChartModel {
  const kind = readChoice(props.type, CHART_KINDS, 'bar')
  const written = readSeries(props.series, isRound(kind))
  const xKey = readText(props.xKey)
  const rows = readObjects(props.data)
  const most = kind === 'scatter' ? MAX_DOTS : MAX_MARKS
  const drawn = sampleEvenly([...rows.entries()], Math.floor(most / Math.max(written.length, 1)))
  const xs = drawn.map(([, row]) => getOwn(row, xKey))
  const bins = kind === 'bar' && props.horizontal !== true ? readBins(props, drawn, xKey) : undefined
  const axis =
    bins === undefined
      ? axisOf(
          kind,
          xs.map((x) => placeOf(x, timeZone)),
          xs.every((x) => typeof x === 'number'),
        )
      : 'number'
  const sizeKey = kind === 'scatter' ? readText(props.sizeKey) : ''
  const colors = kind === 'scatter' ? readColors(props.color, written, rest) : undefined
  const spanOf = readSpans(props, drawn.length)
  const isRest = readRest(props)

  const points = drawn.map(([row, record], index): ChartPoint => {
    const x = xs[index]
    const edges = bins?.[index]
    const values = written.map(({ key }) => drawable(getOwn(record, key)) ?? null)
    const color = colors?.read(record, values[0] ?? null)
    return {
      row,
      label: writeX(x, record),
      position:
        edges === undefined ? (axis === 'category' ? index : (placeOf(x, timeZone) ?? 0)) : middle(edges),
      values: color?.values ?? values,
      weight: sizeKey === '' ? undefined : drawable(getOwn(record, sizeKey)),
      edges,
      shade: color?.shade,
      colored: color?.words ?? '',
      span: isRest(record) ? undefined : spanOf?.(record, xKey, index),
      rest: isRest(record),
    }
  })
  const series = colors === undefined ? written : withoutEmptyRest(colors.series, points)
  return {
    kind,
    points,
    given: Math.max(rows.length, readNumber(props.total) ?? 0),
    series,
    axis,
    binned: bins !== undefined,
    color: colors?.legend,
    selectable: readSelectable(props, kind, axis),
    stacked: props.stacked === true && series.length > 1 && (kind === 'bar' || kind === 'area'),
    horizontal: props.horizontal === true && kind === 'bar',
    thresholds: isRound(kind) ? [] : readThresholds(props.thresholds),
    size: readChoice(props.size, ['small', 'medium', 'large'], 'medium'),
  }
}

function readSeries(value: unknown, onlyFirst: boolean): ChartSeries[] {
  const written = readObjects(value).filter((one) => readText(one.key) !== '')
  return written.slice(0, onlyFirst ? 1 : MAX_SERIES).map((one, index) => {
    const tone = readChoice(one.tone, ['neutral', ...CATEGORY_TONES], undefined)
    return {
      key: readText(one.key),
      label: readText(one.label) || readText(one.key),
      color: seriesColor(tone, index),
      dash: DASHES[index],
      symbol: index,
    }
  })
}

function seriesColor(tone: string | undefined, index: number): string {
  if (tone === undefined) return `var(--vt-chart-${index + 1})`
  return tone === 'neutral' ? REST_COLOR : `var(--vt-${tone})`
}

/** The last series is that of all other values, present only where there are any. */
function withoutEmptyRest(series: ChartSeries[], points: readonly ChartPoint[]): ChartSeries[] {
  const last = series.length - 1
  return last === 0 || points.some(({ values }) => (values[last] ?? null) !== null)
    ? series
    : series.slice(0, -1)
}

function middle([from, to]: readonly [number, number]): number {
  return (from + to) / 2
}

function readThresholds(value: unknown): ChartModel['thresholds'] {
  return readObjects(value).flatMap((one) => {
    const at = drawable(one.value)
    return at === undefined ? [] : [{ value: at, label: readText(one.label), tone: readTone(one.tone) }]
  })
}

/** Bars and slices stand in a row. Other charts use a scale if every x has a place on it; lines, only if x always increases. */
function axisOf(
  kind: ChartKind,
  places: readonly (number | undefined)[],
  numbers: boolean,
): ChartModel['axis'] {
  if (kind === 'bar' || isRound(kind) || places.length === 0) return 'category'
  const placed = places.every((place) => place !== undefined)
  const onwards = places.every((place, index) => index === 0 || (place ?? 0) > (places[index - 1] ?? 0))
  if (!placed || (kind !== 'scatter' && !onwards)) return 'category'
  return numbers ? 'number' : 'time'
}

/** A number that can be drawn; differences of larger ones would overflow. */
function drawable(value: unknown): number | undefined {
  const number = readNumber(value)
  return number === undefined || Math.abs(number) > LARGEST ? undefined : number
}

/** The position of an x on a scale: the number itself, or the wall-clock time. */
function placeOf(x: unknown, timeZone: string): number | undefined {
  if (typeof x !== 'string') return drawable(x)
  const date = readDate(x)
  if (date === undefined || date.local) return date?.time
  return wallClock(date.time, timeZone)
}
