import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { JsonSchema } from '../schema/props-schema.ts'
import { writeSignatures } from './write-signatures.ts'

const toSchema = (schema: z.ZodType): JsonSchema => ({ ...z.toJSONSchema(schema, { io: 'input' }) })

function signatureOf(schema: JsonSchema): string | undefined {
  return writeSignatures(new Map([['Card', schema]])).signatures.get('Card')
}

/** The lines for several components: their signatures, then the definitions. */
function linesOf(schemas: Record<string, z.ZodType>): string[] {
  const { signatures, definitions } = writeSignatures(
    new Map(Object.entries(schemas).map(([name, schema]) => [name, toSchema(schema)])),
  )
  return [...[...signatures].map(([name, signature]) => `${name} ${signature}`), ...definitions]
}

describe('the signature of one component', () => {
  it.each<[string, z.ZodType, string]>([
    ['nothing', z.strictObject({}), '{}'],
    ['anything', z.looseObject({}), '{[name]: any}'],
    [
      'scalars',
      z.object({ a: z.string(), b: z.number().optional(), d: z.boolean(), e: z.null() }),
      '{a, b?: number, d: bool, e: null}',
    ],
    [
      'ranges',
      z.object({ a: z.number().min(0.5).max(9), b: z.int().min(1).max(4), c: z.int(), d: z.number().min(0) }),
      '{a: 0.5..9, b: 1..4, c: number, d: number}',
    ],
    [
      'choices',
      z.object({
        tone: z.enum(['good', 'bad']),
        one: z.literal(1),
        odd: z.enum(['16:9', 'a b', 'text', 'null']),
      }),
      '{tone: good|bad, one: 1, odd: "16:9"|"a b"|"text"|"null"}',
    ],
    [
      'lists',
      z.object({
        a: z.array(z.string()),
        b: z.array(z.union([z.string(), z.number()])).min(1),
        c: z.array(z.object({ x: z.any() })).max(3),
        d: z.array(z.number().min(0).max(1)).min(2).max(2),
        e: z.tuple([z.string(), z.string()]),
      }),
      '{a: text[], b: (text|number)[], c: {x: any}[0..3], d: (0..1)[2..2], e: text[2..2]}',
    ],
    ['records', z.object({ rows: z.array(z.record(z.string(), z.number())) }), '{rows: {[name]: number}[]}'],
    [
      'defaults',
      z.object({
        a: z.enum(['x', 'y']).default('x'),
        b: z.number().default(3),
        c: z.boolean().default(true),
        d: z.boolean().default(false),
        e: z.array(z.string()).default([]),
      }),
      '{a?: x|y = x, b?: number = 3, c?: bool = true, d?: bool, e?: text[]}',
    ],
    [
      'notes',
      z.object({ a: z.string().describe('said once'), b: z.object({ c: z.number().describe('deep') }) }),
      '{a (said once), b: {c: number (deep)}}',
    ],
    ['odd names', z.object({ 'x-axis': z.string() }), '{"x-axis"}'],
    ['intersections', z.object({ a: z.intersection(z.string(), z.number()) }), '{a: text & number}'],
    [
      'depth',
      z.object({
        a: z.object({ b: z.object({ c: z.object({ d: z.object({ e: z.object({ f: z.object({}) }) }) }) }) }),
      }),
      '{a: {b: {c: {d: {e: {f: {[name]: …}}}}}}}',
    ],
  ])('%s', (_, schema, signature) => {
    expect(signatureOf(toSchema(schema))).toBe(signature)
  })

  it('ends in depth', () => {
    let schema: JsonSchema = { type: 'string' }
    for (let depth = 0; depth < 2_000; depth++) schema = { type: 'object', properties: { a: schema } }
    expect(signatureOf(schema)).toBe('{a?: {a?: {a?: {a?: {a?: {a?: {a?: …}}}}}}}')
  })

  it('reads a list of types as a union, and what says nothing as anything', () => {
    const properties = { a: { type: ['string', 'null'] }, b: {}, c: true, d: { anyOf: [{ type: 'string' }] } }
    expect(signatureOf({ type: 'object', properties })).toBe('{a?: text|null, b?: any, c?: any, d?}')
  })
})

describe('what several components share', () => {
  const tone = z.enum(['neutral', 'info', 'success', 'danger'])
  const item = z.object({ label: z.string(), value: z.number(), tone })

  it('is named by its prop and defined once, with what is inside it', () => {
    const lines = linesOf({
      Metrics: z.object({ items: z.array(item) }),
      Facts: z.object({ items: z.array(item).max(9) }),
      Badge: z.object({ tone: tone.optional() }),
    })
    expect(lines).toEqual([
      'Metrics {items: Item[]}',
      'Facts {items: Item[0..9]}',
      'Badge {tone?: Tone}',
      'Item = {label, value: number, tone: Tone}',
      'Tone = neutral|info|success|danger',
    ])
  })

  it('stands where it is used when it is short, or used once', () => {
    const lines = linesOf({
      A: z.object({ size: z.enum(['small', 'large']), items: z.array(item) }),
      B: z.object({ size: z.enum(['small', 'large']) }),
    })
    expect(lines).toEqual([
      'A {size: small|large, items: {label, value: number, tone: neutral|info|success|danger}[]}',
      'B {size: small|large}',
    ])
  })

  it('is never named as a component is, nor two things the same', () => {
    const other = z.enum(['blue', 'teal', 'violet', 'amber'])
    const lines = linesOf({
      Tone: z.object({ tone }),
      Badge: z.object({ tone }),
      Card: z.object({ tone: other }),
      Chart: z.object({ tone: other }),
    })
    expect(lines).toEqual([
      'Tone {tone: ToneTone}',
      'Badge {tone: ToneTone}',
      'Card {tone: CardTone}',
      'Chart {tone: CardTone}',
      'ToneTone = neutral|info|success|danger',
      'CardTone = blue|teal|violet|amber',
    ])
  })

  it('is spread where props of one group stand together', () => {
    const group = { 'x-group': 'Act' }
    const act = {
      action: z.string().meta(group).optional(),
      message: z.string().optional().meta(group),
      once: z.boolean().optional().meta(group),
    }
    expect(
      linesOf({
        Button: z.object({ label: z.string(), ...act }),
        List: z.object({ items: z.array(z.object({ title: z.string(), ...act })) }),
        Chart: z.object({ action: act.action }),
      }),
    ).toEqual([
      'Button {label, ...Act}',
      'List {items: {title, ...Act}[]}',
      'Chart {action?}',
      'Act = {action?, message?, once?: bool}',
    ])
  })
})

it('lists the words of a vocabulary once, whoever uses it', () => {
  const icon = z.string().meta({ 'x-words': ['plus', 'minus'], 'x-name': 'IconName' })
  const lines = linesOf({
    Card: z.object({ icon: icon.optional() }),
    List: z.object({ icons: z.array(icon) }),
  })
  expect(lines).toEqual([
    'Card {icon?: IconName}',
    'List {icons: IconName[]}',
    'IconName = one of plus minus',
  ])
  expect(linesOf({ Card: z.object({ icon }) })).toEqual([
    'Card {icon: IconName}',
    'IconName = one of plus minus',
  ])
})

it('writes whatever stands where a schema should, each name defined once', () => {
  const keyword = fc.constantFrom(
    'type',
    'enum',
    'const',
    'anyOf',
    'items',
    'properties',
    'required',
    'x-words',
  )
  const name = fc.constantFrom('object', 'array', 'string', 'tone', 'tones', '')
  const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue({ maxDepth: 1 }),
      name,
      fc.array(tie('schema'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(keyword, name), tie('schema'), { maxKeys: 4 }),
    ),
  }))
  fc.assert(
    fc.property(fc.array(schema, { maxLength: 4 }), (schemas) => {
      const named = schemas.map((each, index): [string, JsonSchema] => [
        `C${index}`,
        { type: 'object', properties: { tone: each, again: each } },
      ])
      const { signatures, definitions } = writeSignatures(new Map(named))
      expect([...signatures.keys()]).toEqual(named.map(([component]) => component))
      const defined = definitions.map((line) => line.slice(0, line.indexOf(' = ')))
      expect(new Set(defined).size).toBe(defined.length)
    }),
    { numRuns: 300, seed: 7 },
  )
})
