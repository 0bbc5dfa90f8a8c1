import * as z from 'zod'
import { createIssue, type Issue, type Path } from '../../issues/issue.ts'
import { copyJson } from '../../json/copy-json.ts'
import { isPlainObject } from '../../json/json-value.ts'
import { compileSchema } from '../../schema/compile-schema.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { idNumber } from '../state/instance-id.ts'
import { CANVAS_WIDTHS } from '../state/layout.ts'
import type { TraceEntry } from '../state/trace-entry.ts'

const natural = z.number().int().nonnegative()
const id = z.custom<string>((value) => idNumber(value) !== undefined, 'expected an id like "c1"')
const layout = z.object({ width: z.enum(CANVAS_WIDTHS).optional(), pinned: z.boolean().optional() })
const props = z.custom<Record<string, unknown>>(isPlainObject, 'expected an object')
const component = z.string()
const version = natural.default(1)
const placement = { id, component, version, props, parentId: id.optional(), index: natural.optional() }

const BODIES = {
  create: z.object({ op: z.literal('create'), ...placement, layout: layout.optional() }),
  restore: z.object({ op: z.literal('restore'), ...placement, layout: layout.optional() }),
  update: z.object({
    op: z.literal('update'),
    id,
    component,
    version,
    props,
    whole: z.literal(true).optional(),
  }),
  remove: z.object({ op: z.literal('remove'), id }),
  clear: z.object({
    op: z.literal('clear'),
    keep: z.array(id).optional(),
    nextId: natural.min(1).max(1e15).optional(),
  }),
  move: z.object({ op: z.literal('move'), id, parentId: id.optional(), index: natural }),
  layout: z.object({ op: z.literal('layout'), id, layout }),
} satisfies Record<TraceEntry['op'], z.ZodType>

const stamp = z.object({
  by: z.enum(['model', 'user']).default('model'),
  at: z.number().default(0),
  change: natural,
  undoes: natural.optional(),
  redoes: natural.optional(),
  operationId: z.string().max(128).optional(),
})

const STAMP = compileSchema(stamp)
const SCHEMAS = new Map(Object.entries(BODIES).map(([op, schema]) => [op, compileSchema(schema)]))

type EntryResult = { ok: true; entry: TraceEntry } | { ok: false; issues: Issue[] }

/**
 * Reads one entry of a trace from anywhere. What says nothing of the canvas itself may be missing: who, when, the component's version,
 * and the change, which then is `change`.
 */
export function readEntry(input: unknown, change: number, path: Path): EntryResult {
  const refuse = (code: string, at: Path, message: string): EntryResult => ({
    ok: false,
    issues: [createIssue(code, [...path, ...at], message)],
  })
  const copied = copyJson(input)
  if (!copied.ok) return refuse('invalid_json', copied.path, copied.message)
  const { value } = copied
  if (!isPlainObject(value))
    return refuse('bad_entry', [], `an entry is an object; got ${describeValue(value)}`)
  if (value.v !== 1) {
    return refuse('unknown_version', ['v'], `this reads traces of version 1; got ${describeValue(value.v)}`)
  }
  const schema = typeof value.op === 'string' ? SCHEMAS.get(value.op) : undefined
  if (schema === undefined) {
    const message = `"op" is one of ${[...SCHEMAS.keys()].join(', ')}; got ${describeValue(value.op)}`
    return refuse('unknown_op', ['op'], message)
  }
  const body = schema.check(value)
  const stamped = STAMP.check({ change, ...value })
  const issues = [body, stamped].flatMap((result) => (result.ok ? [] : result.issues))
  if (!body.ok || !stamped.ok) {
    return {
      ok: false,
      issues: issues.map((issue) => ({ ...issue, code: 'bad_entry', path: [...path, ...issue.path] })),
    }
  }
  // The schemas of the stamp and of this `op` are those of the entry; a test holds them together.
  const entry = { v: 1, ...(stamped.value as object), ...(body.value as object) } as TraceEntry
  return { ok: true, entry }
}
