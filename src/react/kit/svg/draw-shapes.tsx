import { createElement, type ReactNode } from 'react'
import type { JsonObject } from '../../../core/index.ts'
import { readObjects, readText } from '../read/lenient.ts'
import { readShapeAttributes } from './shape-attributes.ts'

interface Drawing {
  /** The prefix that makes ids unique to one drawing. */
  scope: string
  final: boolean
}

const ELEMENTS = new Set(
  (
    'g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient stop ' +
    'marker clipPath use title'
  ).split(' '),
)
const MAX_DEPTH = 8

export function drawShapes(shapes: unknown, drawing: Drawing, depth = 1): ReactNode {
  if (depth > MAX_DEPTH) return null
  return readObjects(shapes).map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes only grow at the end
    <Shape key={index} shape={shape} drawing={drawing} depth={depth} />
  ))
}

function Shape({ shape, drawing, depth }: { shape: JsonObject; drawing: Drawing; depth: number }): ReactNode {
  const element = readText(shape.el)
  // The check of a view bounds what uses draw; a preview has not been checked yet.
  if (!ELEMENTS.has(element) || (element === 'use' && !drawing.final)) return null
  const words = element === 'text' || element === 'tspan' || element === 'title' ? readText(shape.text) : ''
  const inner = shape.shapes === undefined ? null : drawShapes(shape.shapes, drawing, depth + 1)
  return createElement(element, readShapeAttributes(shape, drawing.scope), words, inner)
}
