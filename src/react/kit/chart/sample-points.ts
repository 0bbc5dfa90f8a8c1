/** At most `most` of a list, evenly spread, the first and the last among them. */
export function sampleEvenly<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items
  const step = (items.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)]).filter(
    (item): item is T => item !== undefined,
  )
}
