/** Numbers to sort by, NaN where a value is missing. */
interface SortKey {
  values: ArrayLike<number>
  descending: boolean
}

/** The first positions in the order of their keys, missing values last both ways; what ties keeps the order of the positions. */
export function order(positions: Uint32Array, keys: readonly SortKey[], most: number): Uint32Array {
  if (keys.length === 0 || most === 0) return positions.subarray(0, most)
  const compare = comparison(keys)
  if (2 * most >= positions.length) return positions.slice().sort(compare).subarray(0, most)
  // What comes after the last of those kept is not kept; twice as many are gathered before they are sorted.
  const kept = new Uint32Array(2 * most)
  let size = 0
  let last: number | undefined
  for (const position of positions) {
    if (last !== undefined && compare(position, last) > 0) continue
    kept[size++] = position
    if (size < kept.length) continue
    kept.sort(compare)
    size = most
    last = kept[most - 1]
  }
  return kept.subarray(0, size).sort(compare).subarray(0, most)
}

function comparison(keys: readonly SortKey[]): (a: number, b: number) => number {
  return (a, b) => {
    for (const { values, descending } of keys) {
      const one = values[a] ?? Number.NaN
      const other = values[b] ?? Number.NaN
      if (one === other) continue
      if (Number.isNaN(one) && Number.isNaN(other)) continue
      if (Number.isNaN(one)) return 1
      if (Number.isNaN(other)) return -1
      return one < other === descending ? 1 : -1
    }
    return a - b
  }
}
