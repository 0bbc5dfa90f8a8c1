import type { Issue } from '../issues/issue.ts'
import type { Repair } from '../issues/repair.ts'

export interface JsonStreamLimits {
  /** Nesting of containers; default 64. */
  maxDepth?: number
  /** UTF-16 units of text; default 1 048 576. */
  maxLength?: number
}

export interface JsonStreamOptions {
  /** Default true: malformed JSON is read as it was meant, and each change recorded. */
  repair?: boolean
  limits?: JsonStreamLimits
}

/** Reads one JSON value from text that arrives in pieces. */
export interface JsonStream {
  push(chunk: string): void
  /** No more text: open containers are closed, and what is missing becomes an issue. */
  end(): void
  /** An immutable snapshot; what did not change since the last read keeps its identity. Undefined before anything began. */
  readonly value: unknown
  /** The root value is complete. */
  readonly done: boolean
  readonly issues: readonly Issue[]
  readonly repairs: readonly Repair[]
  /** Whether a container of the last snapshot read was still open in that snapshot. */
  isOpen(container: object): boolean
}
