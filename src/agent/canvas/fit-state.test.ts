import { expect, it } from 'vitest'
import type { JsonObject } from '../../core/index.ts'
import { fitState, MAX_STATE_LENGTH } from './fit-state.ts'

const card = (props: object, id = 'c1') => ({ id, component: 'note', props })
const cards = (count: number, props: object) =>
  Array.from({ length: count }, (_, n) => card(props, `c${n + 1}`))
const first = ({ instances }: { instances: readonly JsonObject[] }) => instances[0]

it('a canvas that is not large is told whole', () => {
  const instances = cards(200, { text: 'x'.repeat(200) })
  expect(fitState(instances)).toEqual({ instances })
})

it.each([
  ['a long text', { text: 'x'.repeat(60_000) }, { text: `${'x'.repeat(500)}… (60000 characters)` }],
  ['a long list', { rows: Array(9_000).fill('abc') }, { rows: [...Array(20).fill('abc'), '… 8980 more'] }],
  [
    'what is within',
    { a: [{ b: 'y'.repeat(60_000) }], n: 5, none: null },
    { a: [{ b: `${'y'.repeat(500)}… (60000 characters)` }], n: 5, none: null },
  ],
])('of a large one %s is shortened', (_, props, shortened) => {
  const fitted = fitState(cards(5, props))
  expect(first(fitted)).toEqual(card(shortened))
  expect(fitted.note).toContain('shortened')
})

it('of a huge one the largest props are left out; every card is named', () => {
  const wide = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`key${n}`, 'value']))
  const instances = [card({ text: 'small' }), ...cards(199, wide)]
  const fitted = fitState(instances)
  expect(first(fitted)).toEqual(card({ text: 'small' }))
  expect(fitted.instances[1]?.props).toMatch(/^… \(\d+ characters\)$/)
  expect(fitted.instances).toHaveLength(200)
  expect(JSON.stringify(fitted).length).toBeLessThan(MAX_STATE_LENGTH * 2)
})
