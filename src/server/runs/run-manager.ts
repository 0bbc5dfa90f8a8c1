import { type ActiveRun, type RunContext, type RunInput, startRun } from './run.ts'

/** The runs of this process: one at a time in a thread. */
export interface RunManager {
  /** Takes the thread for a run to come; false where it is taken. */
  reserve(threadId: string): boolean
  release(threadId: string): void
  /** Starts a run in a thread that was reserved for it. */
  start(input: RunInput): ActiveRun
  /** The run that works in a thread. */
  activeIn(threadId: string): ActiveRun | undefined
  active(runId: string): ActiveRun | undefined
  /** Cancels all runs and waits until they are stored. */
  close(): Promise<void>
}

export function createRunManager(context: RunContext): RunManager {
  /** By thread; undefined while a run is about to start. */
  const taken = new Map<string, ActiveRun | undefined>()
  const settling = new Set<ActiveRun>()

  return {
    reserve(threadId) {
      if (taken.has(threadId)) return false
      taken.set(threadId, undefined)
      return true
    },
    release(threadId) {
      if (taken.get(threadId) === undefined) taken.delete(threadId)
    },
    start(input) {
      const run = startRun(context, input)
      taken.set(input.info.threadId, run)
      settling.add(run)
      void run.finished.then(() => taken.delete(input.info.threadId))
      void run.settled.then(() => settling.delete(run))
      return run
    },
    activeIn: (threadId) => taken.get(threadId),
    active: (runId) => [...taken.values()].find((run) => run?.info.runId === runId),
    async close() {
      for (const run of settling) run.cancel()
      await Promise.all([...settling].map((run) => run.settled))
    },
  }
}
