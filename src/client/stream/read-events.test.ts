import type { EventSourceMessage } from 'eventsource-parser'
import { describe, expect, it } from 'vitest'
import { liveResponse, sseResponse } from '../test-kit/fake-server.ts'
import { readEvents } from './read-events.ts'

async function read(...chunks: Uint8Array[]): Promise<EventSourceMessage[]> {
  const events: EventSourceMessage[] = []
  const { body } = sseResponse(...chunks)
  if (body === null) throw new Error('no body')
  const { signal } = new AbortController()
  await readEvents(body, { onEvent: (event) => events.push(event), signal, staleAfter: 60_000 })
  return events
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The two pieces for every place that the bytes can be cut at. */
function cuts(bytes: Uint8Array): [Uint8Array, Uint8Array][] {
  return Array.from({ length: bytes.length + 1 }, (_, at) => [bytes.slice(0, at), bytes.slice(at)])
}

const data = (text: string): EventSourceMessage[] => [{ id: undefined, event: undefined, data: text }]

describe('readEvents', () => {
  it.each<[string, string, EventSourceMessage[]]>([
    ['characters of many bytes', 'data: {"t":"北京 🌍"}\n\n', data('{"t":"北京 🌍"}')],
    ['CRLF line ends', 'data:A\r\ndata: B\r\ndata: C\r\n\r\n', data('A\nB\nC')],
    ['mixed line ends', 'data:A\r\ndata: B\r' + 'data: C\n\r\n', data('A\nB\nC')],
    ['a byte-order mark', '\uFEFFdata: A\n\n', data('A')],
    ['a comment between lines', ': ping\ndata: A\n\n:\n\n', data('A')],
    ['an id and a name', 'id: 7\nevent: done\ndata: {}\n\n', [{ id: '7', event: 'done', data: '{}' }]],
  ])('reads %s the same wherever they are cut', async (_, text, events) => {
    for (const [first, second] of cuts(encode(text))) {
      expect(await read(new Uint8Array(), first, second)).toEqual(events)
    }
  })

  it('reads one byte at a time', async () => {
    const bytes = encode('\uFEFFid: 1\r\ndata: ü🌍\r\n\r\ndata: B\n\n')
    expect(await read(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toMatchObject([
      { id: '1', data: 'ü🌍' },
      { data: 'B' },
    ])
  })

  it('does not stall on bytes that are no text', async () => {
    const bytes = Uint8Array.of(...encode('data: a'), 0xff, 0xc3, ...encode('\n\ndata: b\n\n'))
    expect((await read(bytes)).map((event) => event.data)).toEqual(['a\uFFFD\uFFFD', 'b'])
  })

  it('leaves out an event that the connection broke off in', async () => {
    expect(await read(encode('data: A\n\ndata: B\n'))).toEqual(data('A'))
  })

  it('leaves a connection that has said all, though the server keeps it open', async () => {
    const { response, push } = liveResponse()
    const events: string[] = []
    const { signal } = new AbortController()
    push('event: done\ndata: {}\n\n')
    await readEvents(response.body ?? new ReadableStream(), {
      onEvent: ({ data }) => events.push(data),
      isDone: () => events.length > 0,
      signal,
      staleAfter: 60_000,
    })
    expect(events).toEqual(['{}'])
  })
})
