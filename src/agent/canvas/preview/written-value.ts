import { getOwn, type JsonObject, type PartialInput } from '../../../core/index.ts'

/**
 * The value of a key, once nothing more can be added to it: another key follows, or its object is closed. Until then `c1` may be the
 * beginning of `c12`.
 */
export function writtenValue(object: JsonObject, key: string, isOpen: PartialInput['isOpen']): unknown {
  const value = getOwn(object, key)
  return isOpen(object) && Object.keys(object).at(-1) === key ? undefined : value
}
