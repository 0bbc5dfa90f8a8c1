const checked = new WeakSet<object>()

/**
 * Marks what a model's call was checked into (a tree, or one component's props): pushing that very object does not check it again, so
 * that a schema's transforms run once and the limits of model calls are the ones that count.
 */
export function markChecked<T extends object>(value: T): T {
  checked.add(value)
  return value
}

export function isChecked(value: unknown): boolean {
  return typeof value === 'object' && value !== null && checked.has(value)
}
