import { describe, expect, it } from 'vitest'
import { createRunRecorder } from './run-recorder.ts'

const EVENTS = [
  'event: meta\ndata: {"runId":"r1","threadId":"t1","messageId":"m1"}\n\n',
  'id: 1\ndata: {"kind":"text","text":"Größe"}\n\n',
  ': heartbeat\n\n',
  'id: 2\ndata: {"kind":"finish","reason":"stop"}\n\n',
  'event: done\ndata: {}\n\n',
].join('')

function answer(text: string, type = 'text/event-stream'): typeof fetch {
  return async () => new Response(text, { headers: { 'content-type': type } })
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

describe('the recorder', () => {
  it('hands the answer on unchanged and keeps what was in it', async () => {
    const recorder = createRunRecorder(answer(EVENTS))
    const response = await recorder.fetch('/agent/chat', { method: 'POST', body: '{"message":"Hi"}' })
    expect(await response.text()).toBe(EVENTS)
    await settled()
    const [run] = recorder.getSnapshot()
    expect(run).toMatchObject({
      runId: 'r1',
      question: 'Hi',
      bytes: new TextEncoder().encode(EVENTS).length,
      connections: 1,
      finished: true,
    })
    expect(run?.frames.map(({ seq, frame }) => [seq, frame.kind])).toEqual([
      [1, 'text'],
      [2, 'finish'],
    ])
  })

  it('joins the connections of one run', async () => {
    const recorder = createRunRecorder(answer(EVENTS))
    for (const _ of [1, 2]) await (await recorder.fetch('/agent/chat')).text()
    await settled()
    expect(recorder.getSnapshot()).toHaveLength(1)
    expect(recorder.getSnapshot()[0]).toMatchObject({ connections: 2 })
    expect(recorder.getSnapshot()[0]?.frames).toHaveLength(2)
  })

  it('leaves other answers alone', async () => {
    const recorder = createRunRecorder(answer('{}', 'application/json'))
    expect(await (await recorder.fetch('/agent/threads')).json()).toEqual({})
    expect(recorder.getSnapshot()).toEqual([])
  })
})
