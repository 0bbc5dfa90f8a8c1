import { describe, expect, it } from 'vitest'
import type { CanvasInstance, CanvasSnapshot } from '../../../core/index.ts'
import { type CanvasChanges, describeChanges } from './describe-changes.ts'

const known = new Map<string, CanvasInstance>()
const instance = (id: string): CanvasInstance => {
  const made = known.get(id) ?? { id, component: 'Note', version: 1, props: {}, children: [] }
  known.set(id, made)
  return made
}
const canvas = (ids: string): CanvasSnapshot => {
  const roots = [...ids]
  return { roots, instances: Object.fromEntries(roots.map((id) => [id, instance(id)])), nextId: 99 }
}
const ids = (changes: CanvasChanges): Record<string, string> =>
  Object.fromEntries(
    Object.entries(changes)
      .map(([kind, all]) => [kind, all.map(({ id }: CanvasInstance) => id).join('')] as const)
      .filter(([, all]) => all !== ''),
  )

describe('what changed on a canvas', () => {
  it.each([
    ['abc', 'abc', {}],
    ['abc', 'abcd', { added: 'd' }],
    ['abc', 'ac', { removed: 'b' }],
    ['abcd', 'bcad', { moved: 'a' }],
    ['abcd', 'adbc', { moved: 'd' }],
    ['abcd', 'abdc', { moved: 'c' }],
    ['abc', 'cbd', { added: 'd', removed: 'a', moved: 'b' }],
  ])('from %s to %s', (before, now, expected) => {
    expect(ids(describeChanges(canvas(before), canvas(now)))).toEqual(expected)
  })

  it('tells of props', () => {
    const now = canvas('ab')
    const changed = { ...now, instances: { ...now.instances, b: { ...instance('b'), props: { x: 1 } } } }
    expect(ids(describeChanges(now, changed))).toEqual({ changed: 'b' })
  })
})
