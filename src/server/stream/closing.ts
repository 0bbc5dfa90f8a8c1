/** The end of a server, for the connections that are open then. Node warns of a leak where that many listen to one abort signal. */
export interface Closing {
  /** Calls the listener when the server closes: at once where it has. Returns what takes it back. */
  onClose(listener: () => void): () => void
  close(): void
}

export function createClosing(): Closing {
  const listeners = new Set<() => void>()
  let closed = false
  return {
    onClose(listener) {
      if (closed) listener()
      else listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      closed = true
      for (const listener of [...listeners]) listener()
      listeners.clear()
    },
  }
}
