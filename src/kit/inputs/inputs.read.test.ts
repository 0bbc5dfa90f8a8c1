import { describe, expect, it } from 'vitest'
import { defineCatalog, type JsonObject, toText, validateTree } from '../../core/index.ts'
import { nameFrom } from '../reading/read-field.ts'
import { expectReading, type ReadingCase, readExample } from '../reading.fixtures.ts'
import { KIT_COMPONENTS } from '../sets.ts'

const A_OR_B = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const LABEL = { label: 'It', name: 'it' }

it.each<ReadingCase>([
  [
    'type and defaultValue',
    'Input',
    { ...LABEL, type: 'number', defaultValue: '1,200' },
    { ...LABEL, inputType: 'number', value: 1200 },
    ['renamed_prop type', 'renamed_prop defaultValue', 'number_from_text value'],
  ],
  ['a pattern', 'Input', { ...LABEL, pattern: '^(a+)+$' }, LABEL, ['pattern_dropped pattern L']],
  [
    'a day without its zeros',
    'Input',
    { ...LABEL, inputType: 'date', value: '2026-3-4', min: '2026/1/1' },
    { ...LABEL, inputType: 'date', value: '2026-03-04', min: '2026-01-01' },
    ['date_padded value', 'date_padded min'],
  ],
  [
    'a type by its name in HTML',
    'Input',
    { ...LABEL, inputType: 'datetime-local' },
    { ...LABEL, inputType: 'datetime' },
    ['keyword_mapped inputType'],
  ],
  [
    'no name',
    'Input',
    { label: 'Dein Stra\u00dfenname, Nr. 1' },
    { label: 'Dein Stra\u00dfenname, Nr. 1', name: 'dein_stra_enname_nr_1' },
    ['name_made name'],
  ],
  [
    'a name that is none',
    'Checkbox',
    { label: 'It', name: 'as gift' },
    { label: 'It', name: 'as_gift' },
    ['name_made name'],
  ],
  [
    'checked',
    'Checkbox',
    { ...LABEL, checked: 'yes' },
    { ...LABEL, value: true },
    ['renamed_prop checked', 'boolean_from_text value'],
  ],
  [
    'options as words',
    'Select',
    { ...LABEL, options: ['a', 2] },
    {
      ...LABEL,
      options: [
        { value: 'a', label: 'a' },
        { value: 2, label: '2' },
      ],
    },
    ['option_from_text options[0]', 'option_from_text options[1]'],
  ],
  [
    'options as a map',
    'Select',
    { ...LABEL, options: { a: 'A', b: 'B' } },
    { ...LABEL, options: A_OR_B },
    ['option_from_text options'],
  ],
  [
    'choices with an id and a text',
    'Select',
    {
      ...LABEL,
      choices: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
    },
    { ...LABEL, options: A_OR_B },
    [
      'renamed_prop choices',
      'renamed_prop options[0].id',
      'renamed_prop options[0].text',
      'renamed_prop options[1].id',
      'renamed_prop options[1].text',
    ],
  ],
  [
    'a value that is a label',
    'Select',
    { ...LABEL, options: A_OR_B, value: 'B' },
    { ...LABEL, options: A_OR_B, value: 'b' },
    ['option_from_text value'],
  ],
  [
    'a value that is no option',
    'Select',
    { ...LABEL, options: A_OR_B, value: 'c' },
    { ...LABEL, options: A_OR_B },
    ['not_an_option value L'],
  ],
  ['rows', 'TextArea', { ...LABEL, rows: 3 }, { ...LABEL, lines: 3 }, ['renamed_prop rows']],
  [
    'labels among the values',
    'MultiSelect',
    { ...LABEL, options: A_OR_B, value: ['A', 'c'] },
    { ...LABEL, options: A_OR_B, value: ['a'] },
    ['not_an_option value L'],
  ],
  [
    'one value',
    'CheckboxGroup',
    { ...LABEL, options: A_OR_B, value: 'a' },
    { ...LABEL, options: A_OR_B, value: ['a'] },
    ['wrapped value'],
  ],
  [
    'a value outside',
    'Slider',
    { ...LABEL, max: 10, value: 12 },
    { ...LABEL, max: 10, value: 10 },
    ['clamped value L'],
  ],
  [
    'a pair upside down',
    'RangeSlider',
    { ...LABEL, value: [70, -3] },
    { ...LABEL, value: [0, 70] },
    ['clamped value L'],
  ],
  [
    'start and end',
    'DateRange',
    { ...LABEL, start: '2026-7-1', end: '2026-07-08' },
    { ...LABEL, value: ['2026-07-01', '2026-07-08'] },
    ['wrapped value', 'date_padded value'],
  ],
  [
    'from and to in the value',
    'DateRange',
    { ...LABEL, value: { from: '2026-07-01' }, max: '2026/9/1' },
    { ...LABEL, value: ['2026-07-01', null], max: '2026-09-01' },
    ['wrapped value', 'date_padded max'],
  ],
  [
    'errors as a list',
    'Form',
    { errors: [{ field: 'a', message: 'No' }], onSubmit: 'save' },
    { errors: { a: 'No' }, action: 'save' },
    ['renamed_prop onSubmit', 'data_reshaped errors'],
  ],
])('%s of a %s', (...example) => {
  expectReading(example)
})

it.each<[string, string, JsonObject, RegExp]>([
  [
    'a day that may be two',
    'Input',
    { ...LABEL, inputType: 'date', value: '3/4/2026' },
    /^\S+ value: expected a day as YYYY-MM-DD, year first/,
  ],
  [
    'a day that is none',
    'Input',
    { ...LABEL, inputType: 'date', value: '2026-02-30' },
    /^\S+ value: expected a day/,
  ],
  [
    'words for a number',
    'Input',
    { ...LABEL, inputType: 'number', value: 'many' },
    /^\S+ value: expected a number/,
  ],
  [
    'min over max',
    'Input',
    { ...LABEL, inputType: 'number', min: 3, max: 2 },
    /^\S+ min: min is greater than max/,
  ],
  ['bounds of a text', 'Input', { ...LABEL, min: 3 }, /^\S+ min: a field of type text has no min/],
  [
    'two options of one value',
    'Select',
    { ...LABEL, options: [...A_OR_B, ...A_OR_B] },
    /^duplicate_value options\[2\]\.value/,
  ],
  ['no options', 'Select', { ...LABEL, options: [] }, /^\S+ options: at least 1/],
  [
    '201 options',
    'Select',
    { ...LABEL, options: Array.from({ length: 201 }, (_, n) => ({ value: n, label: `${n}` })) },
    /^too_many options/,
  ],
  ['min over max', 'Slider', { ...LABEL, min: 5, max: 5 }, /^\S+ min: min must be under max/],
  ['too fine a step', 'Slider', { ...LABEL, max: 1e9, step: 1 }, /^\S+ step: at most 1000000 steps/],
  [
    'days out of order',
    'DateRange',
    { ...LABEL, value: ['2026-07-08', '2026-07-01'] },
    /^\S+ value: the first day is after the second/,
  ],
  ['one day', 'DateRange', { ...LABEL, value: ['2026-07-08'] }, /^\S+ value: at least 2/],
  ['a blank label', 'Input', { label: ' ', name: 'it' }, /^invalid_value label: must not be blank/],
])('%s of a %s is refused, with what fits', (_, name, props, issue) => {
  expect(readExample(name, props).issues[0]).toMatch(issue)
})

it.each([
  ['E-mail', 'e-mail'],
  ['2nd street', 'nd_street'],
  ['城市', undefined],
  ['__proto__', 'proto'],
  ['x'.repeat(90), 'x'.repeat(64)],
])('the label %j makes the name %s', (label, name) => {
  expect(nameFrom(label)).toBe(name)
})

describe('names among fields', () => {
  const catalog = defineCatalog(KIT_COMPONENTS)
  const field = (name: string) => ({ type: 'Checkbox', props: { label: name, name } })
  const form = (...names: string[]) => ({ type: 'Form', props: {}, children: names.map(field) })

  it.each([
    ['twice in one form', form('a', 'b', 'a'), ['duplicate_name children[2].props.name']],
    ['in two forms', { type: 'Stack', props: {}, children: [form('a'), form('a'), field('a')] }, []],
    [
      'twice outside of forms',
      {
        type: 'Stack',
        props: {},
        children: [field('a'), { type: 'Card', props: {}, children: [field('a')] }],
      },
      ['duplicate_name children[1].children[0].props.name'],
    ],
  ])('%s', (_, tree, expected) => {
    const issues = validateTree(catalog, tree).issues.map(
      ({ code, path }) => `${code} ${path.join('.').replace(/\.(\d+)/g, '[$1]')}`,
    )
    expect(issues).toEqual(expected)
  })
})

describe('a field that is another', () => {
  const catalog = defineCatalog(KIT_COMPONENTS)
  const read = (tree: unknown) => {
    const { tree: node, issues, repairs } = validateTree(catalog, tree)
    expect(issues).toEqual([])
    return { node, codes: repairs.map(({ code }) => code) }
  }

  it.each<[string, string, JsonObject, string, JsonObject]>([
    ['multiple', 'Select', { options: A_OR_B, multiple: true }, 'MultiSelect', { options: A_OR_B }],
    ['a list for a value', 'Dropdown', { options: A_OR_B, value: ['a'] }, 'MultiSelect', { value: ['a'] }],
    ['a pair for a value', 'Slider', { value: [1, 2] }, 'RangeSlider', { value: [1, 2] }],
    [
      'two days',
      'Input',
      { inputType: 'date', value: ['2026-07-01', '2026-07-08'] },
      'DateRange',
      { value: ['2026-07-01', '2026-07-08'] },
    ],
    ['multiline', 'Input', { multiline: true }, 'TextArea', {}],
    ['a kind of its own', 'Input', { type: 'checkbox' }, 'Checkbox', {}],
  ])('by %s: a %s', (_, type, props, expected, kept) => {
    const { node, codes } = read({ type, props: { ...LABEL, ...props } })
    expect(node).toMatchObject({ type: expected, props: { ...LABEL, ...kept } })
    expect(codes).toContain('renamed_type')
  })

  it('in a list of fields is a node by its kind', () => {
    const fields = [
      { name: 'who', label: 'Who', type: 'email' },
      { name: 'size', label: 'Size', type: 'select', options: ['S', 'M'] },
      { name: 'ok', label: 'Agreed', type: 'boolean' },
      { type: 'Input', props: { label: 'Note', name: 'note' } },
    ]
    const { node, codes } = read({ type: 'Form', props: { title: 'Order', fields } })
    expect(node?.children?.map((child) => [child.type, child.props.name])).toEqual([
      ['Input', 'who'],
      ['Select', 'size'],
      ['Checkbox', 'ok'],
      ['Input', 'note'],
    ])
    expect(codes[0]).toBe('wrapped')
  })

  it('in a form inside a form belongs to the outer one', () => {
    const inner = { type: 'Form', props: { title: 'Inner' }, children: [{ type: 'Checkbox', props: LABEL }] }
    const { node, codes } = read({
      type: 'Form',
      props: {},
      children: [{ type: 'Card', props: {}, children: [inner] }],
    })
    expect(node?.children?.[0]?.children?.[0]).toMatchObject({
      type: 'Stack',
      children: [{ type: 'Checkbox' }],
    })
    expect(codes).toEqual(['renamed_type'])
  })
})

it.each<[string, JsonObject, string]>([
  ['a password never holds its value', { inputType: 'password', value: 'hunter2' }, '**It**: ____'],
  ['a day is written as one', { inputType: 'date', value: '2026-03-09' }, '**It**: Mar 9, 2026'],
  ['a number keeps its digits', { inputType: 'number', value: 0.125, unit: 'kg' }, '**It**: 0.125 kg'],
])('as text %s', (_, props, expected) => {
  const node = { type: 'Input', props: { ...LABEL, ...props } }
  expect(toText(defineCatalog(KIT_COMPONENTS), node)).toBe(expected)
})
