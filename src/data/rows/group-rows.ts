import type { GroupKey } from './group-keys.ts'

const MAX_DENSE = 1 << 22

export interface Groups {
  count: number
  /** The group of each of the rows given, by their place. */
  groupOf: Uint32Array
  /** For each key the code in each group. */
  codes: number[][]
}

/** Numbers the groups key by key: pairs of the number so far and the next code get new numbers, so that they stay small. */
export function groupRows(rows: Uint32Array, keys: readonly GroupKey[]): Groups {
  let groups: Groups = { count: 1, groupOf: new Uint32Array(rows.length), codes: [] }
  for (const key of keys) groups = split(groups, rows, key)
  return groups
}

function split({ count, groupOf, codes }: Groups, rows: Uint32Array, key: GroupKey): Groups {
  const width = key.size + 1
  const dense = count * width <= MAX_DENSE ? new Int32Array(count * width).fill(-1) : undefined
  const sparse = new Map<number, number>()
  const pairs: number[] = []
  for (let at = 0; at < rows.length; at++) {
    const pair = (groupOf[at] ?? 0) * width + key.codeOf(rows[at] ?? 0)
    let group = (dense === undefined ? sparse.get(pair) : dense[pair]) ?? -1
    if (group === -1) {
      group = pairs.push(pair) - 1
      if (dense === undefined) sparse.set(pair, group)
      else dense[pair] = group
    }
    groupOf[at] = group
  }
  const before = pairs.map((pair) => Math.floor(pair / width))
  return {
    count: pairs.length,
    groupOf,
    codes: [
      ...codes.map((list) => before.map((group) => list[group] ?? 0)),
      pairs.map((pair) => pair % width),
    ],
  }
}
