import { describe, expect, it } from 'vitest'
import type { CanvasOperation } from './operation.ts'
import { readOperation } from './read-operation.ts'

const accepted: CanvasOperation[] = [
  {
    op: 'create',
    component: 'Note',
    props: { text: 'x' },
    parentId: 'c1',
    index: 0,
    layout: { pinned: true },
  },
  {
    op: 'create-many',
    instances: [
      {
        component: 'Row',
        props: {},
        children: [{ component: 'Row', props: {}, children: [{ component: 'Note', props: {} }] }],
      },
    ],
  },
  { op: 'update', id: 'c1', props: { a: null }, whole: true },
  { op: 'remove', id: 'c1' },
  { op: 'clear' },
  { op: 'move', id: 'c1', parentId: null, index: 2 },
  { op: 'move', id: 'c1' },
  { op: 'layout', id: 'c1', layout: { width: 'full', pinned: false } },
]

const refused: [input: unknown, code: string, path: (string | number)[]][] = [
  [undefined, 'not_an_object', []],
  [null, 'not_an_object', []],
  ['clear', 'not_an_object', []],
  [[{ op: 'clear' }], 'not_an_object', []],
  [{}, 'unknown_op', ['op']],
  [{ op: 'explode' }, 'unknown_op', ['op']],
  [{ op: '__proto__' }, 'unknown_op', ['op']],
  [{ op: 'clear', keep: ['c1'] }, 'invalid_value', []],
  [{ op: 'remove' }, 'invalid_value', ['id']],
  [{ op: 'remove', id: 7 }, 'invalid_value', ['id']],
  [{ op: 'create', component: 'Note', props: [] }, 'invalid_value', ['props']],
  [{ op: 'create', component: 'Note', props: 'text' }, 'invalid_value', ['props']],
  [{ op: 'create', component: 'Note', props: {}, id: 'c9' }, 'invalid_value', []],
  [
    { op: 'create-many', instances: [{ component: 1, props: {} }] },
    'invalid_value',
    ['instances', 0, 'component'],
  ],
  [{ op: 'move', id: 'c1', index: 'first' }, 'invalid_value', ['index']],
  [{ op: 'layout', id: 'c1', layout: { width: 'huge' } }, 'invalid_value', ['layout', 'width']],
  [{ op: 'remove', id: () => 'c1' }, 'invalid_json', ['id']],
  [
    JSON.parse(`{"op":"create","component":"A","props":${'['.repeat(500)}${']'.repeat(500)}}`),
    'invalid_json',
    ['props'],
  ],
]

describe('readOperation', () => {
  it.each(accepted)('reads $op', (operation) => {
    expect(readOperation(JSON.parse(JSON.stringify(operation)))).toEqual({ ok: true, operation })
  })

  it('takes absent props for none', () => {
    expect(readOperation({ op: 'create', component: 'Row' })).toMatchObject({ operation: { props: {} } })
  })

  it.each(refused)('refuses %j: %s', (input, code, path) => {
    const result = readOperation(input)
    const [issue] = result.ok ? [] : result.issues
    expect(issue?.code).toBe(code)
    expect(issue?.path.slice(0, Math.max(1, path.length))).toEqual(path)
  })

  it('shares nothing with what it was given', () => {
    const props = { text: 'x' }
    const result = readOperation({ op: 'create', component: 'Note', props })
    props.text = 'y'
    expect(result).toMatchObject({ operation: { props: { text: 'x' } } })
  })
})
