/** The first entry numbered above `seq`. The entries ascend, with gaps. */
export function firstAfter<E extends { seq: number }>(entries: readonly E[], seq: number): E | undefined {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle]?.seq ?? 0) > seq) high = middle
    else low = middle + 1
  }
  return entries[low]
}
