import { type KeyboardEvent, useRef } from 'react'
import type { ChartModel } from './chart-model.ts'
import type { PlotLayout } from './plot-layout.ts'
import { boxAround, type SelectedBox } from './select-points.ts'
import type { ChartSelection } from './use-chart-selection.ts'
import type { Walk } from './use-walk.ts'

/** The share of an axis that one press of Shift and an arrow key covers. */
const STEP = 1 / 20

interface Options {
  layout: PlotLayout
  model: ChartModel
  selection: ChartSelection | undefined
  walk: Walk | undefined
  mirrored: boolean
  /** Moves along the marks by an arrow key. */
  step(event: KeyboardEvent): Walk | undefined
}

/**
 * Enter and Space select the mark that is read out, Shift with the arrow keys extends the selection, Escape clears it. True
 * where a key was handled.
 */
export function useSelectKeys(options: Options): (event: KeyboardEvent) => boolean {
  const anchor = useRef<number>(undefined)
  return (event) => {
    const { selection, walk, step } = options
    if (selection === undefined) return false
    switch (event.key) {
      case 'Enter':
      case ' ':
        if (walk === undefined) return false
        event.preventDefault()
        anchor.current = walk.point
        selection.press(walk.point, event.shiftKey)
        return true
      case 'Escape':
        anchor.current = undefined
        if (selection.points === undefined) return false
        event.preventDefault()
        selection.clear()
        return true
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown': {
        if (!event.shiftKey) {
          anchor.current = undefined
          return false
        }
        event.preventDefault()
        if (options.model.kind === 'scatter') growBox(event.key, options, selection)
        else {
          const next = step(event)
          if (next === undefined) return true
          anchor.current ??= walk?.point ?? next.point
          selection.run(anchor.current, next.point)
        }
        return true
      }
      default:
        return false
    }
  }
}

/** Extends the current box, else the point that is read out, in the direction of the key. */
function growBox(key: string, { layout, model, walk, mirrored }: Options, selection: ChartSelection): void {
  const { scales, box } = layout
  const point = walk === undefined ? undefined : model.points[walk.point]
  const from = selection.box ?? (point && boxAround(point))
  if (scales === undefined || from === undefined) return
  const wide = Math.abs(scales.x.at(box.right) - scales.x.at(box.left)) * STEP
  const high = Math.abs(scales.y.at(box.top) - scales.y.at(box.bottom)) * STEP
  selection.around(grown(key, from, mirrored ? -wide : wide, high))
}

function grown(key: string, { x, y }: SelectedBox, wide: number, high: number): SelectedBox {
  switch (key) {
    case 'ArrowUp':
      return { x, y: [y[0], y[1] + high] }
    case 'ArrowDown':
      return { x, y: [y[0] - high, y[1]] }
    default: {
      const by = key === 'ArrowRight' ? wide : -wide
      return { x: by > 0 ? [x[0], x[1] + by] : [x[0] + by, x[1]], y }
    }
  }
}
