import { useMemo } from 'react'
import { useViewState } from '../../index.ts'
import { type ChartModel, isRound } from './chart-model.ts'

export const WINDOW_SIZES = ['all', 25, 10] as const

export type WindowSize = (typeof WINDOW_SIZES)[number]

/** Up to this many, all points are shown at once. */
const POINTS_WITHOUT_WINDOW = 25

/** How a person looks at a chart: kept across reloads and new versions of the view. */
export interface ChartView {
  /** The model with the points of the window. */
  readonly model: ChartModel
  /** The series that are not hidden, by index. */
  readonly shown: readonly number[]
  /** By key. */
  readonly hidden: readonly string[]
  /** Whether there is a window to choose. */
  readonly windowed: boolean
  readonly size: WindowSize
  toggle(key: string): void
  setSize(size: WindowSize): void
}

const NONE: readonly string[] = []

export function useChartView(whole: ChartModel): ChartView {
  const [hidden, setHidden] = useViewState('hidden', NONE, isTextList)
  const [chosen, setSize] = useViewState<WindowSize>('window', 'all', isWindowSize)
  const windowed =
    whole.points.length > POINTS_WITHOUT_WINDOW &&
    whole.kind !== 'scatter' &&
    !whole.binned &&
    !isRound(whole.kind)
  const size = windowed ? chosen : 'all'
  const model = useMemo(
    () => (size === 'all' ? whole : { ...whole, points: whole.points.slice(-size) }),
    [whole, size],
  )
  const shown = useMemo(
    () => model.series.flatMap(({ key }, index) => (hidden.includes(key) ? [] : [index])),
    [model, hidden],
  )
  return {
    model,
    shown,
    hidden,
    windowed,
    size,
    setSize,
    toggle: (key) =>
      setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]),
  }
}

function isTextList(kept: unknown): kept is readonly string[] {
  return Array.isArray(kept) && kept.every((item) => typeof item === 'string')
}

function isWindowSize(kept: unknown): kept is WindowSize {
  return WINDOW_SIZES.some((size) => size === kept)
}
