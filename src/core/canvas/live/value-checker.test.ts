import { expect, it } from 'vitest'
import * as z from 'zod'
import { defineComponent } from '../../catalog/define-component.ts'
import { createValueChecker } from './value-checker.ts'

const Histogram = defineComponent({
  name: 'Histogram',
  description: 'A histogram',
  props: z.object({}),
  inputs: z.object({ bins: z.number().int().min(5).max(60), note: z.string() }),
  outputs: { selection: z.array(z.string()) },
})
const Plain = defineComponent({ name: 'Plain', description: 'Nothing to enter', props: z.object({}) })

const check = createValueChecker()
const none = { inputs: {}, outputs: {} }

it.each([
  [{ inputs: { bins: 12 } }, { inputs: { bins: 12 } }],
  [{ inputs: { bins: null } }, { inputs: { bins: null } }],
  [{ outputs: { selection: ['a'] } }, { outputs: { selection: ['a'] } }],
  [{}, {}],
])('takes %j', (written, values) => {
  expect(check(Histogram, written, none)).toEqual({ ok: true, values })
})

it.each([
  [Histogram, { inputs: { bins: 7.5 } }, 'inputs.bins', undefined],
  [Histogram, { inputs: { bins: 99 } }, 'inputs.bins', undefined],
  [Histogram, { inputs: { width: 1 } }, 'inputs.width', 'its inputs: bins, note'],
  [Histogram, { inputs: { constructor: 1 } }, 'inputs.constructor', 'its inputs'],
  [Histogram, { outputs: { bins: 1 } }, 'outputs.bins', 'its outputs: selection'],
  [Histogram, { outputs: { selection: 'a' } }, 'outputs.selection', undefined],
  [Histogram, { inputs: { note: 'x'.repeat(17_000) } }, '', '16384 bytes'],
  [Plain, { inputs: { a: 1 } }, 'inputs.a', 'it has no inputs'],
])('refuses for $0.name: $1', (component, written, at, message = '') => {
  const result = check(component, written, none)
  expect(result).toMatchObject({ ok: false })
  expect(result.ok ? [] : result.issues.map(({ path }) => path.join('.'))).toEqual([at])
  expect(result.ok ? '' : result.issues[0]?.message).toContain(message)
})

it('counts all values of the card, what is stored already too', () => {
  const stored = { inputs: { note: 'x'.repeat(16_355) }, outputs: {} }
  expect(check(Histogram, { inputs: { bins: 12 } }, stored)).toMatchObject({ ok: true })
  expect(check(Histogram, { outputs: { selection: ['more'] } }, stored)).toMatchObject({
    ok: false,
    issues: [{ code: 'too_large', path: [] }],
  })
  expect(check(Histogram, { inputs: { note: null }, outputs: { selection: ['x'] } }, stored)).toMatchObject({
    ok: true,
  })
})

it('tells a bounded number of issues', () => {
  const inputs = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`unknown${n}`, n]))
  const result = check(Histogram, { inputs }, none)
  expect(result.ok ? [] : result.issues).toHaveLength(50)
})
