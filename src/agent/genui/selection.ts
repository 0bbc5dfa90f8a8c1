import { type Catalog, type Component, unknownComponent, VitrailError } from '../../core/index.ts'

/** Components, sets of them, or their names. */
export type Selection = readonly (string | Component | readonly Component[])[]

/**
 * The part of a catalog that the model may use: those selected, and the parts that only stand in them. Throws `unknown_component` for one
 * that the app's catalog lacks.
 */
export function createSelect(catalog: Catalog, selection: Selection | undefined): (from: Catalog) => Catalog {
  if (selection === undefined) return (from) => from
  const names = new Set(selection.flatMap(namesOf))
  for (const name of names) if (!catalog.has(name)) throw unknownSelection(name, catalog)
  const selected = new WeakMap<Catalog, Catalog>()
  return (from) => {
    let part = selected.get(from)
    if (part === undefined) {
      const accepted = new Set([...names].flatMap((name) => from.get(name)?.accepts ?? []))
      const isPart = ({ name, within }: Component): boolean => within !== undefined && accepted.has(name)
      part = from.filter((component) => names.has(component.name) || isPart(component))
      selected.set(from, part)
    }
    return part
  }
}

function namesOf(entry: Selection[number]): string[] {
  if (typeof entry === 'string') return [entry]
  return 'name' in entry ? [entry.name] : entry.map(({ name }) => name)
}

function unknownSelection(name: string, { components }: Catalog): VitrailError {
  return new VitrailError('unknown_component', `select: ${unknownComponent(name, components)}`)
}
