import { type NumberedFrame, VitrailError } from '../../core/index.ts'
import { createRunLog, type RunLog } from './run-log.ts'
import type { RunInfo, Sink } from './sink.ts'
import { createWakeUp, type WakeUp } from './wake-up.ts'

/** How many runs are kept, how long and how large. */
export interface MemorySinkOptions {
  /** Ended runs kept for those who come back; the oldest goes first. Default 200. */
  maxRuns?: number
  /** Milliseconds an ended run is kept; default 15 minutes. */
  ttlMs?: number
  /** UTF-16 units of JSON that one run's log may hold; default 32 Mi. */
  maxRunSize?: number
}

interface Run {
  info: RunInfo
  log: RunLog
  wakeUp: WakeUp
  /** Epoch milliseconds; undefined while it works. */
  endedAt: number | undefined
}

/** Runs of this process only. */
export function createMemorySink(options: MemorySinkOptions = {}): Sink {
  const { maxRuns = 200, ttlMs = 15 * 60_000, maxRunSize = 32 * 1024 * 1024 } = options
  const runs = new Map<string, Run>()

  const forgetOld = (): void => {
    const ended = [...runs.values()].filter((run) => run.endedAt !== undefined)
    let over = ended.length - maxRuns
    for (const { info, endedAt } of ended) {
      if (over-- > 0 || Date.now() - (endedAt ?? 0) > ttlMs) runs.delete(info.runId)
    }
  }

  const mustFind = (runId: string): Run => {
    const run = runs.get(runId)
    if (run === undefined) throw new VitrailError('run_unknown', `The sink has no run "${runId}".`)
    return run
  }

  return {
    async open(info) {
      forgetOld()
      runs.set(info.runId, {
        info,
        log: createRunLog(maxRunSize),
        wakeUp: createWakeUp(),
        endedAt: undefined,
      })
    },
    async find(runId) {
      forgetOld()
      return runs.get(runId)?.info
    },
    async append(runId, frame) {
      const run = mustFind(runId)
      const seq = run.log.append(frame)
      run.wakeUp.call()
      return seq
    },
    async end(runId) {
      const run = runs.get(runId)
      if (run === undefined) return
      run.endedAt = Date.now()
      // Ended runs are kept in the order they ended.
      runs.delete(runId)
      runs.set(runId, run)
      forgetOld()
      run.wakeUp.call()
    },
    read(runId, after, signal) {
      const run = runs.get(runId)
      return run === undefined ? nothing() : follow(run, after, signal)
    },
    async remove(runId) {
      const run = runs.get(runId)
      if (run === undefined) return
      runs.delete(runId)
      run.endedAt ??= Date.now()
      run.wakeUp.call()
    },
  }
}

async function* nothing(): AsyncIterable<NumberedFrame> {}

/** Pulls by number, so that a slow reader holds no queue and one that was overtaken by compaction goes on after the gap. */
async function* follow(run: Run, after: number, signal: AbortSignal): AsyncIterable<NumberedFrame> {
  let cursor = after
  while (!signal.aborted) {
    const next = run.log.next(cursor)
    if (next !== undefined) {
      cursor = next.seq
      yield { seq: next.seq, frame: next.frame }
    } else if (run.endedAt !== undefined) {
      return
    } else {
      await run.wakeUp.wait(signal)
    }
  }
}
