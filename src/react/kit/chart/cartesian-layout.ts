// Computes where everything in a chart is drawn: pure, so that a server, a browser and a picture draw the same. Lengths are
// pixels of a drawing whose text is not scaled; every number in the result is finite.
import { layoutBars } from './bar-marks.ts'
import type { ChartModel } from './chart-model.ts'
import { layoutDots } from './dot-marks.ts'
import { layoutLines } from './line-marks.ts'
import type { PlotFrame, Scales } from './plot-geometry.ts'
import type { PlotLayout, Plotted } from './plot-layout.ts'
import { layoutSideways } from './sideways-layout.ts'
import { type Extents, plainExtents, stackedExtents } from './stack-series.ts'
import { layoutUpright } from './upright-layout.ts'
import { valueAxis } from './value-axis.ts'

export function layoutCartesian(model: ChartModel, frame: PlotFrame): PlotLayout {
  const { kind, points, thresholds } = model
  const extents = model.stacked ? stackedExtents(points, frame.shown) : plainExtents(points, frame.shown)
  const fromZero = kind === 'bar' || kind === 'area'
  const drawn = extents.flat().flatMap((extent) => extent ?? [])
  const tops = extents.flat().flatMap((extent) => extent?.[1] ?? [])
  const values = [...(fromZero ? drawn : tops), ...thresholds.map(({ value }) => value)]
  const plotted: Plotted = {
    model,
    frame,
    valueAxis: (ticks) => valueAxis(values, fromZero, ticks),
    marks: (scales) => ({
      ...placeMarks(model, frame, extents, scales),
      thresholds: thresholds.map((one) => ({ ...one, at: scales.across(one.value) })),
    }),
  }
  return model.horizontal ? layoutSideways(plotted) : layoutUpright(plotted)
}

function placeMarks(model: ChartModel, frame: PlotFrame, extents: Extents, scales: Scales) {
  const lined = model.kind === 'line' || model.kind === 'area'
  return {
    bars: model.kind === 'bar' ? layoutBars(model, frame.shown, extents, scales) : [],
    lines: lined ? layoutLines(model, frame.shown, extents, scales) : [],
    dots: model.kind === 'scatter' ? layoutDots(model, frame, scales) : [],
  }
}
