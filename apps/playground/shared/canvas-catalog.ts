import { type Catalog, defineCatalog } from 'vitrail'
import type { DataSource } from 'vitrail/data'
import { datasetComponents, KIT_COMPONENTS } from 'vitrail/kit'

/** The kit draws what the components over the data resolve to. */
export function canvasCatalog(source: DataSource): Catalog {
  return defineCatalog([...KIT_COMPONENTS, ...datasetComponents(source)])
}
