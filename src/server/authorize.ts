import type { Actor } from '../core/index.ts'
import { HttpError } from './http/http-error.ts'

/** Who a request comes from. Null: nobody known (401). A response is sent as it is. */
export type Authorize = (request: Request) => Actor | null | Response | Promise<Actor | null | Response>

/** Who everybody is unless something says otherwise. */
export const LOCAL_ACTOR: Actor = { id: 'local' }

/** One actor for all: right where only one person can reach the server. */
export const authorizeLocal: Authorize = () => LOCAL_ACTOR

export function unauthorized(): HttpError {
  return new HttpError(401, 'unauthorized', 'Sign in first.')
}
