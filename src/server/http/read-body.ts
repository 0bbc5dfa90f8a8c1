import type { Context } from 'hono'
import { HttpError } from './http-error.ts'
import type { BodyResult } from './request-bodies.ts'

/** The checked JSON body of a request, or the refusal of it. */
export async function readBody<T>(context: Context, read: (input: unknown) => BodyResult<T>): Promise<T> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new HttpError(415, 'unsupported_media_type', 'The body must be application/json.')
  }
  let input: unknown
  try {
    input = await context.req.json()
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not JSON.')
  }
  const result = read(input)
  if (!result.ok) {
    const message = result.message ?? 'The body does not have the expected shape.'
    throw new HttpError(400, 'invalid_body', message, { issues: result.issues })
  }
  return result.body
}
