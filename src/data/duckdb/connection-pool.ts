import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

/** Connections, each used by one at a time; who finds none waits in line. */
export interface ConnectionPool {
  /** Gives `work` a connection. Rejects with the signal's reason where that aborts in line. */
  use<T>(work: (connection: DuckDBConnection) => Promise<T>, signal: AbortSignal): Promise<T>
  /** Waits for those in use. */
  drain(): Promise<void>
}

export function createConnectionPool(instance: DuckDBInstance, size: number): ConnectionPool {
  const idle: DuckDBConnection[] = []
  const line: (() => void)[] = []
  const inUse = new Set<Promise<unknown>>()

  const acquire = async (signal: AbortSignal): Promise<void> => {
    while (inUse.size >= size) {
      await new Promise<void>((resolve) => {
        const go = (): void => {
          signal.removeEventListener('abort', go)
          resolve()
        }
        line.push(go)
        signal.addEventListener('abort', go)
      })
      signal.throwIfAborted()
    }
  }

  return {
    async use(work, signal) {
      await acquire(signal)
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
      inUse.add(working)
      try {
        return await working
      } finally {
        inUse.delete(working)
        line.shift()?.()
      }
    },
    async drain() {
      await Promise.allSettled(inUse)
      for (const connection of idle.splice(0)) connection.closeSync()
    },
  }
}
