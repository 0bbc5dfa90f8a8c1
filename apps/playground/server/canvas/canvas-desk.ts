import { join } from 'node:path'
import { canvas, createAgent } from 'vitrail/agent'
import type { DataSource } from 'vitrail/data'
import { datasetComponents } from 'vitrail/kit'
import { createServer } from 'vitrail/server'
import { canvasCatalog } from '../../shared/canvas-catalog.ts'
import type { CanvasConfig } from '../../shared/canvas-config.ts'
import { chooseModel, type Environment } from '../choose-model.ts'
import { canvasScenes } from '../offline-model/canvas/canvas-scenes.ts'
import { createColumns } from '../offline-model/canvas/columns.ts'
import { openStore } from '../open-store.ts'
import type { Dataset } from './datasets.ts'

interface CanvasDeskOptions {
  dataset: Dataset
  environment: Environment
  basePath: string
  /** Where its conversations and canvases are stored. */
  databaseFolder: string
  onError?(error: unknown): void
}

/** One data set with its agent, its routes and its own conversations. */
export interface CanvasDesk {
  config: CanvasConfig
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

export async function openCanvasDesk(options: CanvasDeskOptions): Promise<CanvasDesk> {
  const { dataset, environment, basePath, onError } = options
  const { id, name, description, synonyms } = dataset
  const source = await dataset.open()
  const components = datasetComponents(source)
  const scenes = canvasScenes({ columns: createColumns(source.columns, synonyms), dataName: name })
  const { store } = await openStore(join(options.databaseFolder, `canvas-${id}.db`))
  const agent = createAgent({
    model: chooseModel(environment, scenes).model,
    canvas: canvas({
      // The kit draws what the components resolve to; the model creates only those components.
      catalog: canvasCatalog(source),
      select: components,
      data: () => source,
      modelLayout: true,
      context: describeData(dataset, source),
    }),
    ...(onError && { onError }),
  })
  const server = createServer({ agent, store, basePath, ...(onError && { onError }) })
  return {
    config: {
      id,
      name,
      description,
      basePath,
      rows: source.rowCount,
      columns: [...source.columns],
      suggestions: scenes.flatMap((scene) => scene.suggestions),
    },
    fetch: server.fetch,
    async close() {
      await server.close()
      await store.close()
      await source.close?.()
    },
  }
}

function describeData({ name, description }: Dataset, { columns, rowCount }: DataSource): string {
  const lines = columns.map(({ name: column, type, min, max }) => {
    const range = min === undefined || max === undefined ? '' : `, ${min} to ${max}`
    return `- ${column} (${type}${range})`
  })
  return `The data set is "${name}": ${description} ${rowCount} rows. Columns:\n${lines.join('\n')}`
}
