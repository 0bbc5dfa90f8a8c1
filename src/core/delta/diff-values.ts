import type { Path } from '../issues/issue.ts'
import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import type { DeltaOperation } from './delta.ts'

/**
 * The operations that turn `before` into `after`. Two values that are the same object are taken as equal without a look inside,
 * so for snapshots that share structure the cost follows what changed. The order of keys is not kept.
 */
export function diffValues(before: unknown, after: unknown): DeltaOperation[] {
  const operations: DeltaOperation[] = []
  compare(before, after, [], operations)
  return operations
}

function compare(before: unknown, after: unknown, path: Path, operations: DeltaOperation[]): void {
  if (Object.is(before, after)) return
  if (typeof before === 'string' && typeof after === 'string' && before !== '' && after.startsWith(before)) {
    operations.push(['append', path, after.slice(before.length)])
  } else if (Array.isArray(before) && Array.isArray(after)) {
    compareArrays(before, after, path, operations)
  } else if (isPlainObject(before) && isPlainObject(after) && before.type === after.type) {
    compareObjects(before, after, path, operations)
  } else {
    operations.push(['set', path, after])
  }
}

function compareArrays(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  operations: DeltaOperation[],
): void {
  const shared = Math.min(before.length, after.length)
  for (let index = 0; index < shared; index++)
    compare(before[index], after[index], [...path, index], operations)
  if (after.length < before.length) operations.push(['cut', [...path, after.length]])
  for (let index = shared; index < after.length; index++) operations.push(['push', path, after[index]])
}

function compareObjects(
  before: JsonObject,
  after: JsonObject,
  path: Path,
  operations: DeltaOperation[],
): void {
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) operations.push(['cut', [...path, key]])
  }
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) compare(before[key], after[key], [...path, key], operations)
    else operations.push(['set', [...path, key], after[key]])
  }
}
