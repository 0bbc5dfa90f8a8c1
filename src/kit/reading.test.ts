import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../core/index.ts'
import { readExample as read } from './reading.fixtures.ts'
import { KIT_COMPONENTS } from './sets.ts'

describe.each(KIT_COMPONENTS.map((component) => [component.name, component] as const))(
  '%s',
  (name, component) => {
    const declared = Object.keys((component.jsonSchema?.properties ?? {}) as JsonObject)
    const words = [
      'content',
      'name',
      'href',
      'label',
      'labels',
      'datasets',
      'type',
      'variant',
      'status',
      'level',
      'onClick',
      '__proto__',
    ]
    const leaf = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom(
        '12%',
        'n/a',
        'red',
        '["a"]',
        '{"key":"x"}',
        '```js\na\n```',
        'a\\nb',
        'check-circle',
        'destructive',
        'h2',
        '-sales',
      ),
    )
    const anyProps = fc.dictionary(
      fc.constantFrom(...declared, ...words),
      fc.oneof(
        leaf,
        fc.array(leaf, { maxLength: 3 }),
        fc.array(
          fc.dictionary(
            fc.constantFrom('key', 'label', 'title', 'value', 'data', 'field', 'status', 'icon', 'a'),
            leaf,
          ),
          { maxLength: 3 },
        ),
        fc.dictionary(
          fc.constantFrom('labels', 'datasets', 'a', 'b', 'key'),
          fc.array(leaf, { maxLength: 2 }),
        ),
      ),
    )

    it('reads anything without throwing, and settles in one reading', () => {
      fc.assert(
        fc.property(anyProps, (props) => {
          const { result } = read(name, props as JsonObject)
          const again = read(name, result)
          expect(again.repairs).toEqual([])
          expect(again.result).toBe(result)
        }),
        { seed: 3, numRuns: 100 },
      )
    })

    it('leaves its own example alone', () => {
      const props = component.example?.props ?? {}
      expect(read(name, props)).toEqual({ result: props, repairs: [], issues: [] })
    })
  },
)
