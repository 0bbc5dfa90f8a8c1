import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineComponent } from '../../../../core/index.ts'
import { type PropField, propFields } from './prop-fields.ts'
import { changeOf, readFieldValue, toFieldValue } from './prop-values.ts'

const schema = defineComponent({
  name: 'Everything',
  description: 'All kinds of props.',
  props: z.object({
    title: z.string().max(200),
    text: z.string().optional(),
    column: z.enum(['mpg', 'hp']).describe('A column'),
    pageSize: z.number().int().min(5).max(100).default(10),
    ratio: z.number().nullable().optional(),
    open: z.boolean().optional(),
    columns: z.array(z.enum(['mpg', 'hp'])).optional(),
    tags: z.array(z.string()).optional(),
    style: z.object({ tone: z.string() }).optional(),
    rows: z.array(z.object({ a: z.number() })).optional(),
    color: z.union([z.literal('none'), z.enum(['mpg', 'hp'])]).default('none'),
    loose: z.union([z.literal('none'), z.number()]).optional(),
    secret: z.string().optional(),
  }),
}).jsonSchema

const byName = new Map(propFields(schema, ['secret']).map((field) => [field.name, field]))
const field = (name: string): PropField => {
  const found = byName.get(name)
  if (found === undefined) throw new Error(`no field ${name}`)
  return found
}

describe('the fields of props', () => {
  it.each([
    ['title', { kind: 'text', long: false, maxLength: 200, required: true, label: 'Title' }],
    ['text', { kind: 'text', long: true, required: false }],
    ['column', { kind: 'choice', options: ['mpg', 'hp'], hint: 'A column' }],
    ['pageSize', { kind: 'number', min: 5, max: 100, whole: true, required: false, label: 'Page size' }],
    ['ratio', { kind: 'number', whole: false }],
    ['open', { kind: 'boolean' }],
    ['columns', { kind: 'choices', options: ['mpg', 'hp'] }],
    ['tags', { kind: 'lines' }],
    ['style', { kind: 'json' }],
    ['rows', { kind: 'json' }],
    ['color', { kind: 'choice', options: ['none', 'mpg', 'hp'], required: false }],
    ['loose', { kind: 'json' }],
  ])('%s', (name, expected) => {
    expect(field(name)).toMatchObject(expected)
  })

  it('leave out what is hidden', () => {
    expect(byName.has('secret')).toBe(false)
    expect(propFields(undefined)).toEqual([])
  })
})

describe('the value of a field', () => {
  it.each([
    ['title', 'A'],
    ['pageSize', 7],
    ['open', true],
    ['columns', ['hp']],
    ['tags', ['a', 'b']],
    ['style', { tone: 'x' }],
    ['rows', [{ a: 1 }]],
  ])('of %s comes back as it was', (name, value) => {
    expect(readFieldValue(field(name), toFieldValue(field(name), value))).toEqual({ ok: true, value })
  })

  it.each([
    ['title', ''],
    ['pageSize', null],
    ['columns', []],
    ['tags', ' \n'],
    ['style', '  '],
  ])('of %s that was emptied is none', (name, entered) => {
    expect(readFieldValue(field(name), entered)).toEqual({ ok: true, value: undefined })
  })

  it('that is no JSON says so', () => {
    expect(readFieldValue(field('style'), '{"tone": ')).toMatchObject({ ok: false })
  })
})

describe('what an update says', () => {
  it.each([
    ['nothing', { a: 1 }, { a: 1 }, undefined],
    ['what changed', { a: 1, b: 2 }, { a: 1, b: 3 }, { props: { b: 3 } }],
    ['null for what was emptied', { a: 1, b: 2 }, { a: 1, b: undefined }, { props: { b: null } }],
    [
      'all props where an object is replaced',
      { a: 1, o: { x: 1, y: 2 }, kept: 5 },
      { a: undefined, o: { x: 1 } },
      { props: { o: { x: 1 }, kept: 5 }, whole: true },
    ],
  ])('%s', (_, before, after, change) => {
    expect(changeOf(before, new Map(Object.entries(after)))).toEqual(change)
  })
})
