/**
 * Keys and indices from the outermost. A number where the value is an object stands for an item of its `children`, so that paths
 * into a tree are short: `[2, 0, 'props', 'text']`.
 */
export type DeltaPath = readonly (string | number)[]

/**
 * One change to a JSON value: `set` puts a value at a path (the empty path replaces the whole), `append` adds to a string,
 * `push` adds items to an array, `cut` removes a key, or an array's item and everything after it.
 */
export type DeltaOperation =
  | readonly ['set', DeltaPath, unknown]
  | readonly ['append', DeltaPath, string]
  | readonly ['push', DeltaPath, ...unknown[]]
  | readonly ['cut', DeltaPath]
