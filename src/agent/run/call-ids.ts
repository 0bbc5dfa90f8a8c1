/** Gives each call an id of its own that every provider accepts; some repeat theirs, or leave them empty. */
export function createCallIds(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    const base = wanted.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 60) || 'call'
    let id = base
    for (let n = 2; taken.has(id); n++) id = `${base}-${n}`
    taken.add(id)
    return id
  }
}
