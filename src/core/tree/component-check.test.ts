import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineCatalog } from '../catalog/define-catalog.ts'
import { defineComponent } from '../catalog/define-component.ts'
import { validateTree } from './validate-tree.ts'

/** The answer of a check as JavaScript may give it. */
function checked(answer: unknown) {
  const Box = defineComponent({
    name: 'Box',
    description: 'A box.',
    props: z.object({}),
    check: () => answer as string | undefined,
  })
  return validateTree(defineCatalog([Box]), { type: 'Box', props: {} })
}

describe('the check of a component', () => {
  it.each([undefined, null, false, '', '  '])('that answers %j has nothing against it', (answer) => {
    expect(checked(answer)).toMatchObject({ ok: true, issues: [] })
  })

  it('refuses with its message', () => {
    expect(checked('too small')).toMatchObject({
      ok: false,
      issues: [{ code: 'check_failed', path: ['props'], message: 'Box: too small' }],
    })
  })

  it.each<[string, () => unknown]>([
    ['a promise', () => Promise.reject(new Error('later'))],
    ['a list', () => ['a', 'b']],
    ['a number', () => 0],
    ['true', () => true],
  ])('that answers with %s is a mistake of the app', (_, answer) => {
    expect(() => checked(answer())).toThrow(
      expect.objectContaining({ code: 'bad_check', message: expect.stringContaining('The check of Box') }),
    )
  })
})
