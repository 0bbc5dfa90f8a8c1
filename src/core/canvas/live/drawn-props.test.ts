import { expect, it } from 'vitest'
import * as z from 'zod'
import { defineComponent } from '../../catalog/define-component.ts'
import { drawnProps } from './drawn-props.ts'

const Table = defineComponent({
  name: 'Table',
  description: 'A table',
  version: 2,
  props: z.object({
    size: z
      .number()
      .default(10)
      .refine((size) => {
        if (size < 0) throw new TypeError('a size below zero')
        return true
      }),
    filter: z.array(z.string()).optional(),
  }),
  linkable: ['filter'],
  migrate: (props, from) => {
    if (from < 1) throw new Error('too old')
    if (from > 1) throw new Error('not from there')
    return 'rows' in props ? { size: props.rows } : props
  },
})
const link = { $from: 'c1', output: 'selection' }

it.each([
  ['plain props', { size: 5 }, 2, undefined, true, { size: 5 }, []],
  ['an older version', { rows: 7 }, 1, undefined, true, { size: 7 }, []],
  ['a newer version, as it stands', { size: 5 }, 3, undefined, true, { size: 5 }, []],
  ['a link that gives something', { size: 5, filter: link }, 2, ['a'], true, { size: 5, filter: ['a'] }, []],
  ['a link that gives nothing yet', { size: 5, filter: link }, 2, undefined, true, { size: 5 }, []],
  [
    'a link whose source is gone',
    { size: 5, filter: link },
    2,
    ['a'],
    false,
    { size: 5, filter: ['a'] },
    ['source_removed'],
  ],
  ['a value that does not fit', { size: 5, filter: link }, 2, 'a', true, { size: 5 }, ['link_value_refused']],
])('%s', (_, props, version, value, live, drawn, codes) => {
  const result = drawnProps(Table, { props, version }, () => ({ value, live }))
  expect(result).toMatchObject({ ok: true, props: drawn })
  expect(result.ok && Object.keys(result.props)).toEqual(Object.keys(drawn))
  expect(result.ok && result.issues.map(({ code }) => code)).toEqual(codes)
})

it.each([
  ['a version that cannot be migrated', { size: 5 }, 0, 'too old'],
  ['stored props that the component refuses now', { rows: 'x' }, 1, 'size'],
  ['stored props on which its schema throws', { size: -1 }, 1, 'threw'],
])('says why %s is not drawn', (_, props, version, message) => {
  const result = drawnProps(Table, { props, version }, () => ({ value: undefined, live: true }))
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining(message) })
})
