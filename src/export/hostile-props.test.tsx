import { describe, expect, it } from 'vitest'
import {
  defineCatalog,
  type TextDialect,
  type TreeNode,
  toText,
  validateTree,
  wellFormed,
} from '../core/index.ts'
import { HOSTILE, placesOf, withValueAt } from '../kit/hostile.fixtures.ts'
import { KIT_COMPONENTS } from '../kit/index.ts'
import { toHtml } from './to-html.tsx'

const catalog = defineCatalog(KIT_COMPONENTS)
const DIALECTS: readonly TextDialect[] = ['chat', 'markdown', 'plain']

function inItsParent(node: TreeNode, [parent]: readonly string[] = []): TreeNode {
  return parent === undefined ? node : { type: parent, props: {}, children: [node] }
}

/** What is wrong with the markup of a drawn tree. */
function findHarm(html: string): string[] {
  const harm = [
    /<script/i,
    /<img(?! [^>]*src="(?:https:|\/|#)?)[^>]*onerror/i,
    /<img src=x/i,
    /\s(?:href|src|action)="\s*(?:javascript|vbscript|data:text)/i,
    /<[a-z][^>]*\son[a-z]+="/i,
    /\b(?:d|points|transform|viewBox|[xyr]|[cr][xy]|width|height)="[^"]*(?:NaN|Infinity|undefined)/,
    /url\(\s*["']?(?!#)/,
    /\[object Object\]/,
  ]
  return harm.flatMap((pattern) => pattern.exec(html)?.[0] ?? [])
}

describe.each(KIT_COMPONENTS.map((component) => [component.name, component] as const))(
  '%s',
  (_, { name, jsonSchema, example, within }) => {
    const places = placesOf(jsonSchema)
    const children = example?.children
    // What is dropped or repaired leaves the same tree again and again: once is enough.
    const drawn = new Set<string>()

    it.each(HOSTILE)('stands %s in each of its places', (_, value) => {
      expect(places).not.toEqual([])
      const accepted: TreeNode[] = []
      for (const [index, place] of places.entries()) {
        const props = withValueAt(example?.props ?? {}, place, value)
        const written = inItsParent({ type: name, props, ...(children && { children }) }, within)
        const before = structuredClone(written)
        const { ok, tree, issues } = validateTree(catalog, written, { allowInternal: true })
        expect(written).toEqual(before)
        if (!ok) expect(issues.length).toBeGreaterThan(0)
        // What was refused may still be stored: whatever writes it must stand it too.
        const dialect = DIALECTS[index % DIALECTS.length] ?? 'plain'
        expect(toText(catalog, written, { dialect }), place.join('.')).not.toContain('[object Object]')
        const text = JSON.stringify(tree)
        if (ok && !drawn.has(text)) accepted.push(tree)
        drawn.add(text)
      }
      const failures: unknown[] = []
      const html = toHtml(
        catalog,
        { type: 'Stack', props: {}, children: accepted },
        {
          title: 'a',
          stylesheet: { css: '' },
          onError: (error, { props }) => failures.push([error, props]),
        },
      )
      expect(failures).toEqual([])
      expect(findHarm(html)).toEqual([])
      expect(wellFormed(html)).toBe(html)
    })
  },
)
