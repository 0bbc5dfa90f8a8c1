export interface CanvasAddress {
  /** The data set; undefined: the first one. */
  dataset: string | undefined
  threadId: string | undefined
}

const ADDRESS = /^#\/canvas(?:\/([a-z-]+)(?:\/([^/]+))?)?$/

/** What the page's address says of a canvas; undefined: it is another page's. */
export function readCanvasAddress(hash: string): CanvasAddress | undefined {
  const match = ADDRESS.exec(hash)
  if (match === null) return undefined
  const [, dataset, threadId] = match
  return { dataset, threadId: threadId === undefined ? undefined : decode(threadId) }
}

export function canvasAddress(dataset?: string, threadId?: string): string {
  const path = ['#', 'canvas', dataset, threadId && encodeURIComponent(threadId)]
  return path.filter((part) => part !== undefined && part !== '').join('/')
}

function decode(written: string): string | undefined {
  try {
    return decodeURIComponent(written)
  } catch {
    return undefined // Not an address that this page wrote.
  }
}
