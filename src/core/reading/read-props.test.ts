import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineComponent } from '../catalog/define-component.ts'
import { formatPath } from '../issues/format-path.ts'
import type { JsonObject } from '../json/json-value.ts'
import { readProps } from './read-props.ts'

const Short = z.string().meta({ 'x-shape': 'label', maxLength: 8 })
const Sample = defineComponent({
  name: 'Sample',
  description: 'Everything a reading can meet',
  props: z.strictObject({
    title: z.string().optional(),
    text: z.string().optional(),
    short: Short.optional(),
    tone: z.enum(['info', 'success', 'warning', 'danger']).optional(),
    gap: z.union([z.enum(['none', 'small', 'medium', 'large']), z.number()]).optional(),
    direction: z.enum(['row', 'column']).optional(),
    justify: z.enum(['start', 'between']).optional(),
    xKey: z.string().optional(),
    open: z.boolean().optional(),
    value: z.number().nullable().optional(),
    count: z.int().optional(),
    either: z.union([z.string(), z.number()]).optional(),
    unit: z.string().optional(),
    format: z.enum(['number', 'percent']).optional(),
    url: z.string().meta({ 'x-address': 'link' }).optional(),
    home: z.string().meta({ 'x-address': 'link', 'x-essential': true }).optional(),
    names: z.array(z.string()).optional(),
    items: z.array(z.strictObject({ title: z.string(), hint: z.string().optional() })).optional(),
    facts: z.array(z.strictObject({ label: z.string(), value: z.number() })).optional(),
    rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).optional(),
    nested: z.strictObject({ level: z.number(), color: z.string().optional() }).optional(),
  }),
})

function read(props: JsonObject, component = Sample) {
  const repairs: string[] = []
  const before = structuredClone(props)
  const result = readProps(component, props, (code, path, _message, details) => {
    repairs.push(`${code} ${formatPath(path)}${details?.lossy ? ' L' : ''}`)
  })
  expect(props).toEqual(before)
  return { result, repairs }
}

describe('readProps', () => {
  it.each<[string, JsonObject, JsonObject, string[]]>([
    ['null for optional', { title: null }, {}, ['null_dropped title']],
    ['null where null may be', { value: null }, { value: null }, []],
    ['null for required', { nested: { level: null } }, { nested: { level: null } }, []],
    ['boolean words', { open: 'Yes' }, { open: true }, ['boolean_from_text open']],
    ['false', { open: 'false' }, { open: false }, ['boolean_from_text open']],
    ['an unclear boolean', { open: 'maybe' }, { open: 'maybe' }, []],
    ['number for text', { title: 2024 }, { title: '2024' }, ['text_from_number title']],
    ['grouped money', { value: '$1,234.50' }, { value: 1234.5 }, ['number_from_text value']],
    ['decimal comma', { value: '1 234,5' }, { value: 1234.5 }, ['number_from_text value']],
    ['scaled', { value: '3.2k' }, { value: 3200 }, ['number_from_text value']],
    [
      'percent',
      { value: '12%' },
      { value: 12, unit: '%' },
      ['number_from_text value', 'number_from_text unit'],
    ],
    [
      'percent of a fraction',
      { format: 'percent', value: '12%' },
      { format: 'percent', value: 0.12 },
      ['number_from_text value'],
    ],
    ['a gap', { value: 'n/a' }, { value: null }, ['number_from_text value']],
    ['a gap where none may be', { count: '-' }, { count: '-' }, []],
    ['words for a number', { value: 'about 12' }, { value: 'about 12' }, []],
    ['half for a whole number', { count: '2.5' }, { count: '2.5' }, []],
    ['text where text or number may be', { either: '1,234' }, { either: '1,234' }, []],
    ['snake case', { x_key: 'month' }, { xKey: 'month' }, ['renamed_prop x_key']],
    ['content', { content: 'Hi' }, { text: 'Hi' }, ['renamed_prop content']],
    ['name, title free', { name: 'A' }, { title: 'A' }, ['renamed_prop name']],
    ['name, title taken', { title: 'A', name: 'B' }, { title: 'A', name: 'B' }, []],
    ['href', { href: 'https://a.example' }, { url: 'https://a.example' }, ['renamed_prop href']],
    [
      'severity with its keyword',
      { severity: 'critical' },
      { tone: 'danger' },
      ['renamed_prop severity', 'keyword_mapped severity'],
    ],
    ['a colour that is no tone', { color: '#f00' }, {}, ['style_dropped color L']],
    [
      'looks',
      { className: 'x', sx: {}, title: 'A' },
      { title: 'A' },
      ['style_dropped className L', 'style_dropped sx L'],
    ],
    ['an unknown prop', { frobnicate: 1 }, { frobnicate: 1 }, []],
    ['a prototype name', { constructor: 'x' }, { constructor: 'x' }, []],
    ['tone error', { tone: 'error' }, { tone: 'danger' }, ['keyword_mapped tone']],
    ['tone red', { tone: 'red' }, { tone: 'danger' }, ['keyword_mapped tone']],
    ['tone ok', { tone: 'ok' }, { tone: 'success' }, ['keyword_mapped tone']],
    ['tone primary', { tone: 'primary' }, { tone: 'info' }, ['keyword_mapped tone']],
    ['gap md', { gap: 'md' }, { gap: 'medium' }, ['keyword_mapped gap']],
    ['gap in pixels', { gap: '8px' }, { gap: 8 }, ['number_from_text gap']],
    ['direction', { direction: 'horizontal' }, { direction: 'row' }, ['keyword_mapped direction']],
    ['justify', { justify: 'space-between' }, { justify: 'between' }, ['keyword_mapped justify']],
    ['other case', { direction: 'ROW' }, { direction: 'row' }, ['keyword_mapped direction']],
    ['an unknown keyword', { tone: 'loud' }, { tone: 'loud' }, []],
    ['clipped', { short: '123456789' }, { short: '1234567…' }, ['clipped short L']],
    [
      'clipped between emoji',
      { short: '🌍'.repeat(9) },
      { short: `${'🌍'.repeat(7)}…` },
      ['clipped short L'],
    ],
    ['exactly at the limit', { short: '🌍'.repeat(8) }, { short: '🌍'.repeat(8) }, []],
    ['www', { url: 'www.example.org/a' }, { url: 'https://www.example.org/a' }, ['url_fixed url']],
    ['an address that leads nowhere', { url: '#' }, {}, ['url_fixed url']],
    ['an essential one', { home: '#' }, { home: '#' }, []],
    ['a fragment', { url: '#part' }, { url: '#part' }, []],
    ['one object for a list', { items: { title: 'A' } }, { items: [{ title: 'A' }] }, ['wrapped items']],
    [
      'a map for a list',
      { facts: { Open: 3, Closed: '4' } },
      {
        facts: [
          { label: 'Open', value: 3 },
          { label: 'Closed', value: 4 },
        ],
      },
      ['wrapped facts', 'number_from_text facts[1].value'],
    ],
    [
      'a map of objects',
      { items: { A: { hint: 'first' }, B: {} } },
      { items: [{ title: 'A', hint: 'first' }, { title: 'B' }] },
      ['wrapped items'],
    ],
    [
      'a map of records',
      { rows: { a: { n: 1 }, b: { n: 2 } } },
      { rows: [{ n: 1 }, { n: 2 }] },
      ['wrapped rows L'],
    ],
    ['one record', { rows: { n: 1, m: 'x' } }, { rows: [{ n: 1, m: 'x' }] }, ['wrapped rows']],
    [
      'strings for objects',
      { items: ['A', 'B'] },
      { items: [{ title: 'A' }, { title: 'B' }] },
      ['wrapped items[0]', 'wrapped items[1]'],
    ],
    ['strings for objects that need more', { facts: ['A'] }, { facts: ['A'] }, []],
    ['one text for a list of texts', { names: 'Draft' }, { names: ['Draft'] }, ['wrapped names']],
    [
      'JSON text for a list',
      { names: '["city","sales"]' },
      { names: ['city', 'sales'] },
      ['parsed_text names'],
    ],
    ['JSON text for a list of records', { rows: '[{"n":1}]' }, { rows: [{ n: 1 }] }, ['parsed_text rows']],
    ['JSON text for an object', { nested: '{"level":1}' }, { nested: { level: 1 } }, ['parsed_text nested']],
    ['JSON text where text is wanted', { title: '[1,2]' }, { title: '[1,2]' }, []],
    ['a broken list', { names: '["city","sa' }, { names: '["city","sa' }, []],
    ['a text that begins like one', { names: '[Draft' }, { names: '[Draft' }, []],
    [
      'a declared prop that elsewhere is a look',
      { nested: { level: 1, color: 'red' } },
      { nested: { level: 1, color: 'red' } },
      [],
    ],
  ])('%s', (_, props, expected, repairs) => {
    const { result, repairs: told } = read(props)
    expect(result).toEqual(expected)
    expect(told).toEqual(repairs)
    if (repairs.length === 0) expect(result).toBe(props)
    expect(read(result).repairs).toEqual([])
  })

  it('counts repairs of one kind rather than telling thousands of them', () => {
    const { result, repairs } = read({ facts: Array.from({ length: 500 }, () => ({ label: 1, value: '2' })) })
    expect(result.facts).toHaveLength(500)
    expect(repairs).toHaveLength(42)
    expect(repairs.slice(-2)).toEqual(['text_from_number (root)', 'number_from_text (root)'])
  })

  it('keeps the order in which the props were written', () => {
    const { result } = read({ text: 'b', name: 'a', tone: 'red' })
    expect(Object.keys(result)).toEqual(['text', 'title', 'tone'])
  })

  it('keeps the identity of what did not change', () => {
    const items = [{ title: 'A' }]
    expect(read({ items, tone: 'red' }).result.items).toBe(items)
  })

  it('reads the props of a JSON Schema, through local references', () => {
    const component = defineComponent({
      name: 'Own',
      description: 'An app component',
      props: {
        type: 'object',
        properties: { when: { $ref: '#/$defs/when' }, self: { $ref: '#' } },
        $defs: { when: { type: ['integer', 'null'] } },
        additionalProperties: false,
      },
    })
    expect(read({ when: '7', self: { When: 'n/a' } }, component)).toEqual({
      result: { when: 7, self: { when: null } },
      repairs: ['number_from_text when', 'renamed_prop self.When', 'number_from_text self.When'],
    })
  })

  it('runs the component’s own reading after the schema’s, and the schema’s over what it made', () => {
    const component = defineComponent({
      name: 'Own',
      description: 'An app component',
      props: z.strictObject({ total: z.number() }),
      read: ({ sum, ...rest }, report) => {
        if (sum === undefined) return rest
        report('renamed_prop', ['sum'], 'sum was read as total')
        return { ...rest, total: sum }
      },
    })
    expect(read({ sum: '12' }, component)).toEqual({
      result: { total: 12 },
      repairs: ['renamed_prop sum', 'number_from_text total'],
    })
  })

  const names = Object.keys((Sample.jsonSchema?.properties ?? {}) as JsonObject)
  const anyProps = fc.dictionary(
    fc.oneof(
      fc.constantFrom(...names, 'content', 'name', 'href', 'x_key', 'color', '__proto__'),
      fc.string(),
    ),
    fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom('#', 'www.a.b', '12%', 'n/a', 'red', 'md', '["a"]', '{"title":"x"}', '🌍'.repeat(12)),
    ),
  )

  it('is total, pure and settled by one reading', () => {
    fc.assert(
      fc.property(anyProps, (props) => {
        const { result } = read(props as JsonObject)
        const again = read(result)
        expect(again.repairs).toEqual([])
        expect(again.result).toBe(result)
      }),
      { seed: 7, numRuns: 1_500 },
    )
  })

  it('survives what is nested without end', () => {
    let value: unknown = 1
    for (let depth = 0; depth < 20_000; depth++) value = [value]
    expect(() => readProps(Sample, { names: value }, () => undefined)).not.toThrow()
    const cyclic: JsonObject = { title: 'A' }
    cyclic.nested = cyclic
    expect(() => readProps(Sample, cyclic, () => undefined)).not.toThrow()
  })
})
