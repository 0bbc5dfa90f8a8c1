import { describe, expect, it } from 'vitest'
import type { CanvasSnapshot } from '../../../../core/index.ts'
import { type DropTarget, moveBy, moveTo } from './place-card.ts'

/** `*` pins; a list in brackets stands in the card before it. */
function canvas(roots: readonly string[], inside: Record<string, readonly string[]> = {}): CanvasSnapshot {
  const instances: Record<string, CanvasSnapshot['instances'][string]> = {}
  const add = (written: string, parentId?: string): string => {
    const id = written.replace('*', '')
    instances[id] = {
      id,
      component: 'Note',
      version: 1,
      props: {},
      children: (inside[id] ?? []).map((child) => add(child, id)),
      ...(parentId !== undefined && { parentId }),
      ...(written.endsWith('*') && { layout: { pinned: true } }),
    }
    return id
  }
  return { roots: roots.map((id) => add(id)), instances, nextId: 99 }
}

interface Row {
  name: string
  on: CanvasSnapshot
  id: string
  target: DropTarget
  place: [parent: string | null, index: number] | undefined
}

const flat = canvas(['a', 'b', 'c', 'd'])
const pinned = canvas(['a', 'p*', 'b'])
const nested = canvas(['a', 'box', 'b'], { box: ['x', 'y'] })

const ROWS: Row[] = [
  { name: 'on: behind the one it is let go on', on: flat, id: 'a', target: { card: 'c' }, place: [null, 2] },
  { name: 'to the end', on: flat, id: 'b', target: { card: 'd' }, place: [null, 3] },
  { name: 'back: before it', on: flat, id: 'd', target: { card: 'b' }, place: [null, 1] },
  { name: 'on itself', on: flat, id: 'b', target: { card: 'b' }, place: undefined },
  { name: 'on what is gone', on: flat, id: 'b', target: { card: 'z' }, place: undefined },
  {
    name: 'before a pinned one: first of the others',
    on: pinned,
    id: 'b',
    target: { card: 'p' },
    place: [null, 0],
  },
  {
    name: 'a pinned one stays where pinned ones are',
    on: pinned,
    id: 'p',
    target: { card: 'b' },
    place: [null, 2],
  },
  { name: 'into a container, before a card', on: nested, id: 'a', target: { card: 'y' }, place: ['box', 1] },
  {
    name: 'into a container, at the end',
    on: nested,
    id: 'b',
    target: { container: 'box' },
    place: ['box', 2],
  },
  {
    name: 'to the end of its own container',
    on: nested,
    id: 'x',
    target: { container: 'box' },
    place: ['box', 1],
  },
  {
    name: 'where it is: the end of its container',
    on: nested,
    id: 'y',
    target: { container: 'box' },
    place: undefined,
  },
  { name: 'out of a container', on: nested, id: 'x', target: { card: 'b' }, place: [null, 2] },
]

describe('where a card goes', () => {
  it.each(ROWS)('$name', ({ on, id, target, place }) => {
    const move = moveTo(on, id, target)
    expect(move && [move.parentId, move.index]).toEqual(place)
  })

  it.each([
    ['a', 1, 1],
    ['d', -1, 2],
    ['a', -1, undefined],
    ['d', 1, undefined],
  ] as const)('%s by %i', (id, step, index) => {
    expect(moveBy(flat, id, step)?.index).toBe(index)
  })
})
