/** What is drawn, whatever was written: every number finite, every label text. */
export interface ChartModel {
  readonly kind: ChartKind
  readonly points: readonly ChartPoint[]
  /** How many points were given; more than `points` where they are sampled. */
  readonly given: number
  readonly series: readonly ChartSeries[]
  /** How the x axis runs: places in a row, or a scale. */
  readonly axis: 'category' | 'number' | 'time'
  /** Bars between numbers, which touch. */
  readonly binned: boolean
  /** What the colours of a scatter plot say, where they say something. */
  readonly color: ChartColor | undefined
  readonly selectable: ChartSelectable | undefined
  readonly stacked: boolean
  readonly horizontal: boolean
  readonly thresholds: readonly ChartThreshold[]
  readonly size: 'small' | 'medium' | 'large'
}

export type ChartKind = 'bar' | 'line' | 'area' | 'scatter' | 'pie' | 'donut'

export interface ChartPoint {
  /** Its place in the data as given. */
  readonly row: number
  readonly label: string
  /** On the x axis: its number or its time; for categories its place. */
  readonly position: number
  /** One per series; null is a gap. */
  readonly values: readonly (number | null)[]
  /** Scatter: what its area shows. */
  readonly weight: number | undefined
  /** Where a bar between numbers begins and ends. */
  readonly edges: readonly [number, number] | undefined
  /** Scatter: how far along the shades, 0 to 1. */
  readonly shade: number | undefined
  /** Scatter: what its colour says, in words. */
  readonly colored: string
  /** What selecting it means; absent where it cannot be selected. */
  readonly span: PointSpan | undefined
  /** It stands for all that have no place of their own. */
  readonly rest: boolean
}

export interface ChartSeries {
  readonly key: string
  readonly label: string
  /** A custom property of the theme. */
  readonly color: string
  /** Told apart without colour. */
  readonly dash: string | undefined
  /** Scatter: the place of its shape among the shapes. */
  readonly symbol: number
}

export interface ChartColor {
  readonly label: string
  /** What stands on the other axis. */
  readonly measure: string
  /** From what to what the shades go; absent where the series are the colours. */
  readonly range: readonly [number, number] | undefined
}

/** The columns behind the axes. */
export interface ChartSelectable {
  readonly name: string
  readonly x: string
  readonly y: string | undefined
  /** Marks stand for ranges, so that what is selected is one range; else it is any of their values. */
  readonly ranged: boolean
}

/** The values of a column that a point stands for. */
export interface PointSpan {
  readonly from: string | number | boolean | null
  /** Where it ends; absent: at `from` itself. */
  readonly to: string | number | undefined
  /** Whether `to` belongs to it. */
  readonly closed: boolean
}

interface ChartThreshold {
  readonly value: number
  readonly label: string
  readonly tone: string | undefined
}

export const CHART_KINDS: readonly ChartKind[] = ['bar', 'line', 'area', 'scatter', 'pie', 'donut']

/** Of what stands for all others. */
export const REST_COLOR = 'var(--vt-chart-6)'

/** Of a mark: that of its series, but for the others beside single ones. */
export function colorOf({ series, points }: ChartModel, ofSeries: number, point: number): string {
  return points[point]?.rest === true && series.length === 1
    ? REST_COLOR
    : (series[ofSeries]?.color ?? REST_COLOR)
}

export function isRound(kind: ChartKind): kind is 'pie' | 'donut' {
  return kind === 'pie' || kind === 'donut'
}
