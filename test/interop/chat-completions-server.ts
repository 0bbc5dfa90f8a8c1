import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One streamed answer: the deltas of `choices[0]`, then the finish reason and the usage, as chunks of their own. */
export interface Completion {
  deltas: readonly object[]
  finish: 'stop' | 'tool_calls' | 'length'
}

export interface CompletionsServer {
  baseURL: string
  /** The request bodies it received. */
  requests: { messages: unknown[]; tools?: { function: { name: string; parameters: object } }[] }[]
  close(): Promise<void>
}

/**
 * A provider of the chat-completions protocol that answers from a list. The bytes of each answer leave in pieces of `pieceSize`, so that
 * lines, escapes and characters are cut wherever that falls.
 */
export async function serveCompletions(
  answers: readonly (Completion | { status: number; body: object })[],
  pieceSize: number,
): Promise<CompletionsServer> {
  const requests: CompletionsServer['requests'] = []
  const server = createServer(async (request, response) => {
    requests.push(JSON.parse(await readBody(request)))
    const answer = answers[requests.length - 1]
    if (answer === undefined || 'status' in answer) {
      response.writeHead(answer?.status ?? 500, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer?.body ?? {}))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.socket?.setNoDelay(true)
    for (const piece of cutBytes(toEvents(answer), pieceSize)) {
      response.write(piece)
      // A turn of the event loop between writes keeps the pieces apart on the wire.
      await new Promise(setImmediate)
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a listening TCP server is an object.
  const { port } = server.address() as AddressInfo
  return { baseURL: `http://127.0.0.1:${port}/v1`, requests, close: () => closeServer(server) }
}

function toEvents({ deltas, finish }: Completion): Buffer {
  const chunk = (fields: object): string => {
    const body = { id: 'chat-1', object: 'chat.completion.chunk', created: 0, model: 'local', ...fields }
    return `data: ${JSON.stringify(body)}\n\n`
  }
  const choice = (delta: object, finish_reason: string | null): string =>
    chunk({ choices: [{ index: 0, delta, finish_reason }] })
  const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 }
  return Buffer.from(
    [
      choice({ role: 'assistant', content: '' }, null),
      ...deltas.map((delta) => choice(delta, null)),
      choice({}, finish),
      chunk({ choices: [], usage }),
      'data: [DONE]\n\n',
    ].join(''),
  )
}

function cutBytes(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
}
