import type { ReactElement } from 'react'
import type { PlotLayout } from './plot-layout.ts'

/** Labelled thresholds, drawn above the marks so that they can be read. */
export function ChartThresholds({
  layout,
  sideways,
  rtl,
}: {
  layout: PlotLayout
  sideways: boolean
  rtl: boolean
}): ReactElement {
  const { box } = layout
  return (
    <g>
      {layout.thresholds.map(({ at, label, tone }) => (
        <g key={`${label} ${at}`} data-part="threshold" data-tone={tone}>
          {sideways ? (
            <line x1={at} x2={at} y1={box.top} y2={box.bottom} />
          ) : (
            <line x1={box.left} x2={box.right} y1={at} y2={at} />
          )}
          <text
            x={sideways ? at : rtl ? box.left + 2 : box.right - 2}
            y={sideways ? box.top : at}
            dx={sideways ? '0.4em' : undefined}
            dy={sideways ? '0.8em' : '-0.4em'}
            textAnchor={sideways ? 'start' : 'end'}
          >
            {label}
          </text>
        </g>
      ))}
    </g>
  )
}
