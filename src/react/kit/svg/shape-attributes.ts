import type { JsonObject } from '../../../core/index.ts'
import { readNumber } from '../read/lenient.ts'

const PLAIN = (
  'x y dx dy width height rx ry cx cy r fx fy x1 y1 x2 y2 d points transform offset stopOpacity refX refY markerWidth ' +
  'markerHeight orient viewBox strokeWidth strokeDasharray strokeLinecap strokeLinejoin opacity fillOpacity strokeOpacity ' +
  'fontSize fontWeight textAnchor dominantBaseline'
).split(' ')
const PAINTED = ['fill', 'stroke', 'stopColor']
const REFERRING = ['markerStart', 'markerMid', 'markerEnd', 'clipPath']

const PAINTS = new Set(
  'text muted surface border accent info success warning danger blue teal violet amber rose'.split(' '),
)
/** Numbers, path data, lists, transform functions, keywords: nothing that could be an address. */
const HARMLESS = /^[\w\s.,%()+-]{0,8000}$/
const LOCAL = /^#([A-Za-z][\w-]{0,63})$/

/** The attributes of a shape that reach the page; ids and references to them get the prefix of the drawing. */
export function readShapeAttributes(shape: JsonObject, scope: string): Record<string, string | number> {
  const attributes: Record<string, string | number> = {}
  for (const name of PLAIN) {
    const value = plainValue(shape[name])
    if (value !== undefined) attributes[name] = value
  }
  for (const name of PAINTED) {
    const paint = paintOf(shape[name], scope)
    if (paint !== undefined) attributes[name] = paint
  }
  for (const name of REFERRING) {
    const id = localId(shape[name], scope)
    if (id !== undefined) attributes[name] = `url(#${id})`
  }
  const own = typeof shape.id === 'string' ? localId(`#${shape.id}`, scope) : undefined
  if (own !== undefined) attributes.id = own
  const target = shape.el === 'use' ? localId(shape.ref, scope) : undefined
  if (target !== undefined) attributes.href = `#${target}`
  return attributes
}

function plainValue(value: unknown): string | number | undefined {
  if (Array.isArray(value)) return value.flatMap((item) => readNumber(item) ?? []).join(' ')
  if (typeof value === 'string') return HARMLESS.test(value) && !/url/i.test(value) ? value : undefined
  return readNumber(value)
}

function paintOf(value: unknown, scope: string): string | undefined {
  if (value === 'none') return 'none'
  if (typeof value === 'string' && PAINTS.has(value)) return `var(--vt-${value})`
  const id = localId(value, scope)
  return id === undefined ? undefined : `url(#${id})`
}

function localId(value: unknown, scope: string): string | undefined {
  const name = typeof value === 'string' ? LOCAL.exec(value)?.[1] : undefined
  return name === undefined ? undefined : `${scope}${name}`
}
