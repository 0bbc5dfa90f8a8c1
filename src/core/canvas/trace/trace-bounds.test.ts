import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineCatalog } from '../../catalog/define-catalog.ts'
import { defineComponent } from '../../catalog/define-component.ts'
import { MAX_TRACE_ENTRIES, readTrace } from './read-trace.ts'
import { replayTrace } from './replay-trace.ts'
import { MAX_TRACE_ISSUES } from './trace-issues.ts'

const Note = defineComponent({
  name: 'Note',
  description: 'A note.',
  props: z.object({ text: z.string().default('') }),
})
const catalog = defineCatalog([Note])
const create = (number: number, component = 'Note') => ({
  v: 1,
  op: 'create',
  id: `c${number}`,
  component,
  props: {},
})
const many = <T>(count: number, item: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => item(n))

// They are large; on a busy machine that takes a while.
describe('a hostile trace', { timeout: 60_000 }, () => {
  it.each<[string, unknown[], number]>([
    ['of what is no entry', many(3_000, () => 5), 3_000],
    ['of entries with several mistakes', many(2_000, () => ({ v: 1, op: 'create', id: 5 })), 6_000],
    ['of components that are not there', many(2_000, (n) => create(n + 1, 'Nope')), 2_000],
    ['with one entry full of mistakes', [{ v: 1, op: 'clear', keep: many(150_000, (n) => n) }], 150_000],
  ])('%s is told in bounds, with the number of what is left out', (_, trace, found) => {
    const { issues, skipped, snapshot } = replayTrace(trace, catalog)
    expect(issues).toHaveLength(MAX_TRACE_ISSUES + 1)
    expect(issues.at(-1)).toMatchObject({ code: 'more_issues', path: [] })
    expect(issues.at(-1)?.message).toContain(String(found - MAX_TRACE_ISSUES))
    expect(skipped).toEqual(trace.map((_, index) => index))
    expect(snapshot.roots).toEqual([])
  })

  it('is skipped exactly, however many issues are told', () => {
    const trace = [...many(1_000, () => null), create(1), ...many(1_000, () => null), create(2)]
    const { snapshot, skipped } = replayTrace(trace, catalog)
    expect([snapshot.roots, skipped.length]).toEqual([['c1', 'c2'], 2_000])
    expect(skipped).not.toContain(1_000)
    expect(readTrace(trace).skipped).toEqual(skipped)
  })

  it('is read up to a number of entries', () => {
    const { entries, issues, skipped } = readTrace(many(MAX_TRACE_ENTRIES + 5, () => 5))
    expect([entries, skipped.length]).toEqual([[], MAX_TRACE_ENTRIES])
    expect(issues[0]).toMatchObject({ code: 'too_many_entries', path: [] })
  })

  it('of one long change is taken back whole', () => {
    const updates = many(2_000, (n) => ({
      v: 1,
      change: 2,
      op: 'update',
      id: 'c1',
      component: 'Note',
      props: { text: `${n}` },
    }))
    const { canvas } = replayTrace([{ ...create(1), change: 1 }, ...updates], catalog)
    expect(canvas.snapshot().instances.c1?.props).toEqual({ text: '1999' })
    canvas.undo('user')
    expect(canvas.snapshot().instances.c1?.props).toEqual({ text: '' })
    canvas.redo('user')
    expect(canvas.snapshot().instances.c1?.props).toEqual({ text: '1999' })
  })

  it.each<[string, unknown, string]>([
    ['nests too deep in its text', '['.repeat(100_000), 'truncated'],
    [
      'nests too deep in its props',
      [{ ...create(1), props: JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`) }],
      'invalid_json',
    ],
    ['has an id without end', [{ ...create(1), id: `c${'9'.repeat(1e6)}` }], 'bad_entry'],
    ['has a name without end', [create(1, 'x'.repeat(1e6))], 'unknown_component'],
    ['has props without end', [{ ...create(1), props: { text: 'x'.repeat(1e6) } }], 'too_large'],
  ])('that %s is refused in few words', (_, trace, code) => {
    const { issues, snapshot } = replayTrace(trace, catalog)
    expect(issues.map((issue) => issue.code)).toEqual([code])
    expect(JSON.stringify(issues).length).toBeLessThan(2_000)
    expect(snapshot.roots).toEqual([])
  })
})
