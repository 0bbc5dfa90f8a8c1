import type { MiddlewareHandler } from 'hono'
import { HttpError } from './http-error.ts'

/** Refuses what another site's page sends. Requests without an Origin do not come from a page. */
export function originGuard(origins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin')
    if (origin !== undefined && !origins.includes(origin) && !isSameHost(origin, context.req.url)) {
      throw new HttpError(
        403,
        'forbidden_origin',
        'Pages of this origin may not ask. Name it in `origins`, or let the proxy in between keep Host as the page sent it.',
      )
    }
    await next()
  }
}

/** Hosts are compared, not schemes: behind a proxy that ends TLS the server itself sees plain http. */
function isSameHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}
