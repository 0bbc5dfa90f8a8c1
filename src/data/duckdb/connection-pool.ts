import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

/** Connections, each used by one query at a time; whoever finds none free waits in line. */
interface ConnectionPool {
  /** Gives `work` a connection. Rejects with the signal's reason as soon as that aborts, in line or at work. */
  use<T>(work: (connection: DuckDBConnection) => Promise<T>, signal: AbortSignal): Promise<T>
  /** Waits for those in use, also by work that was given up and has not ended yet. */
  drain(): Promise<void>
}

export function createConnectionPool(instance: DuckDBInstance, size: number): ConnectionPool {
  const idle: DuckDBConnection[] = []
  const line: (() => void)[] = []
  const inUse = new Set<Promise<unknown>>()

  const turn = async (signal: AbortSignal): Promise<void> => {
    while (inUse.size >= size) {
      const freed = new Promise<void>((resolve) => line.push(resolve))
      await unlessAborted(freed, signal)
    }
  }

  return {
    async use(work, signal) {
      signal.throwIfAborted()
      await turn(signal)
      const working = (async () => {
        const connection = idle.pop() ?? (await instance.connect())
        try {
          return await work(connection)
        } finally {
          // One that was interrupted could pass that on to the next.
          if (signal.aborted) connection.closeSync()
          else idle.push(connection)
        }
      })()
      const ended = working.then(
        () => undefined,
        () => undefined,
      )
      inUse.add(ended)
      void ended.then(() => {
        inUse.delete(ended)
        for (const next of line.splice(0)) next()
      })
      return unlessAborted(working, signal)
    },
    async drain() {
      await Promise.all(inUse)
      for (const connection of idle.splice(0)) connection.closeSync()
    },
  }
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
