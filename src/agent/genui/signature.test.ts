import { expect, test } from 'vitest'
import { z } from 'zod'
import { signatureOf } from './signature.ts'
import { snakeCase } from './tool-names.ts'

test.each([
  ['nothing', z.strictObject({}), '{}'],
  ['anything', z.looseObject({}), '{ [name: string]: any }'],
  [
    'scalars',
    z.object({ a: z.string(), b: z.number().optional(), c: z.int(), d: z.boolean(), e: z.null() }),
    '{ a: string; b?: number; c: number; d: boolean; e: null }',
  ],
  [
    'choices',
    z.object({ tone: z.enum(['good', 'bad']), one: z.literal(1) }),
    '{ tone: "good" | "bad"; one: 1 }',
  ],
  [
    'lists',
    z.object({
      a: z.array(z.string()),
      b: z.array(z.union([z.string(), z.number()])),
      c: z.array(z.object({ x: z.any() })),
    }),
    '{ a: string[]; b: (string | number)[]; c: { x: any }[] }',
  ],
  [
    'records',
    z.object({ rows: z.array(z.record(z.string(), z.number())) }),
    '{ rows: { [name: string]: number }[] }',
  ],
  ['odd names', z.object({ 'x-axis': z.string() }), '{ "x-axis": string }'],
  [
    'depth',
    z.object({
      a: z.object({ b: z.object({ c: z.object({ d: z.object({ e: z.object({ f: z.string() }) }) }) }) }),
    }),
    '{ a: { b: { c: { d: { e: { f: … } } } } } }',
  ],
])('%s', (_, schema, signature) => {
  expect(signatureOf({ ...z.toJSONSchema(schema, { io: 'input' }) })).toBe(signature)
})

test('a list of types is a union', () => {
  expect(signatureOf({ type: ['string', 'null'] })).toBe('string | null')
})

test.each([
  ['OrderCard', 'order_card'],
  ['KPICards', 'kpi_cards'],
  ['DataTable', 'data_table'],
  ['A2UI', 'a2_ui'],
  ['Text', 'text'],
])('%s is %s', (name, snake) => {
  expect(snakeCase(name)).toBe(snake)
})
