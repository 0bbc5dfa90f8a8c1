import type { ReactElement } from 'react'
import type { PlotLayout } from './plot-layout.ts'

interface Props {
  layout: PlotLayout
  em: number
  sideways: boolean
  rtl: boolean
  /** The point that is read out. */
  focus: number | undefined
}

/** Grid, labels, and the slot of the point that is read out. */
export function ChartAxes({ layout, em, sideways, rtl, focus }: Props): ReactElement {
  const { box, slots, slotSize } = layout
  const slot = focus === undefined ? undefined : slots[focus]
  return (
    <g>
      {slot !== undefined && (
        <rect data-part="slot" {...slotRect(layout, slot, Math.max(slotSize, 2), sideways)} rx={3} />
      )}
      {layout.valueTicks.map(({ at, label, zero }) => (
        <g key={at} data-part="tick" data-zero={zero ? '' : undefined}>
          {sideways ? (
            <>
              <line x1={at} x2={at} y1={box.top} y2={box.bottom} />
              <text x={at} y={box.bottom + 1.4 * em} textAnchor="middle">
                {label}
              </text>
            </>
          ) : (
            <>
              <line x1={box.left} x2={box.right} y1={at} y2={at} />
              <text x={rtl ? box.right + 0.6 * em : box.left - 0.6 * em} y={at} dy="0.32em" textAnchor="end">
                {label}
              </text>
            </>
          )}
        </g>
      ))}
      {layout.xLabels.map(({ lines, x }) => (
        <text
          key={x}
          data-part="x-label"
          textAnchor={sideways ? 'end' : 'middle'}
          x={sideways ? (rtl ? box.right + 0.6 * em : box.left - 0.6 * em) : x}
          y={sideways ? x : box.bottom + 1.4 * em}
          dy={sideways ? '0.32em' : undefined}
        >
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a first and a second line
            <tspan key={index} x={sideways ? undefined : x} dy={index === 0 ? undefined : '1.15em'}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  )
}

function slotRect({ box }: PlotLayout, slot: number, size: number, sideways: boolean) {
  const start = slot - size / 2
  return sideways
    ? { x: box.left, y: start, width: Math.max(box.right - box.left, 0), height: size }
    : { x: start, y: box.top, width: size, height: Math.max(box.bottom - box.top, 0) }
}
