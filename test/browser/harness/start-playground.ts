import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from 'vitrail/server'
import { createPlayground } from '../../../apps/playground/server/create-playground.ts'

export interface RunningPlayground {
  url: string
  port: number
  close(): Promise<void>
}

/** The real playground, page included, on a free port with a database of its own. */
export async function startPlayground({ delayMs = 0, latencyMs = 0 } = {}): Promise<RunningPlayground> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrail-browser-'))
  const playground = await createPlayground({
    environment: { VITRAIL_OFFLINE_DELAY_MS: String(delayMs) },
    databaseFile: join(folder, 'threads.db'),
    latencyMs,
    // Errors are expected: one of the suggestions breaks its answer. Tests watch the pages instead.
    onError: () => undefined,
  })
  const listening = await serve(playground, { port: 0 })
  return {
    url: listening.url,
    port: listening.port,
    async close() {
      await listening.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
