import { isPlainObject, type JsonObject, type Path } from '../core/index.ts'

/** What nobody should write, and somebody will. */
export const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number that is none', Number.NaN],
  ['an infinite number', Number.POSITIVE_INFINITY],
  ['a number beyond all scales', 1e300],
  ['a negative number', -1],
  ['no number in words', 'NaN'],
  ['a number beyond all scales in words', '-1e300'],
  ['true', true],
  ['an empty text', ''],
  ['blanks that show nothing', '\u200b\u2060 \ufeff'],
  ['markup', '<img src=x onerror=alert(1)></script><script>alert(1)</script>'],
  ['Markdown', '[a](javascript:alert(1)) ![b](https://collect.test/p.png) **c** `d` |e|\n# f'],
  ['a script address', 'javascript:alert(1)'],
  ['a right-to-left override', '\u202Egnp.exe\u202C'],
  ['families, joined', '👨‍👩‍👧‍👦'.repeat(300)],
  ['marks upon marks', `Z${'\u0300\u0316\u0489'.repeat(700)}`],
  ['half a surrogate pair', '\ud83d'],
  ['control characters', 'a\u0000b\u0007\u001b[31mc\u0085'],
  ['a prototype name', '__proto__'],
  ['a constructor', 'constructor'],
  ['a very long text', 'x'.repeat(60_000)],
  ['an object', { a: 1 }],
  ['an object of prototype names', JSON.parse('{"__proto__": {"a": 1}, "constructor": "b", "toString": 1}')],
  ['a list of everything', [null, 1, 'a', {}, [], { key: 'a', label: 3, value: {}, title: [] }]],
  ['a list of lists', [[[[]]]]],
  ['many items', Array.from({ length: 300 }, (_, index) => ({ key: 'a', label: 'b', title: 'c', a: index }))],
]

/** A path to every place a schema declares, including those in lists and objects. */
export function placesOf(schema: unknown, path: Path = []): Path[] {
  if (!isPlainObject(schema)) return []
  if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap((each) => placesOf(each, path))
  if (schema.items !== undefined) return [[...path, 0], ...placesOf(schema.items, [...path, 0])]
  const named = isPlainObject(schema.properties) ? Object.entries(schema.properties) : []
  const others = isPlainObject(schema.additionalProperties) ? [[...path, 'month']] : []
  return [
    ...named.flatMap(([name, each]) => [[...path, name], ...placesOf(each, [...path, name])]),
    ...others,
  ]
}

/** The props with a value put at a path; whatever is missing on the way is created. */
export function withValueAt(props: JsonObject, path: Path, value: unknown): JsonObject {
  const copy = structuredClone(props)
  let owner: object = copy
  path.forEach((step, index) => {
    const last = index === path.length - 1
    const inner: unknown = Reflect.get(owner, step)
    const next =
      typeof inner === 'object' && inner !== null ? inner : typeof path[index + 1] === 'number' ? [] : {}
    Object.defineProperty(owner, step, {
      value: last ? value : next,
      enumerable: true,
      configurable: true,
      writable: true,
    })
    owner = next
  })
  return copy
}
