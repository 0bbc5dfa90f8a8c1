/** What is drawn, whatever was written: every number finite, every label text. */
export interface ChartModel {
  readonly kind: ChartKind
  readonly points: readonly ChartPoint[]
  /** How many points were given; more than `points` where they are sampled. */
  readonly given: number
  readonly series: readonly ChartSeries[]
  /** How the x axis runs: places in a row, or a scale. */
  readonly axis: 'category' | 'number' | 'time'
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
}

export interface ChartSeries {
  readonly key: string
  readonly label: string
  /** A custom property of the theme. */
  readonly color: string
  /** Told apart without colour. */
  readonly dash: string | undefined
}

export interface ChartThreshold {
  readonly value: number
  readonly label: string
  readonly tone: string | undefined
}

export const CHART_KINDS: readonly ChartKind[] = ['bar', 'line', 'area', 'scatter', 'pie', 'donut']

export function isRound(kind: ChartKind): kind is 'pie' | 'donut' {
  return kind === 'pie' || kind === 'donut'
}
