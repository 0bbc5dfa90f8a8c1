import { formatValue, getOwn, isPlainObject, type JsonObject } from '../../../core/index.ts'
import { readNumber, readText } from '../read/lenient.ts'
import { type ChartColor, type ChartSeries, REST_COLOR } from './chart-model.ts'
import { shadeColor } from './shade-color.ts'
import { SMALL_DOT } from './symbols.ts'

const MAX_COLORS = 6

/** How a field colours the points of a scatter plot. */
export interface Colors {
  readonly legend: ChartColor
  /** One for each value with a colour of its own; unchanged where the colours are shades. */
  readonly series: ChartSeries[]
  /** Moves the value of a point into the series of its colour. */
  read(
    row: JsonObject,
    value: number | null,
  ): { values: (number | null)[]; shade: number | undefined; words: string }
}

/** Undefined where there is no colour field, or where several series have colours of their own. */
export function readColors(color: unknown, series: readonly ChartSeries[], rest: string): Colors | undefined {
  const [only] = series
  if (!isPlainObject(color) || only === undefined || series.length > 1) return undefined
  const key = readText(color.key)
  const label = readText(color.label) || key
  const [low, high] = [readNumber(color.min), readNumber(color.max)]
  if (low !== undefined && high !== undefined) return shades(key, label, [low, high], only)
  return Array.isArray(color.values)
    ? categories(key, label, color.values, { rest, measure: only.label })
    : undefined
}

function shades(key: string, label: string, range: readonly [number, number], only: ChartSeries): Colors {
  const [low, high] = range
  return {
    legend: { label, measure: only.label, range },
    series: [only],
    read(row, value) {
      const at = readNumber(getOwn(row, key))
      const share = at === undefined ? undefined : high === low ? 0.5 : (at - low) / (high - low)
      return {
        values: [value],
        shade: share === undefined ? undefined : Math.min(Math.max(share, 0), 1),
        words: formatValue(at),
      }
    },
  }
}

/** Numbers become shades, so that more looks like more. */
function categories(
  key: string,
  label: string,
  values: readonly unknown[],
  { rest, measure }: { rest: string; measure: string },
): Colors {
  const graded = values.length > 1 && values.every((value) => typeof value === 'number')
  const colorOf = (index: number): string => {
    if (graded) return shadeColor(index / (values.length - 1))
    return index < MAX_COLORS ? `var(--vt-chart-${index + 1})` : REST_COLOR
  }
  const named = values.map(
    (value, index): ChartSeries => ({
      key: `color ${index}`,
      label: String(value),
      color: colorOf(index),
      dash: undefined,
      symbol: index,
    }),
  )
  const others: ChartSeries = {
    key: 'color rest',
    label: rest,
    color: REST_COLOR,
    dash: undefined,
    symbol: SMALL_DOT,
  }
  const series = [...named, others]
  return {
    legend: { label, measure, range: undefined },
    series,
    read(row, value) {
      const of = getOwn(row, key) ?? null
      const found = values.indexOf(of)
      const at = found === -1 ? values.length : found
      return {
        values: series.map((_, index) => (index === at ? value : null)),
        shade: undefined,
        words: formatValue(of),
      }
    },
  }
}
