import { describe, expect, it } from 'vitest'
import { KIT_COMPONENTS } from 'vitrail/kit'
import { exampleNode } from './example-node.ts'
import { kitAddress, readKitAddress } from './kit-address.ts'
import { findComponents, KIT_GROUPS } from './kit-groups.ts'
import { propControls, readEntered } from './prop-control.ts'
import { propRows } from './prop-rows.ts'
import { readEdit } from './read-edit.ts'

it.each([
  ['#/kit', ''],
  ['#/kit/', ''],
  ['#/kit/all', 'all'],
  ['#/kit/DataTable', 'DataTable'],
  ['#/kit/a/b', undefined],
  ['#/kite', undefined],
  ['#/t/kit', undefined],
  ['', undefined],
])('%j names %j in the gallery', (hash, name) => {
  expect(readKitAddress(hash)).toBe(name)
})

it.each(['', 'all', 'Chart'])('reads the address it wrote: %j', (name) => {
  expect(readKitAddress(kitAddress(name))).toBe(name)
})

it('shows every component in exactly one group', () => {
  expect(KIT_GROUPS.flatMap(({ components }) => components)).toEqual(KIT_COMPONENTS)
})

describe('the search', () => {
  it.each([
    ['datatable', 'DataTable'],
    ['dropdown', 'Select'],
    ['HEADLINE number', 'Metric'],
  ])('%j finds %s', (words, name) => {
    const found = findComponents(words).flatMap(({ components }) =>
      components.map((component) => component.name),
    )
    expect(found).toContain(name)
    expect(found.length).toBeLessThan(KIT_COMPONENTS.length)
  })

  it('finds nothing for what is not there', () => {
    expect(findComponents('xylophone')).toEqual([])
  })
})

it.each(KIT_COMPONENTS.map((component) => [component.name, component] as const))(
  'the example of %s is valid as it stands',
  (_, component) => {
    const { tree, issues, repairs } = readEdit(JSON.stringify(exampleNode(component)))
    expect(tree).toBeDefined()
    expect([...issues, ...repairs]).toEqual([])
  },
)

describe('an edit', () => {
  it('is repaired like a model’s text', () => {
    const { tree, repairs } = readEdit(`{type: 'Text', props: {text: 'Hi'},}`)
    expect(tree).toEqual({ type: 'Text', props: { text: 'Hi' } })
    expect(repairs.length).toBeGreaterThan(0)
  })

  it.each(['', '{', '[]', '{"type":"Nope"}', '{"type":"Text","props":{"text":7,"x":1}}'])(
    'that is wrong has its issues: %s',
    (text) => {
      const { tree, issues } = readEdit(text)
      expect(tree).toBeUndefined()
      expect(issues.length).toBeGreaterThan(0)
    },
  )
})

it('makes a row of every prop, nested ones below their own', () => {
  const rows = propRows({
    type: 'object',
    required: ['label'],
    properties: {
      label: { type: 'string', minLength: 1, maxLength: 120 },
      tone: { enum: ['info', 'danger'], default: 'info' },
      total: { type: 'number', minimum: 0, maximum: 1e15 },
      options: {
        type: 'array',
        maxItems: 20,
        items: { type: 'object', properties: { value: { anyOf: [{ type: 'string' }, { type: 'number' }] } } },
      },
      spans: {
        type: 'array',
        items: {
          anyOf: [
            { type: 'string' },
            { type: 'object', properties: { text: { type: 'string' } } },
            { type: 'object', properties: { br: { const: true }, text: { type: 'string' } } },
          ],
        },
      },
      tones: { type: 'object', additionalProperties: { enum: ['info'] } },
    },
  })
  expect(rows).toEqual([
    { name: 'label', type: 'string', required: true, hints: ['1 to 120 characters'] },
    { name: 'tone', type: '"info" | "danger"', required: false, hints: ['default "info"'] },
    { name: 'total', type: 'number', required: false, hints: ['at least 0'] },
    { name: 'options', type: 'object[]', required: false, hints: ['at most 20 items'] },
    { name: 'options[].value', type: 'string | number', required: false, hints: [] },
    { name: 'spans', type: '(string | object)[]', required: false, hints: [] },
    { name: 'spans[].text', type: 'string', required: false, hints: [] },
    { name: 'spans[].br', type: 'true', required: false, hints: [] },
    { name: 'tones', type: '{ [key]: "info" }', required: false, hints: [] },
  ])
})

describe('the form of props', () => {
  const button = KIT_COMPONENTS.find(({ name }) => name === 'Button')
  const controls = button === undefined ? [] : propControls(button)

  it('has a control for each word, number and switch, none for lists and objects', () => {
    const kinds = Object.fromEntries(controls.map(({ name, kind }) => [name, kind]))
    expect(kinds).toMatchObject({ label: 'text', variant: 'choice', icon: 'choice', disabled: 'switch' })
    expect(kinds).not.toHaveProperty('payload')
  })

  it.each([
    ['text', true, '', ''],
    ['text', false, '', undefined],
    ['text', false, 'a', 'a'],
    ['number', true, '', undefined],
    ['number', false, '1.5', 1.5],
  ] as const)('%s, required %s: %j is %j', (kind, required, entered, value) => {
    expect(readEntered({ name: 'x', kind, required }, entered)).toBe(value)
  })
})
