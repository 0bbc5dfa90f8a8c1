import { type Catalog, defineCatalog } from 'vitrail'
import type { DataSource } from 'vitrail/data'
import { datasetComponents, KIT_COMPONENTS } from 'vitrail/kit'

/** Includes the kit, which draws what the components over data resolve to. */
export function canvasCatalog(source: DataSource): Catalog {
  return defineCatalog([...KIT_COMPONENTS, ...datasetComponents(source)])
}
