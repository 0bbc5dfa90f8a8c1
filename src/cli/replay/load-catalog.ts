import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Catalog, defineCatalog, describeThrown } from '../../core/index.ts'
import { duckdbSource } from '../../data/duckdb/index.ts'
import { datasetComponents, KIT_COMPONENTS } from '../../kit/index.ts'
import { UsageError } from '../usage-error.ts'

interface LoadedCatalog {
  catalog: Catalog
  /** What the components compute from. */
  data: unknown
  close(): Promise<void>
}

interface CatalogChoice {
  catalogModule: string | undefined
  dataFile: string | undefined
}

/** The app's own catalog, else the kit with the components over data. */
export async function loadCatalog({ catalogModule, dataFile }: CatalogChoice): Promise<LoadedCatalog> {
  const source = dataFile === undefined ? undefined : await duckdbSource({ name: dataFile, files: dataFile })
  const close = async (): Promise<void> => source?.close()
  if (catalogModule === undefined) {
    const catalog = defineCatalog([...KIT_COMPONENTS, ...datasetComponents(source)])
    return { catalog, data: source, close }
  }
  const { catalog, data } = await importModule(catalogModule)
  if (!isCatalog(catalog))
    throw new UsageError(`${catalogModule} must export \`catalog\`, made by defineCatalog.`)
  return { catalog, data: source ?? data, close }
}

async function importModule(path: string): Promise<{ catalog?: unknown; data?: unknown }> {
  try {
    return await import(pathToFileURL(resolve(path)).href)
  } catch (error) {
    throw new UsageError(`${path} cannot be imported: ${describeThrown(error)}`)
  }
}

/** A catalog may come from another copy of the package, so it is known by what it can do. */
function isCatalog(value: unknown): value is Catalog {
  return typeof value === 'object' && value !== null && 'components' in value && 'validateSync' in value
}
