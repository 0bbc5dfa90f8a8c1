import { expect, it } from 'vitest'
import { shareSchemas } from './share-schemas.ts'

const tone = { type: 'string', enum: ['neutral', 'info', 'success', 'warning', 'danger'] }
const item = { type: 'object', properties: { label: { type: 'string' }, tone }, additionalProperties: false }
const list = { type: 'array', items: item }

it('writes what stands in several places once, named after its prop', () => {
  expect(shareSchemas({ A: { properties: { tone } }, B: { properties: { tone } } })).toEqual({
    schemas: {
      A: { properties: { tone: { $ref: '#/$defs/tone' } } },
      B: { properties: { tone: { $ref: '#/$defs/tone' } } },
    },
    defs: { tone },
  })
})

it('shares the largest part alone where all else stands inside it, with one item of a list in the singular', () => {
  const { defs } = shareSchemas({
    A: { properties: { items: list } },
    B: { properties: { items: { ...list, maxItems: 3 } } },
  })
  expect(defs).toEqual({ item })
})

it('shares inside of what is shared', () => {
  const { defs } = shareSchemas({
    A: { properties: { items: list, tone } },
    B: { properties: { items: list } },
  })
  expect(defs).toEqual({
    items: {
      type: 'array',
      items: { ...item, properties: { ...item.properties, tone: { $ref: '#/$defs/tone' } } },
    },
    tone,
  })
})

it('leaves alone what is short, what stands once, and what only looks like a schema', () => {
  const schemas = {
    A: { properties: { a: { type: 'string' }, tone, b: { default: [item, item], enum: [item, item] } } },
    B: { properties: { a: { type: 'string' } } },
  }
  expect(shareSchemas(schemas)).toEqual({ schemas, defs: {} })
})

it('finds a name of its own for each', () => {
  const other = { ...tone, enum: [...tone.enum, 'brand'] }
  const both = { properties: { tone, 'a b': { items: other }, c: other } }
  const { defs } = shareSchemas({ A: both, B: { properties: { tone } } }, (name) => name === 'tone')
  expect(defs).toEqual({ tone_2: tone, ab: other })
})
