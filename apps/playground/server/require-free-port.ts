import { createServer } from 'node:net'

/** Rejects as listening would, but before opening a database that another server may be using. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(port, '127.0.0.1', resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}
