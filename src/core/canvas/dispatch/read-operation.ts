import * as z from 'zod'
import { createIssue, type Issue } from '../../issues/issue.ts'
import { copyJson } from '../../json/copy-json.ts'
import { isPlainObject } from '../../json/json-value.ts'
import { compileSchema } from '../../schema/compile-schema.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { CANVAS_WIDTHS } from '../state/layout.ts'
import type { CanvasOperation } from './operation.ts'

/** A longer list is refused unread; planning says how many a canvas takes. */
const MAX_DRAFTS = 1_000
const MAX_ISSUES = 50

const drafts = <T extends z.ZodType>(each: T) => z.array(each).max(MAX_DRAFTS)
const props = z.custom<Record<string, unknown>>(isPlainObject, 'expected an object')
const id = z.string()
const index = z.number().optional()
const layout = z.strictObject({ width: z.enum(CANVAS_WIDTHS).optional(), pinned: z.boolean().optional() })
const draft = {
  component: z.string(),
  props: props.default({}),
  layout: layout.optional(),
  get children() {
    return drafts(z.strictObject(draft)).optional()
  },
}
const placed = { ...draft, parentId: z.string().optional(), index }

const OPERATIONS = {
  create: z.strictObject({ op: z.literal('create'), ...placed }),
  'create-many': z.strictObject({ op: z.literal('create-many'), instances: drafts(z.strictObject(placed)) }),
  update: z.strictObject({ op: z.literal('update'), id, props, whole: z.literal(true).optional() }),
  remove: z.strictObject({ op: z.literal('remove'), id }),
  clear: z.strictObject({ op: z.literal('clear') }),
  move: z.strictObject({ op: z.literal('move'), id, parentId: z.string().nullable().optional(), index }),
  layout: z.strictObject({ op: z.literal('layout'), id, layout }),
} satisfies Record<CanvasOperation['op'], z.ZodType>

/** The operation that a body holds, or what is wrong with it. */
export type OperationResult = { ok: true; operation: CanvasOperation } | { ok: false; issues: Issue[] }

/** Reads an operation from a request body. Its ids and props are checked when it is planned. */
export function readOperation(input: unknown): OperationResult {
  const copied = copyJson(input ?? null)
  if (!copied.ok) return { ok: false, issues: [createIssue('invalid_json', copied.path, copied.message)] }
  const { value } = copied
  if (!isPlainObject(value)) {
    const message = `an operation is an object; got ${describeValue(value)}`
    return { ok: false, issues: [createIssue('not_an_object', [], message)] }
  }
  const { op } = value
  if (typeof op !== 'string' || !Object.hasOwn(OPERATIONS, op)) {
    const message = `"op" is one of ${Object.keys(OPERATIONS).join(', ')}; got ${describeValue(op)}`
    return { ok: false, issues: [createIssue('unknown_op', ['op'], message)] }
  }
  // The line above proved that it is a key of the table.
  const result = compileSchema(OPERATIONS[op as CanvasOperation['op']]).check(value)
  if (!result.ok) return { ok: false, issues: result.issues.slice(0, MAX_ISSUES) }
  // The schema of this `op` is that of the operation; a test holds the two together.
  return { ok: true, operation: result.value as CanvasOperation }
}
