import type { WireError } from '../../core/index.ts'

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 500 | 503

/** A request that is refused. Thrown inside the routes, turned into the answer in one place. */
export class HttpError extends Error {
  readonly status: ErrorStatus
  readonly body: WireError

  constructor(
    status: ErrorStatus,
    code: string,
    message: string,
    details: Pick<WireError, 'issues' | 'runId'> = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.body = { code, message, ...details }
  }
}

export function errorResponse(error: HttpError): Response {
  return Response.json({ error: error.body }, { status: error.status })
}

/** What belongs to another actor is answered as if it did not exist. */
export function notFound(what: 'thread' | 'run' | 'approval' | 'view' | 'canvas'): HttpError {
  return new HttpError(404, `${what}_not_found`, `There is no such ${what}.`)
}

/** One turn at a time in a thread; `runId` where its run has begun. */
export function runActive(runId: string | undefined): HttpError {
  const message = 'A run works in this thread: follow it, cancel it or wait for it.'
  return new HttpError(409, 'run_active', message, runId === undefined ? {} : { runId })
}
