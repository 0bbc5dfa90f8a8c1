import * as z from 'zod'
import {
  type CanvasEdit,
  type CanvasRequest,
  createIssue,
  type Issue,
  isPlainObject,
  type Path,
  readOperation,
} from '../../core/index.ts'
import { type BodyResult, clientId, readShape } from './request-bodies.ts'

const instanceId = z.string().max(32)
const values = z.custom<Record<string, unknown>>(isPlainObject, 'must be an object').exactOptional()

const shape = z.strictObject({
  operationId: clientId,
  operation: z.unknown().optional(),
  undo: z.literal(true).exactOptional(),
  redo: z.literal(true).exactOptional(),
  values: z.strictObject({ id: instanceId, inputs: values, outputs: values }).exactOptional(),
  retry: instanceId.exactOptional(),
})

const EDITS = ['operation', 'undo', 'redo', 'values', 'retry'] as const

/** The body of `POST /threads/:id/canvas/ops`: an id, and one thing to do. */
export function readCanvasBody(input: unknown): BodyResult<CanvasRequest> {
  const result = readShape(shape, input)
  if (!result.ok) return result
  const { operationId, ...asked } = result.body
  const named = EDITS.filter((name) => asked[name] !== undefined)
  const [only] = named
  if (only === undefined || named.length > 1) {
    const got = named.length === 0 ? 'none' : named.join(', ')
    return refuse([], `must hold one of ${EDITS.join(', ')}; it has ${got}`)
  }
  const edit = readEdit(only, asked)
  return edit.ok ? { ok: true, body: { operationId, ...edit.body } } : edit
}

function readEdit(
  name: (typeof EDITS)[number],
  asked: Omit<z.infer<typeof shape>, 'operationId'>,
): BodyResult<CanvasEdit> {
  if (name === 'undo') return { ok: true, body: { undo: true } }
  if (name === 'redo') return { ok: true, body: { redo: true } }
  if (asked.values !== undefined) return { ok: true, body: { values: asked.values } }
  if (asked.retry !== undefined) return { ok: true, body: { retry: asked.retry } }
  const read = readOperation(asked.operation)
  if (read.ok) return { ok: true, body: { operation: read.operation } }
  return { ok: false, issues: read.issues.map((issue) => ({ ...issue, path: ['operation', ...issue.path] })) }
}

function refuse(path: Path, message: string): { ok: false; issues: Issue[] } {
  return { ok: false, issues: [createIssue('invalid_body', path, message)] }
}
