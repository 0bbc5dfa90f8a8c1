/** A map that forgets its oldest entries. */
interface RecentMap<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
}

export function createRecentMap<T>(maxEntries: number): RecentMap<T> {
  const entries = new Map<string, T>()
  return {
    get: (key) => entries.get(key),
    delete: (key) => void entries.delete(key),
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) return
        entries.delete(oldest)
      }
    },
  }
}
