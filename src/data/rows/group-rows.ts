import type { GroupKey } from './group-keys.ts'

const MOST_DENSE = 1 << 22

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
  const numbers = createNumbers(count * width)
  const pairs: number[] = []
  for (const [at, row] of rows.entries()) {
    const pair = (groupOf[at] ?? 0) * width + key.codeOf(row)
    let group = numbers.get(pair)
    if (group === undefined) {
      group = pairs.push(pair) - 1
      numbers.set(pair, group)
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

interface Numbers {
  get(pair: number): number | undefined
  set(pair: number, group: number): void
}

function createNumbers(size: number): Numbers {
  if (size > MOST_DENSE) return new Map<number, number>()
  const groups = new Int32Array(size).fill(-1)
  return {
    get(pair) {
      const group = groups[pair] ?? -1
      return group === -1 ? undefined : group
    },
    set(pair, group) {
      groups[pair] = group
    },
  }
}
