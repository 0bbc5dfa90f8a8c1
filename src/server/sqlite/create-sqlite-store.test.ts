import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServer } from '../create-server.ts'
import { fakeAgent, says } from '../test-kit/fake-agent.ts'
import { httpClient } from '../test-kit/http-client.ts'
import { fold, toFrames } from '../test-kit/sse-client.ts'
import { createSqliteStore } from './create-sqlite-store.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrail-'))
  file = join(folder, 'sub', 'threads.db')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.doUnmock('better-sqlite3')
})

const thread = { id: 't', actorId: 'local', title: 'T', createdAt: 1, updatedAt: 1 }

/** Somebody else who writes. */
function lock(): { release(): void } {
  const other = new Database(file)
  other.exec('BEGIN IMMEDIATE')
  return {
    release() {
      other.exec('COMMIT')
      other.close()
    },
  }
}

describe('the file', () => {
  it('keeps threads from one opening to the next', async () => {
    const first = await createSqliteStore({ file })
    await first.createThread(thread)
    await first.close()
    const second = await createSqliteStore({ file })
    expect(await second.getThread('t')).toEqual(thread)
    await second.close()
  })

  it('is one store at a time, by whatever path; the next one waits for the one that closes', async () => {
    const first = await createSqliteStore({ file })
    const link = join(folder, 'link.db')
    symlinkSync(file, link)
    for (const path of [file, link]) {
      await expect(createSqliteStore({ file: path, busyTimeoutMs: 20 })).rejects.toMatchObject({
        code: 'store_in_use',
        message: expect.stringContaining(path),
      })
    }
    await first.createThread(thread)
    const opening = createSqliteStore({ file })
    await first.close()
    const second = await opening
    expect(await second.getThread('t')).toEqual(thread)
    await second.close()
    expect(readdirSync(join(folder, 'sub'))).toEqual(['threads.db', 'threads.db-lock'])
  })

  it('is free at once when the process that had it was killed', async () => {
    const script = `
      const { createSqliteStore } = await import(${JSON.stringify(new URL('index.ts', import.meta.url).href)})
      const store = await createSqliteStore({ file: process.argv[1] })
      await store.createThread(${JSON.stringify(thread)})
      console.log('open')
      setInterval(() => store, 1000)`
    const options = ['--conditions=vitrail:source', '--import=tsx', '--input-type=module', '--eval', script]
    const other = spawn(process.execPath, [...options, file], { stdio: ['ignore', 'pipe', 'ignore'] })
    const ended = once(other, 'exit')
    try {
      await once(other.stdout, 'data')
      await expect(createSqliteStore({ file, busyTimeoutMs: 20 })).rejects.toMatchObject({
        code: 'store_in_use',
      })
    } finally {
      other.kill('SIGKILL')
    }
    await ended
    const store = await createSqliteStore({ file, busyTimeoutMs: 20 })
    expect(await store.getThread('t')).toEqual(thread)
    await store.close()
  }, 60_000)

  it('can be read from outside meanwhile, as by a backup', async () => {
    const store = await createSqliteStore({ file })
    await store.createThread(thread)
    const outside = new Database(file, { readonly: true })
    expect(outside.prepare('SELECT id FROM threads').all()).toEqual([{ id: 't' }])
    outside.close()
    await store.close()
  })

  it('of a newer version is refused', async () => {
    await (await createSqliteStore({ file })).close()
    const database = new Database(file)
    database.pragma('user_version = 99')
    database.close()
    await expect(createSqliteStore({ file })).rejects.toMatchObject({ code: 'sqlite_newer_schema' })
  })

  it('that is no database is refused', async () => {
    const { writeFileSync } = await import('node:fs')
    const text = join(folder, 'notes.txt')
    writeFileSync(text, 'not a database, but long enough to look like the header of one '.repeat(20))
    await expect(createSqliteStore({ file: text })).rejects.toMatchObject({ code: 'SQLITE_NOTADB' })
  })
})

it('says how to install the driver where it is missing', async () => {
  vi.doMock('better-sqlite3', () => {
    throw new Error('Cannot find package')
  })
  await expect(createSqliteStore({ file })).rejects.toMatchObject({
    code: 'sqlite_missing',
    message: expect.stringContaining('npm install better-sqlite3@12'),
  })
})

describe('while another process holds the lock', () => {
  it('a write waits, the event loop runs on, and reads work', async () => {
    const store = await createSqliteStore({ file })
    const other = lock()
    let written = false
    const writing = store.createThread(thread).then(() => {
      written = true
    })
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await store.getThread('t')).toBeUndefined()
    expect(written).toBe(false)
    other.release()
    await writing
    expect(await store.getThread('t')).toEqual(thread)
    await store.close()
  })

  it('writes keep their order', async () => {
    const store = await createSqliteStore({ file })
    await store.createThread(thread)
    const other = lock()
    const ids = ['c', 'a', 'b']
    const writing = ids.map((id) => store.putMessage('t', { id, role: 'user', parts: [], createdAt: 1 }))
    other.release()
    await Promise.all(writing)
    expect((await store.listMessages('t')).map(({ id }) => id)).toEqual(ids)
    await store.close()
  })

  it('a write gives up in the end', async () => {
    const store = await createSqliteStore({ file, busyTimeoutMs: 30 })
    const other = lock()
    await expect(store.createThread(thread)).rejects.toMatchObject({ code: 'store_busy' })
    other.release()
    await store.createThread(thread)
    expect(await store.getThread('t')).toEqual(thread)
    await store.close()
  })

  it('an answer streams, and is stored once the lock is gone', async () => {
    const store = await createSqliteStore({ file })
    const client = httpClient(
      createServer({ agent: fakeAgent(says({ kind: 'text', text: 'Hello' })), store }),
    )
    const other = lock()
    const connection = await client.chat({ message: 'Hi' })
    await connection.until('finish')
    const threadId = connection.response.headers.get('x-vitrail-thread-id') ?? ''
    expect(await store.listMessages(threadId)).toEqual([])
    expect((await client.thread(threadId)).messages).toHaveLength(2)
    other.release()
    const events = await connection.rest()
    expect(events.map(({ event }) => event)).toEqual(['done'])
    expect(await store.listMessages(threadId)).toHaveLength(2)
    await store.close()
  })

  it('longer than it waits, an answer is shown as unsaved and stored with the next message', async () => {
    const store = await createSqliteStore({ file, busyTimeoutMs: 20 })
    const reported: string[] = []
    const server = createServer({
      agent: fakeAgent(says({ kind: 'text', text: 'Hello' })),
      store,
      onError: (error) => reported.push(error.code),
    })
    const client = httpClient(server)
    const other = lock()
    const connection = await client.chat({ message: 'Hi' })
    const { parts } = fold(toFrames(await connection.rest()))
    expect(parts).toMatchObject([
      { type: 'text', text: 'Hello' },
      { type: 'warning', code: 'unsaved' },
    ])
    const threadId = connection.response.headers.get('x-vitrail-thread-id') ?? ''
    const unsaved = await client.thread(threadId)
    expect(unsaved.messages).toMatchObject([{ unsaved: true }, { unsaved: true }])
    expect(await client.threads()).toMatchObject([{ id: threadId }])
    expect(reported).toContain('store_busy')

    other.release()
    await (await client.chat({ message: 'Again', threadId })).rest()
    expect((await store.listMessages(threadId)).map(({ role, parts: stored }) => [role, stored])).toEqual([
      ['user', [{ type: 'text', text: 'Hi' }]],
      ['assistant', [{ type: 'text', text: 'Hello' }]],
      ['user', [{ type: 'text', text: 'Again' }]],
      ['assistant', [{ type: 'text', text: 'Hello' }]],
    ])
    expect((await client.thread(threadId)).messages.some(({ unsaved }) => unsaved)).toBe(false)
    await server.close()
    await store.close()
  })
})
