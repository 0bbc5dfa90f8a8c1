import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { type BrushRect, boxIn, brushBetween, type Place, runIn } from './brush.ts'
import type { ChartModel } from './chart-model.ts'
import type { PlotLayout } from './plot-layout.ts'
import type { ChartSelection } from './use-chart-selection.ts'

/** A press that moves less than this many pixels is a click. */
const SLACK = 4

interface Brush {
  /** The area being dragged. */
  readonly rect: BrushRect | undefined
  readonly handlers: {
    onPointerDown(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(): void
  }
  /** Whether a drag is in progress. */
  move(event: PointerEvent): boolean
  /** Whether the latest click only ended a drag. */
  endsDrawing(): boolean
}

/** Lets a pointer drag over a plot; releasing it selects what was covered. */
export function useBrush(
  layout: PlotLayout,
  model: ChartModel,
  selection: ChartSelection | undefined,
): Brush {
  const start = useRef<Place>(undefined)
  const drew = useRef(false)
  const [rect, setRect] = useState<BrushRect>()
  const stop = (): void => {
    start.current = undefined
    setRect(undefined)
  }
  return {
    rect,
    move(event) {
      const from = start.current
      if (from === undefined || selection === undefined) return false
      const to = placeOf(event)
      if (rect === undefined && Math.hypot(to.x - from.x, to.y - from.y) < SLACK) return false
      if (rect === undefined) event.currentTarget.setPointerCapture(event.pointerId)
      setRect(brushBetween(layout, model, from, to))
      return true
    },
    endsDrawing() {
      const ended = drew.current
      drew.current = false
      return ended
    },
    handlers: {
      onPointerDown(event) {
        drew.current = false
        if (event.button === 0 && selection !== undefined) start.current = placeOf(event)
      },
      onPointerUp() {
        if (rect !== undefined && selection !== undefined) {
          drew.current = true
          select(layout, model, selection, rect)
        }
        stop()
      },
      onPointerCancel: stop,
    },
  }
}

function select(layout: PlotLayout, model: ChartModel, selection: ChartSelection, rect: BrushRect): void {
  if (model.kind === 'scatter') {
    const box = boxIn(layout, rect)
    if (box !== undefined) selection.around(box)
    return
  }
  const run = runIn(layout, model, rect)
  if (run !== undefined) selection.run(...run)
}

/** The position of a pointer on the drawing. */
export function placeOf({ currentTarget, clientX, clientY }: PointerEvent | MouseEvent): Place {
  const bounds = currentTarget.getBoundingClientRect()
  return { x: clientX - bounds.left, y: clientY - bounds.top }
}
