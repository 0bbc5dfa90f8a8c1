import { JsonReader } from './json-reader.ts'
import type { JsonStream, JsonStreamOptions } from './json-stream.ts'
import { type FoundRoot, RootFinder } from './root-finder.ts'

const MAX_DEPTH = 64
const MAX_LENGTH = 1_048_576

/**
 * Reads one JSON value from text that arrives in pieces, in one pass, repairing what models get wrong.
 *
 * Technique: a state machine over UTF-16 units (`JsonReader`) that fills the open containers in place; reading
 * `value` copies the open ones that changed and shares the rest (`OpenContainers`). Strings grow as they come, numbers
 * and words appear when something delimits them. `RootFinder` looks for the value inside prose and fences. Nothing is
 * parsed twice, and no decision depends on where a chunk ends.
 */
export function createJsonStream(options: JsonStreamOptions = {}): JsonStream {
  const { repair = true, limits = {} } = options
  const maxLength = limits.maxLength ?? MAX_LENGTH
  const reader = new JsonReader({ repair, maxDepth: limits.maxDepth ?? MAX_DEPTH })
  let finder = repair ? new RootFinder() : undefined
  let length = 0
  let ended = false

  const read = (chunk: string): void => {
    if (finder === undefined) reader.read(chunk, length)
    else begin(finder.read(chunk, length))
  }
  const begin = (root: FoundRoot | undefined): void => {
    if (root === undefined) return
    finder = undefined
    const { skipped, fenced } = root
    reader.fenced = fenced
    if (skipped?.isOnlyFence) reader.repair('code_fence', 'a code fence was dropped', skipped.offset)
    else if (skipped) reader.repair('skipped_text', 'text before the value was dropped', skipped.offset, true)
    reader.read(root.text, root.offset)
  }

  return {
    push(chunk) {
      if (ended || reader.stopped) return
      const room = maxLength - length
      read(chunk.length > room ? chunk.slice(0, room) : chunk)
      length += Math.min(chunk.length, room)
      if (chunk.length > room && !reader.stopped) {
        reader.stop('too_long', `the text is limited to ${maxLength} characters`, length)
      }
    },
    end() {
      if (ended) return
      ended = true
      if (finder !== undefined && !reader.stopped) begin(finder.end())
      reader.end(length)
    },
    get value() {
      return reader.snapshot(length, ended)
    },
    get done() {
      return reader.done
    },
    issues: reader.ledger.issues,
    repairs: reader.ledger.repairs,
    isOpen: (container) => reader.isOpen(container),
  }
}
