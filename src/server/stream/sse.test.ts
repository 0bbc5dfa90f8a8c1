import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { describe, expect, it } from 'vitest'
import { formatEvent, HEARTBEAT } from './sse.ts'

const parse = (text: string): EventSourceMessage[] => {
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  parser.feed(text)
  return events
}

describe('formatEvent', () => {
  it.each([
    ['text', 'Hello'],
    ['line ends of all kinds', 'a\nb\r\nc\rd\u2028e\u2029f'],
    ['what looks like a field', '\nid: 7\n\ndata: {}\n\n'],
    ['characters outside the plane and half of one', '北京 🌍 \ud83d'],
    ['nothing', ''],
  ])('data survives a parser: %s', (_, text) => {
    const [event, ...more] = parse(formatEvent({ id: 3, data: { text } }))
    expect(more).toEqual([])
    expect(event?.id).toBe('3')
    expect(JSON.parse(event?.data ?? '')).toEqual({ text })
  })

  it('names an event', () => {
    expect(formatEvent({ event: 'done', data: {} })).toBe('event: done\ndata: {}\n\n')
  })

  it.each([{ id: '1\ndata: x' }, { id: '1\r' }, { id: 'a\0' }, { event: 'done\n\ndata: x' }])(
    'refuses a field that would start another: %j',
    (fields) => {
      expect(() => formatEvent({ ...fields, data: 1 })).toThrow(
        expect.objectContaining({ code: 'sse_field' }),
      )
    },
  )
})

it('a heartbeat is no event', () => {
  expect(parse(`${HEARTBEAT}${formatEvent({ id: 1, data: 1 })}${HEARTBEAT}`)).toHaveLength(1)
})
