import { describeThrown, type Issue, isPlainObject } from '../../core/index.ts'

/** Why something did not work, in words for people, and whether trying again may help. */
export interface ChatError {
  /** Stable, snake_case: the server's, or `disconnected`, `unreachable`, `busy`, `bad_answer`, `answer_lost`. */
  code: string
  message: string
  /** The HTTP status, where there was an answer. */
  status?: number
  /** With `run_active`: the run that works on the thread. */
  runId?: string
  /** What exactly is wrong with what was sent, where the server said so. */
  issues?: Issue[]
}

/** A value, or why there is none. Nothing of the client rejects. */
export type Result<T = undefined> = { ok: true; value: T } | { ok: false; error: ChatError }

/** Reads the body `{ error: { code, message } }`, or what stands for it in an SSE `error` event. */
export function readChatError(body: unknown, status?: number): ChatError {
  const inner = isPlainObject(body) && isPlainObject(body.error) ? body.error : body
  const fields = isPlainObject(inner) ? inner : {}
  const error: ChatError = {
    code: typeof fields.code === 'string' ? fields.code : 'bad_answer',
    message: typeof fields.message === 'string' ? fields.message : 'The server did not say what went wrong.',
  }
  if (status !== undefined) error.status = status
  if (typeof fields.runId === 'string') error.runId = fields.runId
  const issues = readIssues(fields.issues)
  if (issues.length > 0) error.issues = issues
  return error
}

/** The issues of a refusal; anything else is left out. */
export function readIssues(body: unknown): Issue[] {
  return Array.isArray(body) ? body.filter(isIssue) : []
}

function isIssue(value: unknown): value is Issue {
  return (
    isPlainObject(value) &&
    typeof value.code === 'string' &&
    typeof value.message === 'string' &&
    Array.isArray(value.path)
  )
}

export function unreachable(thrown: unknown): ChatError {
  return { code: 'unreachable', message: `The server can't be reached: ${describeThrown(thrown)}` }
}

/** No answer, or one that says nothing about the request itself: the same request may work in a moment. */
export function isPassing({ code, status }: ChatError): boolean {
  return code === 'unreachable' || status === 429 || (status !== undefined && status >= 500)
}
