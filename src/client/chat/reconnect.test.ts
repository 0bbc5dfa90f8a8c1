import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Frame, foldFrame, initialRunState } from '../../core/index.ts'
import { fakeServer, numbered, sseResponse, sseText } from '../test-kit/fake-server.ts'
import { createAgentChatClient } from './create-agent-chat-client.ts'

const frame = fc.oneof<fc.Arbitrary<Frame>[]>(
  fc.string({ minLength: 1, maxLength: 3 }).map((text): Frame => ({ kind: 'text', text })),
  fc.constant<Frame>({ kind: 'tool-input-start', toolCallId: 'c', name: 'look' }),
  fc.constant<Frame>({ kind: 'tool-output', toolCallId: 'c', output: 1 }),
  fc.nat(3).map(
    (n): Frame => ({
      kind: 'ui',
      id: 'v',
      component: 'genui:tree',
      partial: true,
      props: { root: { type: 'Text', props: { text: `${n}` } } },
    }),
  ),
  fc
    .nat(9)
    .map((base): Frame => ({ kind: 'ui-delta', id: 'v', base, ops: [['append', ['props', 'text'], '!']] })),
)

it('shows the same however often and wherever the connection breaks', async () => {
  const run = fc.asyncProperty(
    fc.array(frame, { minLength: 1, maxLength: 12 }),
    fc.array(fc.record({ sends: fc.nat(4), repeats: fc.nat(3) }), { maxLength: 6 }),
    async (frames, plan) => {
      const log = numbered(...frames, { kind: 'finish', reason: 'stop' })
      let connection = 0
      const connect = (after: number): Response => {
        const step = plan[connection]
        connection += 1
        if (step === undefined) return sseResponse(sseText(log, { after }))
        const from = Math.max(after - step.repeats, 0)
        return sseResponse(sseText(log.slice(0, after + step.sends), { after: from, end: 'cut' }))
      }
      const server = fakeServer({
        'GET /threads': () => Response.json([]),
        'POST /chat': () => connect(0),
        'GET /chat/r1/stream': ({ query }) => connect(Number(query.get('after'))),
      })
      const client = createAgentChatClient({ fetch: server.fetch, wait: async () => undefined })
      await client.send({ message: 'Hi' })
      const { status, messages } = await client.whenIdle()
      const expected = log.reduce((state, { seq, frame }) => foldFrame(state, seq, frame), initialRunState)
      expect(status).toBe('idle')
      expect(messages[1]?.parts).toEqual(expected.parts)
    },
  )
  await fc.assert(run, { seed: 11, numRuns: 60 })
})
