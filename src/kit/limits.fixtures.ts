import { type Component, isPlainObject, type JsonObject, type JsonSchema, type Path } from '../core/index.ts'

/** The text limit of a view is shared by its nodes. */
const TEXT = 900_000
const WORDS = 'Between the islands the ferry waits for nobody, and the sea is as flat as a plate. '
const FITTING = ['a'.repeat(64), 'EUR', '2026-03-09', '10:30', '2026-03', '2026-03-09T10:30', 'a']

/** What types alone do not express: keys that belong together, scales with two ends, markup that is not text. */
const OWN: Readonly<Record<string, JsonObject>> = {
  Chart: { ...chartOf('bar', 6, 200), sizeKey: 's0' },
  DataTable: {
    columns: times(12, (index) => ({
      key: `c${index}`,
      label: words(120, index),
      hint: words(500, index),
      format: index === 0 ? 'text' : 'number',
    })),
    rows: times(500, (row) =>
      Object.fromEntries(times(12, (column) => [`c${column}`, column < 2 ? words(500, row) : row + column])),
    ),
  },
  Download: { filename: `${'a'.repeat(496)}.csv`, url: undefined },
  Markdown: { text: words(20_000, 0) },
  Svg: {
    viewBox: [0, 0, 100, 100],
    shapes: times(1000, (index) => ({ el: 'circle', cx: index % 100, cy: index / 10, r: 1 })),
  },
}

/** Props of a component with every text as long and every list as full as it may be. */
export function propsAtLimits({ name, jsonSchema, example }: Component): JsonObject {
  const own = OWN[name] ?? {}
  const made = fillObject(jsonSchema ?? {}, TEXT, 0, { ...example?.props, ...own })
  return chosen({ ...made, ...own })
}

/** The value is one of the options, or as many as are allowed. */
function chosen(props: JsonObject): JsonObject {
  if (!Array.isArray(props.options)) return props
  const values = props.options.map(({ value }) => value)
  return { ...props, value: Array.isArray(props.value) ? values : values[0] }
}

/** Other props at their limits, which cost more than full texts do. */
export const COSTLY: readonly (readonly [string, string, JsonObject])[] = [
  ['Chart', '6 lines of 200 points', chartOf('line', 6, 200)],
  ['Chart', '6 areas, stacked', { ...chartOf('area', 6, 200), stacked: true }],
  ['Chart', 'bars across', { ...chartOf('bar', 6, 200), horizontal: true }],
  ['Chart', '1 200 bubbles', chartOf('scatter', 6, 200)],
  ['Chart', '200 slices', chartOf('pie', 1, 200)],
  ['DataTable', 'pages of 100 rows', { ...OWN.DataTable, pageSize: 100 }],
  ['CodeBlock', '60 000 lines', { code: '\n'.repeat(60_000) }],
  ['CodeBlock', '30 000 numbered lines', { code: 'a\n'.repeat(30_000), numbered: true }],
  ['CodeBlock', 'one line', { code: 'x'.repeat(60_000) }],
  ['Diff', 'every line another', { before: lines(12_000, 'a'), after: lines(12_000, 'b') }],
  ['Diff', '30 000 lines removed and added', { before: 'a\n'.repeat(30_000), after: 'b\n'.repeat(30_000) }],
  ['Diff', 'every second line', { before: alternating(500, 'a'), after: alternating(500, 'b') }],
  [
    'Diff',
    'long lines side by side',
    { before: 'a b '.repeat(15_000), after: 'a c '.repeat(15_000), variant: 'split' },
  ],
  ['Markdown', 'a list of 5 000', { text: '* a\n'.repeat(5_000) }],
  ['Markdown', '2 800 marks', { text: '*a* **b** '.repeat(2_000) }],
  ['Markdown', 'a table', { text: `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(3_300)}` }],
  ['Markdown', '10 000 paragraphs', { text: 'a\n\n'.repeat(6_600) }],
  ['Markdown', 'open marks', { text: '[*`_'.repeat(5_000) }],
  ['Markdown', 'quotes in quotes', { text: '> '.repeat(10_000) }],
  ['Text', '8 000 in families', { text: '👨‍👩‍👧‍👦'.repeat(1_100) }],
]

/** One exceeded limit: its place, its kind, and props that exceed it. */
interface Excess {
  readonly path: Path
  readonly shape: string
  readonly props: JsonObject
}

/** Each limit of a component, exceeded by one, one at a time. */
export function excessesOf(component: Component): Excess[] {
  const { value, ...props } = propsAtLimits(component)
  const given = props.options === undefined && value !== undefined ? { ...props, value } : props
  return findExcesses(component.jsonSchema, given, []).map(({ path, shape, value: over }) => ({
    path,
    shape,
    props: replaced(given, path, over),
  }))
}

interface Found {
  readonly path: Path
  readonly shape: string
  readonly value: unknown
}

function findExcesses(schema: unknown, value: unknown, path: Path): Found[] {
  if (!isPlainObject(schema) || value === undefined) return []
  if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap((one) => findExcesses(one, value, path))
  if (typeof value === 'string') {
    const { maxLength, pattern, type } = schema
    if (type !== 'string' || typeof maxLength !== 'number' || pattern !== undefined) return []
    return [{ path, shape: String(schema['x-shape'] ?? 'key'), value: words(maxLength + 1, 0) }]
  }
  if (Array.isArray(value)) {
    const { maxItems, minItems, items } = schema
    const deeper = findExcesses(items, value[0], [...path, 0])
    if (typeof maxItems !== 'number' || maxItems === minItems) return deeper
    return [
      { path, shape: 'list', value: times(maxItems + 1, (index) => value[index % value.length]) },
      ...deeper,
    ]
  }
  if (isPlainObject(value)) {
    const { properties, maxProperties } = schema
    const deeper = Object.entries(isPlainObject(properties) ? properties : {}).flatMap(([key, one]) =>
      findExcesses(one, value[key], [...path, key]),
    )
    if (typeof maxProperties !== 'number') return deeper
    const over = Object.fromEntries(times(maxProperties + 1, (index) => [`f${index}`, index]))
    return [{ path, shape: 'record', value: { ...value, ...over } }, ...deeper]
  }
  return []
}

function replaced<T>(target: T, [first, ...rest]: Path, value: unknown): T {
  if (first === undefined) return value as T
  const copy: unknown = Array.isArray(target) ? [...target] : { ...target }
  Reflect.set(Object(copy), first, replaced(Reflect.get(Object(target), first), rest, value))
  return copy as T
}

/** Optional props that are not text add no weight, so they are as in the example, or absent. */
function fillObject(schema: JsonSchema, share: number, index: number, given: JsonObject): JsonObject {
  const properties = isPlainObject(schema.properties) ? Object.entries(schema.properties) : []
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.fromEntries(
    properties.flatMap(([key, property]) => {
      if (!isPlainObject(property)) return []
      const heavy = property.type === 'string' ? property.enum === undefined : property.type === 'array'
      if (!heavy && !required.includes(key)) return Object.hasOwn(given, key) ? [[key, given[key]]] : []
      return [[key, fill(property, share / properties.length, index, given[key])]]
    }),
  )
}

function fill(schema: JsonObject, share: number, index: number, given: unknown): unknown {
  const { type, anyOf } = schema
  const [first] = Array.isArray(schema.enum) ? schema.enum : []
  if (first !== undefined) return given ?? first
  if (Array.isArray(anyOf) && isPlainObject(anyOf[0])) return fill(anyOf[0], share, index, given)
  if (type === 'string') return fillText(schema, share, index)
  if (type === 'array' && isPlainObject(schema.items)) {
    const { items } = schema
    const count = typeof schema.maxItems === 'number' ? schema.maxItems : 1
    const [example] = Array.isArray(given) ? given : []
    return times(count, (place) => fill(items, share / count, place, example))
  }
  if (type === 'object') return fillObject(schema, share, index, isPlainObject(given) ? given : {})
  if (type === 'number' || type === 'integer') return typeof given === 'number' ? given : index + 1
  return given ?? true
}

function fillText(schema: JsonObject, share: number, index: number): string {
  const { pattern, maxLength = 100 } = schema
  const length = Math.min(Number(maxLength), Math.floor(share))
  if (schema['x-address'] !== undefined) return `https://example.com/${'a'.repeat(Math.min(2_000, length))}`
  if (schema['x-shape'] === 'icon') return 'check'
  if (typeof pattern !== 'string') return words(Math.max(length, 1), index)
  const fits = [words(length, index), ...FITTING].find((text) => new RegExp(pattern).test(text))
  return fits ?? ''
}

function chartOf(type: string, series: number, points: number): JsonObject {
  const keys = times(series, (index) => `s${index}`)
  return {
    type,
    xKey: 'x',
    series: keys.map((key, index) => ({ key, label: words(120, index) })),
    data: times(points, (point) => ({
      x: type === 'scatter' || type === 'line' ? point : words(200, point),
      ...Object.fromEntries(keys.map((key, index) => [key, ((point * 37 + index * 11) % 101) + 0.5])),
    })),
  }
}

function words(length: number, index: number): string {
  const text = `${index} ${WORDS.repeat(Math.ceil(length / WORDS.length))}`.slice(0, length)
  return `${text.slice(0, -1)}.`
}

function lines(length: number, mark: string): string {
  return times(Math.floor(length / 6), (index) => `${mark}${index}`).join('\n')
}

function alternating(count: number, mark: string): string {
  return times(count, (index) => (index % 2 === 0 ? `line ${index}` : `${mark} ${index}`)).join('\n')
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
