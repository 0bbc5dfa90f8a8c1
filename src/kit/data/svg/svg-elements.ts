/** What the value of an attribute must be. */
export type SvgValue =
  | 'number'
  | 'length'
  | 'path'
  | 'points'
  | 'transform'
  | 'paint'
  | 'dashes'
  | 'box'
  | 'orient'
  | 'weight'
  | 'id'
  | 'reference'
  | 'text'
  | readonly string[]

/** Attributes that any shape may carry. */
const LOOK: Readonly<Record<string, SvgValue>> = {
  id: 'id',
  transform: 'transform',
  fill: 'paint',
  stroke: 'paint',
  strokeWidth: 'number',
  strokeDasharray: 'dashes',
  strokeLinecap: ['butt', 'round', 'square'],
  strokeLinejoin: ['miter', 'round', 'bevel'],
  opacity: 'number',
  fillOpacity: 'number',
  strokeOpacity: 'number',
  fontSize: 'number',
  fontWeight: 'weight',
  textAnchor: ['start', 'middle', 'end'],
  dominantBaseline: ['auto', 'middle', 'central', 'hanging', 'alphabetic'],
  markerStart: 'reference',
  markerMid: 'reference',
  markerEnd: 'reference',
  clipPath: 'reference',
}

const WORDS: Readonly<Record<string, SvgValue>> = {
  x: 'number',
  y: 'number',
  dx: 'number',
  dy: 'number',
  text: 'text',
}

/** The geometry attributes of each element that may be drawn. */
const GEOMETRY: Readonly<Record<string, Readonly<Record<string, SvgValue>>>> = {
  g: {},
  path: { d: 'path' },
  rect: { x: 'number', y: 'number', width: 'number', height: 'number', rx: 'number', ry: 'number' },
  circle: { cx: 'number', cy: 'number', r: 'number' },
  ellipse: { cx: 'number', cy: 'number', rx: 'number', ry: 'number' },
  line: { x1: 'number', y1: 'number', x2: 'number', y2: 'number' },
  polyline: { points: 'points' },
  polygon: { points: 'points' },
  text: WORDS,
  tspan: WORDS,
  defs: {},
  linearGradient: { x1: 'length', y1: 'length', x2: 'length', y2: 'length' },
  radialGradient: { cx: 'length', cy: 'length', r: 'length', fx: 'length', fy: 'length' },
  stop: { offset: 'length', stopColor: 'paint', stopOpacity: 'number' },
  marker: {
    viewBox: 'box',
    refX: 'number',
    refY: 'number',
    markerWidth: 'number',
    markerHeight: 'number',
    orient: 'orient',
  },
  clipPath: {},
  use: { ref: 'reference', x: 'number', y: 'number' },
  title: { text: 'text' },
}

export const SVG_ELEMENTS: readonly string[] = Object.keys(GEOMETRY)

/** Paints by meaning; the theme decides what they look like. */
export const SVG_PAINTS: readonly string[] =
  'none text muted surface border accent info success warning danger blue teal violet amber rose'.split(' ')

/** The attributes of an element, each with what its value must be; undefined for an unknown element. */
export function attributesOf(element: unknown): Readonly<Record<string, SvgValue>> | undefined {
  if (typeof element !== 'string' || !Object.hasOwn(GEOMETRY, element)) return undefined
  return { ...LOOK, ...GEOMETRY[element] }
}
