/** Tells open connections that the server closes. Node would warn of a leak if that many listened to one abort signal. */
export interface Closing {
  /** Calls the listener when the server closes: at once if it has. Returns how to take the listener away. */
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
