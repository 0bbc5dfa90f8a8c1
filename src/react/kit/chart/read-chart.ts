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
} from './chart-model.ts'
import { sampleEvenly } from './sample-points.ts'
import { wallClock } from './wall-clock.ts'

const MOST_MARKS = 1_200
const MOST_SERIES = 6
const LARGEST = 1e15
const DASHES = [undefined, '7 4', '2 4', '9 3 2 3', '4 2', '1 3']

export interface ChartReader {
  /** Writes a value of the x axis for a person. */
  writeX(value: unknown): string
  timeZone: string
}

/** Reads whatever a chart was given. */
export function readChart(props: JsonObject, { writeX, timeZone }: ChartReader): ChartModel {
  const kind = readChoice(props.type, CHART_KINDS, 'bar')
  const series = readSeries(props.series, isRound(kind))
  const xKey = readText(props.xKey)
  const rows = readObjects(props.data)
  const drawn = sampleEvenly([...rows.entries()], Math.floor(MOST_MARKS / Math.max(series.length, 1)))
  const xs = drawn.map(([, row]) => getOwn(row, xKey))
  const axis = axisOf(
    kind,
    xs.map((x) => placeOf(x, timeZone)),
    xs.every((x) => typeof x === 'number'),
  )
  const sizeKey = kind === 'scatter' ? readText(props.sizeKey) : ''

  const points = drawn.map(([row, record], index): ChartPoint => {
    const x = xs[index]
    return {
      row,
      label: writeX(x),
      position: axis === 'category' ? index : (placeOf(x, timeZone) ?? 0),
      values: series.map(({ key }) => drawable(getOwn(record, key)) ?? null),
      weight: sizeKey === '' ? undefined : drawable(getOwn(record, sizeKey)),
    }
  })
  return {
    kind,
    points,
    given: rows.length,
    series,
    axis,
    stacked: props.stacked === true && series.length > 1 && (kind === 'bar' || kind === 'area'),
    horizontal: props.horizontal === true && kind === 'bar',
    thresholds: isRound(kind) ? [] : readThresholds(props.thresholds),
    size: readChoice(props.size, ['small', 'medium', 'large'], 'medium'),
  }
}

function readSeries(value: unknown, onlyFirst: boolean): ChartSeries[] {
  const written = readObjects(value).filter((one) => readText(one.key) !== '')
  return written.slice(0, onlyFirst ? 1 : MOST_SERIES).map((one, index) => {
    const tone = readChoice(one.tone, CATEGORY_TONES, undefined)
    return {
      key: readText(one.key),
      label: readText(one.label) || readText(one.key),
      color: tone === undefined ? `var(--vt-chart-${index + 1})` : `var(--vt-${tone})`,
      dash: DASHES[index],
    }
  })
}

function readThresholds(value: unknown): ChartModel['thresholds'] {
  return readObjects(value).flatMap((one) => {
    const at = drawable(one.value)
    return at === undefined ? [] : [{ value: at, label: readText(one.label), tone: readTone(one.tone) }]
  })
}

/** Bars and slices stand in a row. The others run on a scale where every x has a place on it, lines only onwards. */
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

/** A number that a drawing can hold: beyond, differences overflow. */
function drawable(value: unknown): number | undefined {
  const number = readNumber(value)
  return number === undefined || Math.abs(number) > LARGEST ? undefined : number
}

/** Where an x stands on a scale: a number by itself, a time by its wall clock. */
function placeOf(x: unknown, timeZone: string): number | undefined {
  if (typeof x !== 'string') return drawable(x)
  const date = readDate(x)
  if (date === undefined || date.local) return date?.time
  return wallClock(date.time, timeZone)
}
