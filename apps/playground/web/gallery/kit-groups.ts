import { type Component, defineCatalog } from 'vitrail'
import {
  ACTION_COMPONENTS,
  BUILTIN_COMPONENTS,
  CONTENT_COMPONENTS,
  DATA_COMPONENTS,
  INPUT_COMPONENTS,
  KIT_COMPONENTS,
  LAYOUT_COMPONENTS,
  STRUCTURE_COMPONENTS,
} from 'vitrail/kit'

interface KitGroup {
  title: string
  components: readonly Component[]
}

export const KIT_GROUPS: readonly KitGroup[] = [
  { title: 'Built in', components: BUILTIN_COMPONENTS },
  { title: 'Layout', components: LAYOUT_COMPONENTS },
  { title: 'Structure', components: STRUCTURE_COMPONENTS },
  { title: 'Content', components: CONTENT_COMPONENTS },
  { title: 'Data', components: DATA_COMPONENTS },
  { title: 'Inputs', components: INPUT_COMPONENTS },
  { title: 'Actions', components: ACTION_COMPONENTS },
]

export const kitCatalog = defineCatalog(KIT_COMPONENTS)

/** Each group with the components whose name, title, description or alias contains the words; empty groups are left out. */
export function findComponents(words: string): KitGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ name, title, description, aliases = {} }: Component): boolean => {
    const text = [name, title, description, ...Object.keys(aliases)].join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  return KIT_GROUPS.map(({ title, components }) => ({
    title,
    components: components.filter(matches),
  })).filter(({ components }) => components.length > 0)
}
