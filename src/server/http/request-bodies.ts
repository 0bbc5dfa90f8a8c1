import * as z from 'zod'
import {
  type ClientIssue,
  createIssue,
  type Issue,
  isPlainObject,
  MAX_CLIENT_ISSUES,
  readUiCapabilities,
  type StreamOptions,
  type UiAction,
  type UiCapabilities,
  wellFormed,
} from '../../core/index.ts'

/** UTF-8 bytes of JSON that an action's payload and values may take together. */
const MAX_ACTION_BYTES = 8 * 1024

const MAX_ISSUES = 50
/** UTF-16 units. */
const MAX_MESSAGE = 500

/** `message`: what is wrong in words for the person who wrote it. */
export type BodyResult<T> = { ok: true; body: T } | { ok: false; issues: Issue[]; message?: string }

/** A checked body of `POST /chat`. */
export type ChatBody = MessageBody | ActionBody

export interface MessageBody extends ChatBodyFields {
  message: string
  /** Absent: a new thread. */
  threadId?: string
}

export interface ActionBody extends ChatBodyFields {
  action: UiAction
  threadId: string
}

interface ChatBodyFields {
  messageId?: string
  uiCapabilities?: UiCapabilities
  stream: StreamOptions
  clientIssues: ClientIssue[]
}

/** An id that a client chose. */
export const clientId = z
  .string()
  .regex(/^[\w.:-]{1,128}$/, 'must be 1 to 128 letters, digits, "_", ".", ":" or "-"')
const viewId = z.string().min(1).max(512)
const nodeId = z.string().max(2_048)
const plainObject = z.custom<Record<string, unknown>>(isPlainObject, 'must be an object')

const action = z
  .strictObject({
    viewId,
    nodeId,
    name: z.string().regex(/^[\w.:-]{1,64}$/, 'must be 1 to 64 letters, digits, "_", ".", ":" or "-"'),
    payload: plainObject,
    values: plainObject.exactOptional(),
    secrets: plainObject.exactOptional(),
    message: z.string().max(2_000).exactOptional(),
    pressId: clientId,
  })
  .refine(({ payload, values, secrets }) => jsonBytes([payload, values, secrets]) <= MAX_ACTION_BYTES, {
    message: `payload and values must fit in ${MAX_ACTION_BYTES} bytes of JSON`,
  })

const clientIssue = z.strictObject({
  viewId,
  nodeId,
  code: z.string().min(1).max(64),
  message: z.string().max(1_000),
})

const chat = z.strictObject({
  message: z
    .string()
    .refine((text) => text.trim() !== '', 'must not be blank')
    .exactOptional(),
  action: action.exactOptional(),
  threadId: clientId.exactOptional(),
  messageId: clientId.exactOptional(),
  uiCapabilities: z.unknown().optional(),
  stream: z
    .strictObject({ deltas: z.boolean().exactOptional(), rawArguments: z.boolean().exactOptional() })
    .default({}),
  clientIssues: z.array(clientIssue).max(MAX_CLIENT_ISSUES).default([]),
})

const approval = z.strictObject({ approve: z.boolean() })
const rename = z.strictObject({ title: z.string().trim().min(1).max(200) })

export function readChatBody(input: unknown, maxMessageLength: number): BodyResult<ChatBody> {
  const result = readShape(chat, input)
  if (!result.ok) return result
  const { message, action, threadId, uiCapabilities, ...rest } = result.body
  const declared = readUiCapabilities(uiCapabilities)
  if (!declared.ok) return declared
  const fields =
    declared.capabilities === undefined ? rest : { ...rest, uiCapabilities: declared.capabilities }

  if ((message === undefined) === (action === undefined)) {
    return refuse([], 'must hold a message or an action, and not both')
  }
  if (action !== undefined) {
    if (threadId === undefined) return refuse(['threadId'], 'an action belongs to a thread')
    return { ok: true, body: { ...fields, action, threadId } }
  }
  // Half of a surrogate pair, as a cut emoji leaves it, would make providers refuse the whole conversation.
  const text = wellFormed(message ?? '')
  if (text.length > maxMessageLength) {
    return {
      ...refuse(['message'], `must be at most ${maxMessageLength} characters; it has ${text.length}`),
      message: `A message may have ${maxMessageLength} characters; this one has ${text.length}.`,
    }
  }
  return { ok: true, body: { ...fields, message: text, ...(threadId !== undefined && { threadId }) } }
}

function refuse(path: string[], message: string): { ok: false; issues: Issue[] } {
  return { ok: false, issues: [createIssue('invalid_body', path, message)] }
}

export function readApprovalBody(input: unknown): BodyResult<{ approve: boolean }> {
  return readShape(approval, input)
}

export function readRenameBody(input: unknown): BodyResult<{ title: string }> {
  return readShape(rename, input)
}

export function readShape<T>(schema: z.ZodType<T>, input: unknown): BodyResult<T> {
  const result = schema.safeParse(input)
  if (result.success) return { ok: true, body: result.data }
  // A hostile body must not make a huge answer.
  const issues = result.error.issues.slice(0, MAX_ISSUES).map(({ path, message }) =>
    createIssue(
      'invalid_body',
      path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
      message.slice(0, MAX_MESSAGE),
    ),
  )
  return { ok: false, issues }
}

/** Infinity for what is nested so deep that it can't be written at all. */
function jsonBytes(value: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value)).length
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
