import type { JsonSchema } from '../schema/props-schema.ts'
import { type Member, readShape, type Shape, typeName } from './shape.ts'

/** What a signature means, told once before the first. */
export const SIGNATURE_NOTATION =
  'In signatures name? is optional and = gives its default; no type means text, a|b is one of these words, 0..9 a number from 0 to 9, ' +
  'T[1..9] a list of 1 to 9, ...T the props of T; notes stand in parentheses.'

/** Shorter ones are written where they stand. */
const MIN_LENGTH = 20

interface Signatures {
  /** The signature of each schema, by the names given. */
  readonly signatures: ReadonlyMap<string, string>
  /** What the names in them stand for, one line each. */
  readonly definitions: readonly string[]
}

/**
 * Writes the props of several components in the compact notation of types: `{title?, items: {label, value?: number}[]}`. What stands in
 * several places is named and defined once. Names of components are never taken for it. Every distinct shape is counted once and written
 * once, so the work grows with the schemas.
 */
export function writeSignatures(schemas: ReadonlyMap<string, JsonSchema>): Signatures {
  const shapes = [...schemas].map(([owner, schema]) => ({ owner, shape: readShape(schema, '') }))
  const uses = new Map<string, number>()
  for (const { shape } of shapes) countUses(shape, uses)
  const names = new Map<string, string>()
  const taken = new Set(schemas.keys())
  const definitions: string[] = []

  const named = (text: string, wanted: readonly string[], define: () => string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined) return known
    const name = wanted.find((each) => !taken.has(each))
    if (name === undefined) return undefined
    names.set(text, name)
    taken.add(name)
    const place = definitions.push(name) - 1
    definitions[place] = `${name} = ${define()}`
    return name
  }
  const isShared = (text: string): boolean => text.length >= MIN_LENGTH && (uses.get(text) ?? 0) > 1

  const write = (shape: Shape, owner: string): string => {
    if (shape.kind === 'vocabulary') {
      const list = `one of ${shape.words.join(' ')}`
      return named(list, [shape.name, `${shape.name}Word`], () => list) ?? 'text'
    }
    const compose = (): string =>
      composeShape(
        shape,
        (part) => write(part, owner),
        (each) => spread(each, owner),
      )
    const text = inline(shape)
    if (!('hint' in shape) || shape.hint === '' || !isShared(text)) return compose()
    const name = typeName(shape.hint)
    return named(text, [name, `${owner}${name}`], compose) ?? compose()
  }
  const spread = (member: Member, owner: string): string => {
    if (member.kind === 'prop') return composeProp(member, (part) => write(part, owner))
    const compose = (): string => member.members.map((each) => spread(each, owner)).join(', ')
    const text = inlineMember(member)
    if (!isShared(text)) return compose()
    const name = named(text, [member.hint], () => `{${compose()}}`)
    return name === undefined ? compose() : `...${name}`
  }

  const signatures = new Map(shapes.map(({ owner, shape }) => [owner, write(shape, owner)]))
  return { signatures, definitions }
}

/** How often each shape stands somewhere; inside a shape that was met before nothing is counted again. */
function countUses(shape: Shape, uses: Map<string, number>): void {
  const isNew = (text: string): boolean => {
    const count = uses.get(text) ?? 0
    uses.set(text, count + 1)
    return count === 0
  }
  const countMember = (member: Member): void => {
    if (member.kind === 'prop') countUses(member.shape, uses)
    else if (isNew(inlineMember(member))) member.members.forEach(countMember)
  }
  if (shape.kind === 'list') countUses(shape.item, uses)
  else if (shape.kind === 'choice') isNew(inline(shape))
  else if (shape.kind === 'union' && isNew(inline(shape))) {
    for (const part of shape.parts) countUses(part, uses)
  } else if (shape.kind === 'object' && (shape.hint === '' || isNew(inline(shape)))) {
    shape.members.forEach(countMember)
  }
}

const texts = new WeakMap<Shape, string>()

/** The shape with everything written out. */
function inline(shape: Shape): string {
  let text = texts.get(shape)
  if (text === undefined) {
    text = shape.kind === 'vocabulary' ? shape.name : composeShape(shape, inline, inlineMember)
    texts.set(shape, text)
  }
  return text
}

function inlineMember(member: Member): string {
  return member.kind === 'prop' ? composeProp(member, inline) : member.members.map(inlineMember).join(', ')
}

function composeShape(
  shape: Exclude<Shape, { kind: 'vocabulary' }>,
  write: (part: Shape) => string,
  writeMember: (member: Member) => string,
): string {
  switch (shape.kind) {
    case 'text':
      return 'text'
    case 'word':
      return shape.word
    case 'choice':
      return shape.words.join('|')
    case 'list': {
      const item = write(shape.item)
      return `${/^[^{]*(?:[|&]|\.\.)/.test(item) ? `(${item})` : item}[${shape.count}]`
    }
    case 'union':
      return [...new Set(shape.parts.map(write))].join(shape.separator)
    case 'object':
      return `{${shape.members.map(writeMember).join(', ')}}`
    default: {
      const unknown: never = shape
      return unknown
    }
  }
}

function composeProp(
  { name, isOptional, shape, preset, note }: Extract<Member, { kind: 'prop' }>,
  write: (part: Shape) => string,
): string {
  const type = shape.kind === 'text' ? '' : `: ${write(shape)}`
  const suffix = `${preset === undefined ? '' : ` = ${preset}`}${note === undefined ? '' : ` (${note})`}`
  return `${name}${isOptional ? '?' : ''}${type}${suffix}`
}
