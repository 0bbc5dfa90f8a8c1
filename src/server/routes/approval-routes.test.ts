import { describe, expect, it } from 'vitest'
import { createServer } from '../create-server.ts'
import { cancelled, fakeAgent } from '../test-kit/fake-agent.ts'
import { byHeader, httpClient } from '../test-kit/http-client.ts'
import { runIdOf, threadIdOf } from '../test-kit/sse-client.ts'

describe('approvals', () => {
  const asking = (expiresAt: number) =>
    fakeAgent(async ({ runId, emit, requestApproval }) => {
      const request = { approvalId: `${runId}.a/1`, toolCallId: 'a/1', name: 'pay', input: {}, expiresAt }
      emit({ kind: 'approval-requested', ...request })
      const state = (await requestApproval?.(request)) ?? 'cancelled'
      emit({ kind: 'approval-settled', approvalId: request.approvalId, toolCallId: 'a/1', state })
      return undefined
    })
  const approvalPath = (runId: string) => `/approvals/${encodeURIComponent(`${runId}.a/1`)}`

  it('keep the first answer, and belong to one actor', async () => {
    const server = createServer({ agent: asking(Date.now() + 60_000), authorize: byHeader })
    const client = httpClient(server)
    const connection = await client.chat({ message: 'Pay' })
    await connection.until('approval-requested')
    const { messages } = await client.thread(threadIdOf(connection))
    expect(messages[1]?.parts).toMatchObject([{ type: 'approval', state: 'requested' }])
    const path = approvalPath(runIdOf(connection))
    expect((await httpClient(server, 'bob').request('POST', path, { approve: true })).status).toBe(404)
    const answers = [false, true, false].map((approve) => client.request('POST', path, { approve }))
    for (const answer of await Promise.all(answers)) {
      expect([answer.status, (await answer.json()).state]).toEqual([200, 'denied'])
    }
    expect((await connection.until('approval-settled')).frame).toMatchObject({ state: 'denied' })
  })

  it('expire', async () => {
    const client = httpClient(createServer({ agent: asking(Date.now() - 1) }))
    const connection = await client.chat({ message: 'Pay' })
    expect((await connection.until('approval-settled')).frame).toMatchObject({ state: 'expired' })
    const late = await client.request('POST', approvalPath(runIdOf(connection)), { approve: true })
    expect((await late.json()).state).toBe('expired')
  })

  it('are cancelled with their run', async () => {
    const client = httpClient(createServer({ agent: asking(Date.now() + 60_000) }))
    const connection = await client.chat({ message: 'Pay' })
    await connection.until('approval-requested')
    await client.request('POST', `/chat/${runIdOf(connection)}/cancel`)
    expect((await connection.until('approval-settled')).frame).toMatchObject({ state: 'cancelled' })
  })

  it('asked for after the cancelling are cancelled at once', async () => {
    const agent = fakeAgent(async (request) => {
      await cancelled(request)
      const approval = {
        approvalId: 'a',
        toolCallId: 'c',
        name: 'pay',
        input: {},
        expiresAt: Date.now() + 60_000,
      }
      const state = (await request.requestApproval?.(approval)) ?? 'expired'
      request.emit({ kind: 'approval-requested', ...approval })
      request.emit({ kind: 'approval-settled', approvalId: 'a', toolCallId: 'c', state })
      return undefined
    })
    const client = httpClient(createServer({ agent }))
    const connection = await client.chat({ message: 'Pay' })
    await client.request('POST', `/chat/${runIdOf(connection)}/cancel`)
    expect((await connection.until('approval-settled')).frame).toMatchObject({ state: 'cancelled' })
  })
})
