import type { Path } from '../issues/issue.ts'

/**
 * One change to a JSON value: `set` puts a value at a path (the empty path replaces the whole), `append` adds to a string,
 * `push` adds an item to an array, `cut` removes a key or an array's item and everything after it.
 */
export type DeltaOperation =
  | readonly ['set', Path, unknown]
  | readonly ['append', Path, string]
  | readonly ['push', Path, unknown]
  | readonly ['cut', Path]
