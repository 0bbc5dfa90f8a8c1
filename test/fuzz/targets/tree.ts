import assert from 'node:assert/strict'
import fc from 'fast-check'
import { defineCatalog, normalizeTreeInput, toText, validateTree } from '../../../src/core/index.ts'
import { KIT_COMPONENTS } from '../../../src/kit/index.ts'
import { malformed } from '../malformed-text.ts'
import { fuzzProperty } from '../property.ts'

const catalog = defineCatalog(KIT_COMPONENTS)
const names = fc.constantFrom(
  ...catalog.components.map(({ name }) => name),
  'Row',
  'constructor',
  '__proto__',
)
const propNames = fc.constantFrom(
  'text',
  'title',
  'items',
  'rows',
  'columns',
  'data',
  'url',
  'label',
  'value',
  'className',
)

/** What a model may write for a tree: nearly valid, far from it, or something else entirely. */
const anyTree = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(...catalog.components.map(({ name, example }) => ({ type: name, ...example }))),
    fc.jsonValue({ maxDepth: 2 }),
    fc.record(
      {
        type: fc.oneof(names, fc.jsonValue({ maxDepth: 0 })),
        key: fc.jsonValue({ maxDepth: 0 }),
        props: fc.oneof(fc.dictionary(propNames, fc.jsonValue({ maxDepth: 3 })), tie('node')),
        children: fc.oneof(fc.array(tie('node'), { maxLength: 4 }), tie('node')),
      },
      { requiredKeys: [] },
    ),
  ),
})).node

export const treeProperties = [
  fuzzProperty(
    'tree: whatever comes is accepted or refused, and what is accepted is accepted again',
    anyTree,
    (input) => {
      const before = JSON.stringify(input)
      const first = validateTree(catalog, input)
      assert.equal(JSON.stringify(input), before, 'the input was changed')
      normalizeTreeInput(catalog, input)
      if (!first.ok) {
        assert.ok(first.issues.some(({ severity }) => severity === 'error'))
        return
      }
      toText(catalog, first.tree)
      const again = validateTree(catalog, first.tree, { allowInternal: true })
      assert.ok(again.ok, JSON.stringify(again.issues))
      assert.deepEqual(again.tree, first.tree)
    },
  ),
  fuzzProperty(
    'tree: malformed text is accepted or refused',
    malformed(anyTree.map((tree) => JSON.stringify(tree) ?? '')),
    (text) => {
      const result = validateTree(catalog, text)
      assert.equal(result.ok, result.tree !== undefined)
    },
  ),
]
