import type { JsonObject } from '../../../core/index.ts'
import { type Aggregation, isAdditive } from '../aggregation.ts'
import { clip } from '../answer.ts'
import type { DatasetWords } from '../words.ts'
import type { GroupAxis, GroupKey } from './group-axis.ts'
import { type Cell, REST } from './measure-cells.ts'

interface Groups {
  readonly along: GroupAxis
  readonly across: GroupAxis | undefined
  readonly cells: readonly Cell[]
  readonly agg: Aggregation
  readonly measure: string
  readonly words: DatasetWords
}

interface DrawnGroups {
  /** The rows and series of a Chart, and what selecting them means. */
  readonly props: JsonObject
  readonly negative: boolean
  /** The names have no room side by side. */
  readonly longNames: boolean
}

/** The colours of a chart in their order: a series keeps its own while others are filtered away. */
const TONES = ['blue', 'teal', 'violet', 'amber', 'rose', 'neutral'] as const
const MAX_SIDE_BY_SIDE = 6
const LONGEST_NAME = 12
const MAX_ROWS = 200

/** Undefined where there is no number to draw. */
export function drawGroups({ along, across, cells, agg, measure, words }: Groups): DrawnGroups | undefined {
  const keys = keysOf(along, cells)
  const table = new Map(cells.map((cell) => [cellName(cell.along, cell.across), cell.value]))
  // The sum of no rows is zero; their mean is unknown.
  const absent = isAdditive(agg) ? 0 : null
  const series = seriesOf(across, cells, measure, words)
  if (series.length === 0) return undefined

  const data = keys.map((key): JsonObject => {
    const end = key === REST || along.endOf === undefined ? undefined : along.endOf(key)
    return {
      x: key === REST ? words.other : key,
      ...(end !== undefined && { to: end }),
      ...(key === REST && { rest: true }),
      ...Object.fromEntries(series.map((one) => [one.key, table.get(cellName(key, one.across)) ?? absent])),
    }
  })
  const values = cells.flatMap(({ value }) => value ?? [])
  return {
    negative: values.some((value) => value < 0),
    longNames:
      along.unit === undefined &&
      along.endOf === undefined &&
      (keys.length > MAX_SIDE_BY_SIDE || keys.some((key) => String(key).length > LONGEST_NAME)) &&
      keys.some((key) => typeof key === 'string'),
    props: {
      xKey: 'x',
      ...(along.endOf !== undefined && { xEnd: { key: 'to' } }),
      ...(along.unit !== undefined && { xUnit: along.unit }),
      series: series.map(({ key, label, tone }) => ({ key, label, ...(tone !== undefined && { tone }) })),
      data,
      ...(data.length > MAX_ROWS && { total: data.length }),
      selection: { name: 'selection', x: along.column, ...(along.rest !== undefined && { rest: 'rest' }) },
    },
  }
}

function keysOf(axis: GroupAxis, cells: readonly Cell[]): (GroupKey | typeof REST)[] {
  const found = [...new Set(cells.map((cell) => cell.along))]
  const groups = found.filter((key) => key !== REST)
  const keys = axis.keys?.filter((key) => axis.endOf !== undefined || groups.includes(key)) ?? inOrder(groups)
  const filled = axis.fill?.(keys) ?? keys
  return found.includes(REST) ? [...filled, REST] : [...filled]
}

function inOrder(keys: readonly GroupKey[]): GroupKey[] {
  return [...keys].sort((a, b) => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    return a < b ? -1 : a > b ? 1 : 0
  })
}

interface Series {
  readonly key: string
  readonly label: string
  readonly across: Cell['across']
  readonly tone: (typeof TONES)[number] | undefined
}

function seriesOf(
  axis: GroupAxis | undefined,
  cells: readonly Cell[],
  measure: string,
  words: DatasetWords,
): Series[] {
  const drawn = new Set(cells.filter(({ value }) => value !== undefined).map(({ across }) => across))
  if (axis === undefined) {
    const whole: Series = { key: 'value', label: clip(measure, 'label'), across: undefined, tone: undefined }
    return drawn.size === 0 ? [] : [whole]
  }
  const all: (GroupKey | typeof REST)[] =
    axis.rest === undefined ? [...(axis.keys ?? [])] : [...(axis.keys ?? []), REST]
  return all.flatMap((across, index): Series[] => {
    if (!drawn.has(across)) return []
    const label = across === REST ? words.other : across === null ? words.missing : String(across)
    return [
      {
        key: `s${index}`,
        label: clip(label, 'label'),
        across,
        tone: across === REST ? 'neutral' : TONES[index],
      },
    ]
  })
}

function cellName(along: Cell['along'], across: Cell['across']): string {
  return JSON.stringify([nameOf(along), nameOf(across)])
}

/** Keys for missing values and the rest, distinct from each other and from any text. */
function nameOf(key: Cell['across']): unknown {
  return key === REST ? [] : key === undefined ? {} : key
}
