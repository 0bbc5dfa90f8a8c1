import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HttpError } from './http-error.ts'

/** Refuses bodies of more bytes, and those that end before they are whole. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError() {
      throw new HttpError(413, 'body_too_large', `The body may have ${maxSize} bytes.`)
    },
  })
  return async (context, next) => {
    let isRead = false
    try {
      return await limit(context, () => {
        isRead = true
        return next()
      })
    } catch (thrown) {
      if (isRead || thrown instanceof HttpError) throw thrown
      // The sender has gone, or does not speak HTTP: no failure of this server.
      throw new HttpError(400, 'invalid_json', 'The body ended before it was whole.')
    }
  }
}
