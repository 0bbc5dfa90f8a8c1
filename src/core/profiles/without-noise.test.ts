import { expect, it } from 'vitest'
import type { JsonSchema } from '../schema/props-schema.ts'
import { withoutNoise } from './without-noise.ts'

it.each<[string, JsonSchema, JsonSchema]>([
  ['the length of what is cut', { 'x-shape': 'label', minLength: 1, maxLength: 120 }, { 'x-shape': 'label' }],
  [
    'no length of what is refused',
    { 'x-shape': 'prose', maxLength: 8000 },
    { 'x-shape': 'prose', maxLength: 8000 },
  ],
  ['bounds nobody reaches', { minimum: -1e15, maximum: 5 }, { maximum: 5 }],
  ['a list of at least none', { minItems: 0, maxItems: 3 }, { maxItems: 3 }],
  ['keys that are text', { propertyNames: { type: 'string' } }, {}],
  [
    'no keys that are more',
    { propertyNames: { type: 'string', pattern: 'a' } },
    { propertyNames: { type: 'string', pattern: 'a' } },
  ],
  [
    'all of it below',
    { properties: { minItems: { items: { anyOf: [{ maximum: 1e15 }] } } } },
    { properties: { minItems: { items: { anyOf: [{}] } } } },
  ],
  [
    'nothing of data',
    { default: { minItems: 0 }, enum: [{ minItems: 0 }] },
    { default: { minItems: 0 }, enum: [{ minItems: 0 }] },
  ],
])('drops %s', (_, schema, plain) => {
  expect(withoutNoise(schema)).toEqual(plain)
})
