import { createAdaptorServer } from '@hono/node-server'
import { VitrailError } from '../core/index.ts'
import { errorResponse, HttpError } from './http/http-error.ts'
import { isLoopbackHost } from './http/loopback.ts'

/** Where to listen. */
export interface ServeOptions {
  /** 0: any free port. */
  port: number
  /** Default `127.0.0.1`: only this machine. */
  host?: string
}

/** What is served: a server of `createServer`, or an app around it. */
export interface Servable {
  fetch(request: Request): Response | Promise<Response>
  close(): Promise<void>
}

/** A server that listens. */
export interface Listening {
  readonly url: string
  readonly port: number
  /** Takes no more requests, ends the runs and the connections. */
  close(): Promise<void>
}

/** How long ended connections have for their last bytes; idle ones would stay open for seconds. */
const LAST_BYTES_MS = 100

const ONLY_LOOPBACK =
  'This server listens on a loopback address and answers only to loopback names in Host. A proxy leaves Host as the address it forwards to.'

/**
 * Listens on Node. On a loopback address only requests addressed to a loopback name are answered: a name that a stranger's
 * DNS points here is refused.
 */
export async function serve(
  server: Servable,
  { port, host = '127.0.0.1' }: ServeOptions,
): Promise<Listening> {
  const guarded = (request: Request): Response | Promise<Response> =>
    isLoopbackHost(host) && !isLoopbackHost(new URL(request.url).hostname)
      ? errorResponse(new HttpError(403, 'forbidden_host', ONLY_LOOPBACK))
      : server.fetch(request)
  const node = createAdaptorServer({ fetch: guarded })
  await new Promise<void>((resolve, reject) => {
    node.once('error', reject)
    node.listen(port, host, () => {
      node.off('error', reject)
      resolve()
    })
  })
  const address = node.address()
  if (address === null || typeof address === 'string') {
    throw new VitrailError('serve_address', 'The server does not listen on a TCP port.')
  }

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    async close() {
      const closed = new Promise((resolve) => node.close(resolve))
      await server.close()
      const cut = setTimeout(() => {
        if ('closeAllConnections' in node) node.closeAllConnections()
      }, LAST_BYTES_MS)
      await closed
      clearTimeout(cut)
    },
  }
}
