import { isPlainObject, type JsonObject, type Path, type ReportRepair, setOwn } from '../../core/index.ts'

/** Renames members to their declared names where those are free, in place; returns the same object where nothing changed. */
export function renameMembers(
  owner: JsonObject,
  names: Readonly<Record<string, string>>,
  report: ReportRepair,
  path: Path = [],
): JsonObject {
  const taken = new Set(Object.keys(owner))
  const renamed = new Map<string, string>()
  for (const key of Object.keys(owner)) {
    const target = Object.hasOwn(names, key) ? names[key] : undefined
    if (target === undefined || taken.has(target) || owner[key] === null) continue
    taken.add(target)
    renamed.set(key, target)
    report('renamed_prop', [...path, key], `"${key}" was read as "${target}"`)
  }
  if (renamed.size === 0) return owner
  const result: JsonObject = {}
  for (const [key, value] of Object.entries(owner)) setOwn(result, renamed.get(key) ?? key, value)
  return result
}

/** Reads each object of a list prop; the same props where none changed. */
export function readItems(
  props: JsonObject,
  key: string,
  read: (item: JsonObject, path: Path) => JsonObject,
): JsonObject {
  const list = props[key]
  if (!Array.isArray(list)) return props
  let changed = false
  const items = list.map((item: unknown, index) => {
    if (!isPlainObject(item)) return item
    const done = read(item, [key, index])
    if (done !== item) changed = true
    return done
  })
  return changed ? { ...props, [key]: items } : props
}

/** The object without some of its members. */
export function without(owner: JsonObject, ...keys: readonly string[]): JsonObject {
  const result: JsonObject = {}
  for (const [key, value] of Object.entries(owner)) {
    if (!keys.includes(key)) setOwn(result, key, value)
  }
  return result
}
