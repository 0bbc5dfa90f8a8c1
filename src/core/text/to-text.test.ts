import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCatalog } from '../catalog/define-catalog.ts'
import { defineComponent } from '../catalog/define-component.ts'
import type { TreeNode } from '../tree/node.ts'
import { toText } from './to-text.ts'

const any = z.looseObject({})
const define = (name: string, more: object = {}) =>
  defineComponent({ name, description: name, props: any, ...more })

const catalog = defineCatalog([
  define('Box', { children: true }),
  define('Head', { children: true, fallbackText: (props: { title: string }) => props.title }),
  define('Whole', {
    children: true,
    fallbackText: (_: object, children: string[]) => `<${children.join(';')}>`,
  }),
  define('Word', { fallbackText: (props: { text: string }) => props.text }),
  define('Blank', { fallbackText: () => ' \n ' }),
  define('Silent'),
  define('Broken', {
    fallbackText: () => {
      throw new Error('no')
    },
  }),
  define('Wrong', { fallbackText: () => 7 }),
])

const word = (text: string): TreeNode => ({ type: 'Word', props: { text } })

describe('toText', () => {
  it.each<[string, TreeNode, string]>([
    ['prints the component’s own text', word('a'), 'a'],
    [
      'prints the children of a layout without text',
      { type: 'Box', props: {}, children: [word('a'), word('b')] },
      'a\n\nb',
    ],
    [
      'prints a head above its children',
      { type: 'Head', props: { title: 'T' }, children: [word('a')] },
      'T\n\na',
    ],
    [
      'lets a text form place its children',
      { type: 'Whole', props: {}, children: [word('a'), word('b')] },
      '<a;b>',
    ],
    [
      'prints nothing for blank',
      { type: 'Box', props: {}, children: [{ type: 'Blank', props: {} }, word('a')] },
      'a',
    ],
    ['prints nothing for an empty layout', { type: 'Box', props: {} }, ''],
    [
      'prints title and props where there is no text form',
      { type: 'Silent', props: { title: 'T*', n: 1 } },
      '**T\\***\n\n```json\n{\n  "n": 1\n}\n```',
    ],
    ['prints the name where there is no title', { type: 'Silent', props: {} }, '**Silent**'],
    ['prints data where the text form throws', { type: 'Broken', props: { title: 'T' } }, '**T**'],
    ['prints data where the text form gives no text', { type: 'Wrong', props: { title: 'T' } }, '**T**'],
    [
      'prints an unknown component under its name, and its children',
      { type: 'Gone', props: { n: 1 }, children: [word('a')] },
      '**Gone**\n\n```json\n{\n  "n": 1\n}\n```\n\na',
    ],
    ['prints a stamped text', { ...word('a'), text: ' stamped ' }, 'stamped'],
    [
      'prints a node that became text',
      { type: 'genui:text', props: { text: 'was a table', of: 'DataTable' } },
      'was a table',
    ],
    [
      'prints a whole tree',
      { type: 'genui:tree', props: { root: { type: 'Box', props: {}, children: [word('a')] } } },
      'a',
    ],
    ['prints nothing for a tree without a root', { type: 'genui:tree', props: {} }, ''],
  ])('%s', (_, node, expected) => {
    expect(toText(catalog, node)).toBe(expected)
  })

  it('speaks each dialect', () => {
    const node: TreeNode = {
      type: 'Box',
      props: {},
      children: [{ type: 'Silent', props: { title: 'T' } }, word('b')],
    }
    expect(toText(catalog, node, { dialect: 'chat' })).toBe('*T*\nb')
    expect(toText(catalog, node, { dialect: 'plain' })).toBe('T\n\nb')
  })

  it('survives depth, cycles and props that JSON cannot hold', () => {
    let deep = word('end')
    for (let depth = 0; depth < 5_000; depth++) deep = { type: 'Box', props: {}, children: [deep] }
    expect(toText(catalog, deep)).toBe('…')
    const cyclic: TreeNode = { type: 'Silent', props: { title: 'T' } }
    cyclic.props.self = cyclic
    expect(toText(catalog, cyclic)).toBe('**T**\n\n```json\n…\n```')
  })

  it('cuts long data', () => {
    const props = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`k${n}`, n]))
    const lines = toText(catalog, { type: 'Silent', props }).split('\n')
    expect(lines).toHaveLength(65)
    expect(lines.at(-2)).toBe('…')
  })
})
