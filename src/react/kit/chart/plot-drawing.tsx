import type { ReactElement } from 'react'
import type { BrushRect } from './brush.ts'
import { CartesianMarks } from './cartesian-marks.tsx'
import { ChartAxes } from './chart-axes.tsx'
import type { ChartModel } from './chart-model.ts'
import type { ReadoutLine } from './chart-readout.tsx'
import { ChartThresholds } from './chart-thresholds.tsx'
import { FocusedMarks } from './focused-marks.tsx'
import type { PlotLayout } from './plot-layout.ts'
import type { ChartSize } from './use-chart-size.ts'
import type { Walk } from './use-walk.ts'

interface Props {
  model: ChartModel
  layout: PlotLayout
  size: ChartSize
  rtl: boolean
  /** The mark that is read out. */
  walk?: Walk | undefined
  lines?: readonly ReadoutLine[]
  /** The indices of the selected points; undefined where none are. */
  selected?: ReadonlySet<number> | undefined
  /** The outline of the selection. */
  brush?: BrushRect | undefined
  /** The width it is for, where it is one of several drawings. Only a single drawing is as high as its layout. */
  fit?: string
}

/** Axes, marks and thresholds. */
export function PlotDrawing({
  model,
  layout,
  size,
  rtl,
  walk,
  lines = [],
  selected,
  brush,
  fit,
}: Props): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${size.width} ${layout.height}`}
      data-fit={fit}
      style={fit === undefined ? { blockSize: layout.height } : undefined}
      aria-hidden="true"
    >
      <ChartAxes layout={layout} em={size.em} sideways={model.horizontal} rtl={rtl} focus={walk?.point} />
      <CartesianMarks layout={layout} model={model} selected={selected} />
      {brush !== undefined && <rect data-part="brush" {...brush} rx={2} />}
      <FocusedMarks layout={layout} model={model} lines={lines} walk={walk} />
      <ChartThresholds layout={layout} sideways={model.horizontal} rtl={rtl} />
    </svg>
  )
}
