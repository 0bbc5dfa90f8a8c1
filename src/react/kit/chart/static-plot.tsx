import { type ReactElement, useMemo } from 'react'
import { useVitrail } from '../../index.ts'
import { layoutCartesian } from './cartesian-layout.ts'
import type { ChartModel } from './chart-model.ts'
import { PlotDrawing } from './plot-drawing.tsx'
import { HEIGHT_EM } from './plot-geometry.ts'
import type { ChartWriters } from './use-chart-writers.ts'

/** At the widths where the stylesheet shows each, it is scaled by less than a third either way, so its text stays legible. */
const DRAWINGS = [
  ['narrow', 300],
  ['medium', 460],
  ['wide', 720],
] as const

const EM = 12

interface Props {
  model: ChartModel
  shown: readonly number[]
  name: string
  describedBy: string
  writers: ChartWriters
}

/** Without script nothing can be measured: one drawing for each of three widths. */
export function StaticPlot({ model, shown, name, describedBy, writers }: Props): ReactElement {
  const rtl = useVitrail().dir === 'rtl'
  const drawings = useMemo(
    () =>
      DRAWINGS.map(([fit, width]) => {
        const size = { width, em: EM }
        const height = HEIGHT_EM[model.size] * EM
        return { fit, size, layout: layoutCartesian(model, { ...size, height, rtl, shown, writers }) }
      }),
    [model, rtl, shown, writers],
  )
  return (
    <div data-part="plot">
      <div data-part="canvas" role="img" aria-label={name} aria-describedby={describedBy}>
        {drawings.map(({ fit, size, layout }) => (
          <PlotDrawing key={fit} fit={fit} model={model} layout={layout} size={size} rtl={rtl} />
        ))}
      </div>
    </div>
  )
}
