const ADDRESS = /^#\/t\/([^/]+)$/

/** The thread that the page's address names. */
export function readThreadAddress(hash: string): string | undefined {
  const written = ADDRESS.exec(hash)?.[1]
  if (written === undefined) return undefined
  try {
    return decodeURIComponent(written)
  } catch {
    return undefined // Not an address that this page wrote.
  }
}

export function threadAddress(threadId: string | undefined): string {
  return threadId === undefined ? '#/' : `#/t/${encodeURIComponent(threadId)}`
}
