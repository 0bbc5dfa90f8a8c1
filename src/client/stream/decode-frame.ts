import { type Frame, readFrame } from '../../core/index.ts'

/** Reads one SSE `data`. Undefined for anything that is not a frame, or is of a kind this client does not know. Never throws. */
export function decodeFrame(data: string): Frame | undefined {
  return readFrame(parseJson(data))
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
