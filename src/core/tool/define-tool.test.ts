import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineTool } from './define-tool.ts'
import type { ToolOptions } from './tool.ts'

const input = z.object({
  tags: z.array(z.string()).optional(),
  limit: z.number().optional(),
  note: z.string().optional(),
})

const search = defineTool({
  name: 'search',
  kind: 'read',
  description: 'Searches',
  input,
  execute: async () => 1,
})

test('a schema for each argument is refused where the tool is defined', () => {
  const define = () =>
    defineTool({ name: 'a', kind: 'read', description: 'x', input: { n: z.number() }, execute: () => 1 })
  expect(define).toThrow('wrap them: z.object({ n: … })')
})

test.each([
  ['what fits', { tags: ['a'], note: '[1,2]' }, { tags: ['a'], note: '[1,2]' }, []],
  ['a list written as text', { tags: '["a","b"]' }, { tags: ['a', 'b'] }, [{ path: ['tags'], lossy: false }]],
  ['null for an optional field', { tags: null, note: 'x' }, { note: 'x' }, [{ path: ['tags'] }]],
])('arguments: %s', async (_, written, read, repairs) => {
  expect(await search.readInput(written)).toMatchObject({ ok: true, input: read, repaired: read, repairs })
})

test('arguments that mean nothing are refused as they were written', async () => {
  expect(await search.readInput({ limit: { most: 3 } })).toMatchObject({
    ok: false,
    issues: [{ path: ['limit'], message: expect.stringContaining('most') }],
  })
})

test('the repaired arguments are kept before the transforms, what runs after them', async () => {
  const tool = defineTool({
    name: 'double',
    kind: 'read',
    description: 'Doubles',
    input: z.object({ n: z.number().transform((n) => n * 2) }),
    execute: async ({ n }) => n,
  })
  expect(await tool.readInput({ n: 2 })).toMatchObject({ ok: true, input: { n: 4 }, repaired: { n: 2 } })
})

test('a tool may read its calls itself, knowing the request', async () => {
  const tool = defineTool({
    name: 'own',
    kind: 'read',
    description: 'Reads itself',
    input: { type: 'object' },
    readInput: (written, scope) => ({ ok: true, input: scope.threadId, repaired: written, repairs: [] }),
    execute: async () => undefined,
  })
  expect(await tool.readInput({ a: 1 }, { threadId: 't' })).toMatchObject({ input: 't', repaired: { a: 1 } })
})

test.each<[string, Partial<ToolOptions<typeof input, unknown>>]>([
  ['a name with blanks', { name: 'not a name' }],
  ['a blank description', { description: ' ' }],
  // @ts-expect-error: a developer without types
  ['another kind', { kind: 'write' }],
])('refuses %s', (_, part) => {
  const options = { name: 'x', kind: 'read', description: 'X', input, execute: async () => 1 } as const
  expect(() => defineTool({ ...options, ...part })).toThrow(expect.objectContaining({ code: 'bad_tool' }))
})
