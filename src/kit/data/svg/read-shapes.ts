import {
  isPlainObject,
  type JsonObject,
  numberFromText,
  type Path,
  type ReportRepair,
} from '../../../core/index.ts'
import { renameMembers, without } from '../../reading/members.ts'
import { nearestPaint } from './nearest-paint.ts'
import { attributesOf, SVG_PAINTS } from './svg-elements.ts'

const NAMES = {
  type: 'el',
  tag: 'el',
  element: 'el',
  name: 'el',
  children: 'shapes',
  content: 'text',
  href: 'ref',
}
const LOOKS = ['style', 'class', 'className', 'xmlns', 'key']
const MAX_DEPTH = 12

/** Reads shapes as models write them: kebab-case attributes, CSS numbers and colours, `url(#id)`. */
export function readShapes(props: JsonObject, report: ReportRepair): JsonObject {
  const { shapes } = props
  if (!Array.isArray(shapes)) return props
  const ids = new Set<string>()
  collectIds(shapes, ids, 0)
  const read = readList(shapes, ['shapes'], ids, report)
  return read === shapes ? props : { ...props, shapes: read }
}

function collectIds(shapes: readonly unknown[], ids: Set<string>, depth: number): void {
  if (depth > MAX_DEPTH) return
  for (const shape of shapes) {
    if (!isPlainObject(shape)) continue
    if (typeof shape.id === 'string') ids.add(shape.id)
    const inner = shape.shapes ?? shape.children
    if (Array.isArray(inner)) collectIds(inner, ids, depth + 1)
  }
}

function readList(
  list: readonly unknown[],
  path: Path,
  ids: ReadonlySet<string>,
  report: ReportRepair,
): readonly unknown[] {
  const read = list.map((shape, index) =>
    isPlainObject(shape) && path.length < 2 * MAX_DEPTH
      ? readShape(shape, [...path, index], ids, report)
      : shape,
  )
  return read.some((shape, index) => shape !== list[index]) ? read : list
}

function readShape(
  shape: JsonObject,
  path: Path,
  ids: ReadonlySet<string>,
  report: ReportRepair,
): JsonObject {
  let read = renameMembers(
    camelCased(renameMembers(shape, NAMES, report, path), report, path),
    NAMES,
    report,
    path,
  )
  for (const look of LOOKS) {
    if (read[look] === undefined) continue
    report('style_dropped', [...path, look], `"${look}" was dropped: the theme decides how things look`, {
      lossy: true,
    })
    read = without(read, look)
  }
  const attributes = attributesOf(read.el)
  if (attributes === undefined) return read
  for (const [name, value] of Object.entries(read)) {
    const kind = Object.hasOwn(attributes, name) ? attributes[name] : undefined
    if (typeof value !== 'string' || typeof kind !== 'string') continue
    const meant = readAttribute(kind, value, ids)
    if (meant === undefined || meant.value === value) continue
    report(meant.code, [...path, name], `${JSON.stringify(value.slice(0, 40))} was read as ${meant.value}`, {
      lossy: meant.lossy ?? false,
    })
    read = { ...read, [name]: meant.value }
  }
  if (!Array.isArray(read.shapes)) return read
  const inner = readList(read.shapes, [...path, 'shapes'], ids, report)
  return inner === read.shapes ? read : { ...read, shapes: inner }
}

/** `stroke-width` → `strokeWidth`, `xlink:href` → `href`. */
function camelCased(shape: JsonObject, report: ReportRepair, path: Path): JsonObject {
  const names: Record<string, string> = {}
  for (const name of Object.keys(shape)) {
    const camel = name
      .replace(/^xlink:/, '')
      .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    if (camel !== name) names[name] = camel
  }
  return renameMembers(shape, names, report, path)
}

interface Meant {
  value: string | number
  code: string
  lossy?: boolean
}

function readAttribute(kind: string, value: string, ids: ReadonlySet<string>): Meant | undefined {
  switch (kind) {
    case 'number': {
      const number = numberFromText(value)
      return number === undefined || number.percent
        ? undefined
        : { value: number.value, code: 'number_from_text' }
    }
    case 'paint':
      return readPaint(value.trim(), ids)
    case 'reference': {
      const id = localId(value) ?? (ids.has(value) ? value : undefined)
      return id === undefined ? undefined : { value: `#${id}`, code: 'renamed_prop' }
    }
    default:
      return undefined
  }
}

function localId(value: string): string | undefined {
  return /^url\(\s*["']?#([\w-]{1,64})["']?\s*\)$/.exec(value.trim())?.[1]
}

function readPaint(value: string, ids: ReadonlySet<string>): Meant | undefined {
  const id = localId(value)
  if (id !== undefined) return { value: `#${id}`, code: 'paint_mapped' }
  if (SVG_PAINTS.includes(value) || (value.startsWith('#') && ids.has(value.slice(1)))) return undefined
  const paint = nearestPaint(value)
  return paint === undefined ? undefined : { value: paint, code: 'paint_mapped', lossy: true }
}
