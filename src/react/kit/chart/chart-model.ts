/** A chart, made safe to draw: every number is finite, every label is text. */
export interface ChartModel {
  readonly kind: ChartKind
  readonly points: readonly ChartPoint[]
  /** How many points there are in all; more than in `points` where those are a sample. */
  readonly given: number
  readonly series: readonly ChartSeries[]
  /** The kind of x axis: places in a row, or a scale. */
  readonly axis: 'category' | 'number' | 'time'
  /** Bars over ranges of numbers; they touch. */
  readonly binned: boolean
  /** What the colours of a scatter plot stand for, if anything. */
  readonly color: ChartColor | undefined
  readonly selectable: ChartSelectable | undefined
  readonly stacked: boolean
  readonly horizontal: boolean
  readonly thresholds: readonly ChartThreshold[]
  readonly size: 'small' | 'medium' | 'large'
}

export type ChartKind = 'bar' | 'line' | 'area' | 'scatter' | 'pie' | 'donut'

export interface ChartPoint {
  /** Its index in the given data. */
  readonly row: number
  readonly label: string
  /** Its position on the x axis: its number or its time; for categories its index. */
  readonly position: number
  /** One per series; null is a gap. */
  readonly values: readonly (number | null)[]
  /** Scatter: the value shown by its area. */
  readonly weight: number | undefined
  /** Where a bar over a range begins and ends. */
  readonly edges: readonly [number, number] | undefined
  /** Scatter: how far along the shades, 0 to 1. */
  readonly shade: number | undefined
  /** Scatter: the value shown by its colour, in words. */
  readonly colored: string
  /** The condition that selecting it adds; absent where it cannot be selected. */
  readonly span: PointSpan | undefined
  /** It stands for all values without a place of their own. */
  readonly rest: boolean
}

export interface ChartSeries {
  readonly key: string
  readonly label: string
  /** A custom property of the theme. */
  readonly color: string
  /** Tells it apart without colour. */
  readonly dash: string | undefined
  /** Scatter: the index of its shape. */
  readonly symbol: number
}

export interface ChartColor {
  readonly label: string
  /** What stands on the other axis. */
  readonly measure: string
  /** The range of the shades; absent where each series has its own colour. */
  readonly range: readonly [number, number] | undefined
}

/** The columns behind the axes. */
export interface ChartSelectable {
  readonly name: string
  readonly x: string
  readonly y: string | undefined
  /** Marks stand for ranges, so a selection is one range; otherwise it is a list of values. */
  readonly ranged: boolean
}

/** The range of values that a point stands for. */
export interface PointSpan {
  readonly from: string | number | boolean | null
  /** The end of the range; absent: `from` alone. */
  readonly to: string | number | undefined
  /** Whether `to` is part of the range. */
  readonly closed: boolean
}

interface ChartThreshold {
  readonly value: number
  readonly label: string
  readonly tone: string | undefined
}

export const CHART_KINDS: readonly ChartKind[] = ['bar', 'line', 'area', 'scatter', 'pie', 'donut']

/** The colour of the mark that stands for all others. */
export const REST_COLOR = 'var(--vt-chart-6)'

/** The colour of a mark: that of its series, except for the mark of all others. */
export function colorOf({ series, points }: ChartModel, ofSeries: number, point: number): string {
  return points[point]?.rest === true && series.length === 1
    ? REST_COLOR
    : (series[ofSeries]?.color ?? REST_COLOR)
}

export function isRound(kind: ChartKind): kind is 'pie' | 'donut' {
  return kind === 'pie' || kind === 'donut'
}
