import { type ActiveRun, type RunContext, type RunInput, startRun } from './run.ts'

/** A thread that is kept for one turn, from its preparation to the end of its run. */
interface Hold {
  /** Gives the thread back where no run was started in it. */
  release(): void
}

/** The runs of this process: one at a time in a thread. */
export interface RunManager {
  /** Undefined where the thread is held already. */
  hold(threadId: string): Hold | undefined
  /** Starts a run in a thread that is held for it. */
  start(input: RunInput): ActiveRun
  /** The run that works in a thread. */
  activeIn(threadId: string): ActiveRun | undefined
  active(runId: string): ActiveRun | undefined
  /** Cancels all runs and waits until they are stored. */
  close(): Promise<void>
}

interface HeldThread {
  run: ActiveRun | undefined
}

export function createRunManager(context: RunContext): RunManager {
  const held = new Map<string, HeldThread>()
  const settling = new Set<ActiveRun>()

  const free = (threadId: string, thread: HeldThread): void => {
    if (held.get(threadId) === thread) held.delete(threadId)
  }

  return {
    hold(threadId) {
      if (held.has(threadId)) return undefined
      const thread: HeldThread = { run: undefined }
      held.set(threadId, thread)
      return {
        release() {
          if (thread.run === undefined) free(threadId, thread)
        },
      }
    },
    start(input) {
      const { threadId } = input.info
      const run = startRun(context, input)
      const thread = held.get(threadId) ?? { run }
      thread.run = run
      held.set(threadId, thread)
      settling.add(run)
      void run.finished.then(() => free(threadId, thread))
      void run.settled.then(() => settling.delete(run))
      return run
    },
    activeIn: (threadId) => held.get(threadId)?.run,
    active: (runId) => [...settling].find(({ info }) => info.runId === runId),
    async close() {
      for (const run of settling) run.cancel()
      await Promise.all([...settling].map((run) => run.settled))
    },
  }
}
