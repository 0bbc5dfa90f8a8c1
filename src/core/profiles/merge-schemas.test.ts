import { expect, it } from 'vitest'
import type { JsonSchema } from '../schema/props-schema.ts'
import { mergeMembers, mergeSchemas } from './merge-schemas.ts'

const word = (...words: string[]): JsonSchema => ({ type: 'string', enum: words })
const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength })
const list = (items: JsonSchema, minItems: number, maxItems: number): JsonSchema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
})
const record = (properties: Record<string, JsonSchema>, ...required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

it.each<[string, JsonSchema[], JsonSchema]>([
  ['nothing', [], {}],
  ['one', [{ ...text(3), description: 'a' }], { ...text(3), description: 'a' }],
  ['the same', [text(3), text(3)], text(3)],
  [
    'what only its owner says',
    [
      { ...text(3), description: 'a' },
      { ...text(3), default: 'b' },
    ],
    text(3),
  ],
  ['words', [word('a', 'b'), word('b', 'c'), { type: 'string', const: 'd' }], word('a', 'b', 'c', 'd')],
  ['words and text', [word('a'), { type: 'string' }], { type: 'string' }],
  ['lengths', [text(3), text(5)], { type: 'string' }],
  [
    'whole numbers',
    [
      { type: 'integer', minimum: 1 },
      { type: 'integer', minimum: 1, maximum: 3 },
    ],
    { type: 'integer', minimum: 1 },
  ],
  ['numbers', [{ type: 'integer' }, { type: 'number' }], { type: 'number' }],
  [
    'kinds',
    [text(3), { anyOf: [{ type: 'number' }, { type: 'null' }] }, { type: ['number', 'boolean'] }],
    { anyOf: [text(3), { type: 'number' }, { type: 'null' }, { type: 'boolean' }] },
  ],
  ['lists', [list(word('a'), 1, 3), list(word('b'), 2, 9)], list(word('a', 'b'), 1, 9)],
  ['lists without bounds', [list(word('a'), 0, 3), { type: 'array' }], { type: 'array', items: {} }],
  [
    'objects',
    [record({ a: word('x'), b: text(3) }, 'a', 'b'), record({ a: word('y') }, 'a')],
    record({ a: word('x', 'y'), b: text(3) }, 'a'),
  ],
  [
    'open objects',
    [record({ a: text(3) }), { type: 'object' }],
    { type: 'object', properties: { a: text(3) } },
  ],
  ['what has no type', [text(3), { pattern: 'a' }], {}],
])('merges %s', (_, schemas, merged) => {
  expect(mergeSchemas(schemas)).toEqual(merged)
})

it('merges members by name', () => {
  expect(mergeMembers([{ a: word('x') }, { b: text(3), a: word('y') }])).toEqual({
    a: word('x', 'y'),
    b: text(3),
  })
})
