import type { Issue } from '../issues/issue.ts'
import type { Repair } from '../issues/repair.ts'

/** How deep and how long the text may be. */
export interface JsonStreamLimits {
  /** Nesting of containers; default 64. */
  maxDepth?: number
  /** UTF-16 units of text; default 1 048 576. */
  maxLength?: number
}

/** Repairs and limits of a JSON stream. */
export interface JsonStreamOptions {
  /** Default true: malformed JSON is read as it was meant, and each change recorded. False: reading stops at an issue. */
  repair?: boolean
  limits?: JsonStreamLimits
}

/** Reads one JSON value from text that arrives in pieces. Never throws, whatever the text. */
export interface JsonStream {
  /** Reads on. Ignored after `end` and after an issue that stopped the reading. */
  push(chunk: string): void
  /** No more text. What is missing becomes an issue; containers that the text did not close stay open. */
  end(): void
  /**
   * An immutable snapshot; what did not change since the last read keeps its identity. Undefined before anything
   * began. Where very wide containers are open it may be one of a moment ago: at most one UTF-16 unit for every
   * 16 open items or every open key, and exact from `done` or `end` on.
   */
  readonly value: unknown
  /** The root value is complete. */
  readonly done: boolean
  /** What could not be repaired; errors stopped the reading. Duplicate keys are warnings: the last one wins. */
  readonly issues: readonly Issue[]
  readonly repairs: readonly Repair[]
  /** Whether a container of the last snapshot read was still open in that snapshot. */
  isOpen(container: object): boolean
}
