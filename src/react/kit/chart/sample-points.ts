/** At most `most` items of a list, evenly spread, including the first and the last. */
export function sampleEvenly<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items
  const step = (items.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)]).filter(
    (item): item is T => item !== undefined,
  )
}
