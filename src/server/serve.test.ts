import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createServer } from './create-server.ts'
import { type Listening, serve } from './serve.ts'
import { cancelled, fakeAgent, says } from './test-kit/fake-agent.ts'
import { readSse, toFrames } from './test-kit/sse-client.ts'

let listening: Listening | undefined
afterEach(() => listening?.close())

const post = (url: string, body: unknown): Promise<Response> =>
  fetch(`${url}/agent/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** `fetch` does not let a Host be chosen. */
function statusFor(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path: '/agent/threads', headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

describe('serve', () => {
  it('streams over a socket; a dropped connection does not stop the run', async () => {
    const agent = fakeAgent(async (request) => {
      request.emit({ kind: 'text', text: 'One. ' })
      await new Promise((resolve) => setTimeout(resolve, 20))
      return says({ kind: 'text', text: 'Two.' })(request)
    })
    listening = await serve(createServer({ agent }), { port: 0 })
    const dropped = readSse(await post(listening.url, { message: 'Hi' }))
    const runId = dropped.response.headers.get('x-vitrail-run-id')
    expect((await dropped.until('text')).seq).toBe(1)
    await dropped.drop()
    const response = await fetch(`${listening.url}/agent/chat/${runId}/stream?after=1`)
    const events = await readSse(response).rest()
    expect(toFrames(events).map(({ seq, frame }) => [seq, frame.kind])).toEqual([
      [2, 'step-start'],
      [3, 'text'],
      [4, 'step-finish'],
      [5, 'finish'],
    ])
    expect(events.at(-1)?.event).toBe('done')
    expect(response.headers.get('content-encoding')).toBeNull()
  })

  it('answers only to loopback names when it listens there', async () => {
    listening = await serve(createServer({ agent: fakeAgent(says()) }), { port: 0 })
    const { port } = listening
    const hosts = [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::1]:${port}`,
      'evil.example',
      `127.0.0.1.evil.example:${port}`,
    ]
    expect(await Promise.all(hosts.map((host) => statusFor(port, host)))).toEqual([200, 200, 200, 403, 403])
  })

  it('closes with its runs stored and its connections ended', async () => {
    const agent = fakeAgent(async (request) => {
      request.emit({ kind: 'text', text: 'So far' })
      await cancelled(request)
      return undefined
    })
    const own = await serve(createServer({ agent }), { port: 0 })
    const connection = readSse(await post(own.url, { message: 'Hi' }))
    await connection.until('text')
    await own.close()
    expect(toFrames(await connection.rest()).at(-1)?.frame).toMatchObject({ reason: 'cancelled' })
    await expect(fetch(own.url)).rejects.toThrow()
  })

  it('fails where the port is taken', async () => {
    listening = await serve(createServer({ agent: fakeAgent(says()) }), { port: 0 })
    const again = serve(createServer({ agent: fakeAgent(says()) }), { port: listening.port })
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
