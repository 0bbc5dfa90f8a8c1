/** Numbers to sort by, NaN where a value is missing. */
export interface SortKey {
  values: ArrayLike<number>
  descending: boolean
}

/** Orders positions by their keys, missing values last both ways; what ties keeps the order of the positions. */
export function order(positions: Uint32Array, keys: readonly SortKey[]): Uint32Array {
  if (keys.length === 0) return positions
  return positions.slice().sort((a, b) => {
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
  })
}
