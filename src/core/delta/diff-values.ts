import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import type { DeltaOperation, DeltaPath } from './delta.ts'

/**
 * The operations that turn `before` into `after`. Two values that are the same object are taken as equal without a look inside,
 * so for snapshots that share structure the cost follows what changed. The order of keys is not kept.
 */
export function diffValues(before: unknown, after: unknown): DeltaOperation[] {
  const operations: DeltaOperation[] = []
  compare(before, after, [], operations)
  return operations
}

function compare(before: unknown, after: unknown, path: DeltaPath, operations: DeltaOperation[]): void {
  if (Object.is(before, after)) return
  if (typeof before === 'string' && typeof after === 'string' && before !== '' && after.startsWith(before)) {
    operations.push(['append', path, after.slice(before.length)])
  } else if (Array.isArray(before) && Array.isArray(after)) {
    compareArrays(before, after, path, path, operations)
  } else if (isPlainObject(before) && isPlainObject(after) && before.type === after.type) {
    compareObjects(before, after, path, operations)
  } else {
    operations.push(['set', path, after])
  }
}

/** `path` leads to the list, `itemsPath` is what an item's index is added to. */
function compareArrays(
  before: readonly unknown[],
  after: readonly unknown[],
  path: DeltaPath,
  itemsPath: DeltaPath,
  operations: DeltaOperation[],
): void {
  const shared = Math.min(before.length, after.length)
  for (let index = 0; index < shared; index++) {
    compare(before[index], after[index], [...itemsPath, index], operations)
  }
  if (after.length < before.length) operations.push(['cut', [...itemsPath, after.length]])
  if (after.length > shared) operations.push(['push', path, ...after.slice(shared)])
}

function compareObjects(
  before: JsonObject,
  after: JsonObject,
  path: DeltaPath,
  operations: DeltaOperation[],
): void {
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) operations.push(['cut', [...path, key]])
  }
  for (const key of Object.keys(after)) {
    const old = before[key]
    const now = after[key]
    if (!Object.hasOwn(before, key)) operations.push(['set', [...path, key], now])
    else if (key === 'children' && Array.isArray(old) && Array.isArray(now)) {
      if (old !== now) compareArrays(old, now, [...path, key], path, operations)
    } else compare(old, now, [...path, key], operations)
  }
}
