import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAgentCanvasClient, createAgentChatClient } from '../../../src/client/index.ts'
import type { TraceEntry } from '../../../src/core/index.ts'

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url))
/** Starting a process takes a while on a busy machine. */
const PATIENCE = { timeout: 60_000 }

let folder: string
let server: { process: ChildProcess; port: number }
let back: Promise<unknown>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrail-killed-'))
  await start(0)
}, 60_000)
afterEach(async () => {
  await kill()
  rmSync(folder, { recursive: true })
})

async function start(port: number): Promise<void> {
  const options = [
    '--conditions=vitrail:source',
    '--import=tsx',
    SERVER,
    join(folder, 'threads.db'),
    String(port),
  ]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [listening] = await once(child.stdout, 'data')
  server = { process: child, port: Number(listening) }
}

async function kill(): Promise<void> {
  if (server.process.signalCode !== null) return
  const ended = once(server.process, 'exit')
  server.process.kill('SIGKILL')
  await ended
}

/** Clients retry until the server is back, however long that takes. */
function connection() {
  return { basePath: `http://127.0.0.1:${server.port}/agent`, wait: async () => void (await back) }
}

it('a server that is killed in the middle of a run and of edits comes back as it was, and its clients with it', async () => {
  const chat = createAgentChatClient(connection())
  const canvas = createAgentCanvasClient(connection())
  await chat.send({ message: 'Begin' })
  const written = () => JSON.stringify(chat.getSnapshot().messages.at(-1)?.parts)
  await vi.waitFor(() => expect(written()).toContain('Halfway'), PATIENCE)
  const threadId = chat.getSnapshot().threadId ?? ''
  await canvas.open(threadId)

  const texts = Array.from({ length: 12 }, (_, n) => `edit ${n}`)
  const edits = texts.map((text) =>
    canvas.operate({ op: 'create', component: 'StickyNote', props: { text } }),
  )
  await edits[3]
  const killed = kill()
  back = killed.then(() => start(server.port))
  await back
  const outcomes = await Promise.all(edits)
  expect(outcomes.map(({ ok }) => ok)).toEqual(texts.map(() => true))

  const expected = ['by the model', ...texts]
  const shown = () => {
    const { snapshot } = canvas.getSnapshot().canvas
    return snapshot.roots.map((id) => snapshot.instances[id]?.props.text)
  }
  await vi.waitFor(() => expect(shown()).toEqual(expected), PATIENCE)
  const trace = await (await fetch(`${connection().basePath}/threads/${threadId}/canvas/trace`)).json()
  expect(trace.map(({ id, props }: { id: string; props: object }) => [id, props])).toEqual(
    expected.map((text, n) => [`c${n + 1}`, { text }]),
  )

  await vi.waitFor(() => expect(chat.getSnapshot().status).not.toBe('reconnecting'), PATIENCE)
  const [asked, answered] = chat.getSnapshot().messages
  expect(asked).toMatchObject({ role: 'user', parts: [{ text: 'Begin' }] })
  expect(answered).toMatchObject({
    parts: [{ type: 'tool', state: 'done' }],
    finish: { reason: 'error', error: { code: 'interrupted' } },
  })
  await chat.send({ message: 'Go on' })
  await vi.waitFor(() => expect(written()).toContain('Done.'), PATIENCE)

  canvas.reset()
  await kill()
  const database = new Database(join(folder, 'threads.db'), { readonly: true })
  const stored = database
    .prepare<[], { body: string }>('SELECT body FROM canvas_entries ORDER BY place')
    .all()
  const entries = stored.map(({ body }): TraceEntry => JSON.parse(body))
  expect(entries).toEqual(trace)
  const ids = entries.flatMap(({ operationId }) => operationId ?? [])
  expect([ids.length, new Set(ids).size]).toEqual([texts.length, texts.length])
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
  database.close()
}, 180_000)
