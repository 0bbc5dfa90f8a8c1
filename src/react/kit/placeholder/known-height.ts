import type { JsonObject } from '../../../core/index.ts'
import { isBlank, readNumber, readObjects, readText } from '../read/lenient.ts'
import { DATASET_HEIGHTS } from './dataset-heights.ts'

/** Pixels at the usual text size; a test measures them against what is drawn. */
type Height = (props: JsonObject) => number | undefined

const has = (value: unknown) => !isBlank(readText(value))
const plus = (condition: boolean, height: number) => (condition ? height : 0)

const field =
  (height: number): Height =>
  ({ hint }) =>
    height + plus(has(hint), 23)

const choices: Height = ({ options, variant, direction, hint }) => {
  const list = readObjects(options)
  const isPlain = variant === undefined && direction !== 'row' && !list.some((option) => has(option.hint))
  return isPlain && list.length > 0 ? 19 + 30 * list.length + plus(has(hint), 23) : undefined
}

/** The height of a component, where its props determine it; undefined where it depends on words and width. */
const HEIGHTS: Readonly<Record<string, Height>> = {
  ...DATASET_HEIGHTS,

  Chart: chartHeight,
  DataTable: tableHeight,
  EmptyState: ({ text, icon, actionLabel }) =>
    78 + plus(has(text), 27) + plus(has(icon), 56) + plus(has(actionLabel), 52),
  Gauge: () => 63,
  Heading: ({ level }) => [30, 24, 20, 19][(readNumber(level) ?? 2) - 1],
  Metric: ({ delta, trend, hint, spark }) =>
    81 +
    plus(has(delta) || readNumber(delta) !== undefined || has(trend) || has(hint), 22) +
    plus(Array.isArray(spark) && spark.length > 1, 32),
  Progress: ({ variant, hint }) => (variant === 'ring' ? 48 + plus(has(hint), 16) : 34 + plus(has(hint), 24)),
  Suggestions: () => 32,

  Checkbox: field(24),
  CheckboxGroup: choices,
  DateRange: field(85),
  Input: field(61),
  MultiSelect({ options, hint }) {
    const count = readObjects(options).length
    return count === 0
      ? undefined
      : Math.min(71 + 32 * count, 303) + plus(count > 12, 25) + plus(has(hint), 23)
  },
  RadioGroup: choices,
  RangeSlider: field(77),
  Select: field(61),
  Slider: field(74),
  TextArea: ({ lines, hint }) => 43 + 22.5 * (readNumber(lines) ?? 4) + plus(has(hint), 23),
}

const ROW = 38.5
const TALLEST_TABLE = 570
const ROWS_WITHOUT_SEARCH = 8

function tableHeight({ rows, title, filter, hint, pageSize }: JsonObject): number | undefined {
  const given = readObjects(rows).length
  if (given === 0 || has(hint)) return undefined
  const searched = filter === true || (filter !== false && given > ROWS_WITHOUT_SEARCH)
  const shown = Math.min(given, readNumber(pageSize) ?? 25)
  const body = Math.min(78.5 + ROW * shown, TALLEST_TABLE)
  return body + (searched ? 42.5 : plus(has(title), 30))
}

const PLOTS: ReadonlyMap<unknown, number> = new Map([
  ['small', 223],
  ['large', 403],
])
const WINDOWED = 25

function chartHeight(props: JsonObject): number | undefined {
  const { type, title, size, series, data, xLabel, yLabel, unit, horizontal } = props
  if (horizontal === true) return undefined
  const top = plus(has(title), 30)
  if (type === 'pie' || type === 'donut') return size === undefined ? 283 + top : undefined
  const chosen = readObjects(series).length > 1 || readObjects(data).length > WINDOWED
  const axes = plus(has(xLabel), 24) + plus(has(yLabel) || has(unit), 28)
  return (PLOTS.get(size) ?? 307) + top + plus(chosen, 36) + axes
}

export function knownHeight(type: string, props: JsonObject): number | undefined {
  return Object.hasOwn(HEIGHTS, type) ? HEIGHTS[type]?.(props) : undefined
}
