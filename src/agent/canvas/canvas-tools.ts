import {
  type Catalog,
  checkCanvasCatalog,
  type LiveCanvas,
  type Tool,
  type ToolScope,
} from '../../core/index.ts'
import { createSelect } from '../genui/selection.ts'
import { componentTool } from './component-tool.ts'
import { createManyTool } from './create-many-tool.ts'
import { lifecycleTools } from './lifecycle-tools.ts'
import type { CanvasToolSettings, CanvasToolSetup } from './options.ts'
import { stateTool } from './state-tool.ts'
import { typedUpdateTool, updateTool } from './update-tools.ts'

/** The canvas that the tools work on, and which tools there are. */
export type CanvasToolsOptions = CanvasToolSettings &
  (
    | { canvas: LiveCanvas }
    /** The canvas of each call; `catalog` names the tools. */
    | { canvas(scope: ToolScope): LiveCanvas | undefined; catalog: Catalog }
  )

/** The tools of a canvas, for an app with its own model loop: results also say what was changed in the arguments. */
export function canvasTools(options: CanvasToolsOptions): readonly Tool[] {
  if ('catalog' in options) {
    const { canvas, catalog, ...settings } = options
    return createCanvasTools({ ...settings, catalog, canvasOf: canvas, notesInText: true })
  }
  const { canvas, ...settings } = options
  return createCanvasTools({
    ...settings,
    catalog: canvas.catalog,
    canvasOf: () => canvas,
    notesInText: true,
  })
}

/**
 * Throws `bad_canvas_catalog` where the tools could not be told apart, and `unknown_component` where `select` names one that the catalog
 * lacks.
 */
export function createCanvasTools(settings: Omit<CanvasToolSetup, 'offered'>): readonly Tool[] {
  checkCanvasCatalog(settings.catalog)
  const setup: CanvasToolSetup = { ...settings, offered: createOffered(settings) }
  const components = setup.offered(setup.catalog).components
  const tools = [
    ...components.map((component) => componentTool(setup, component)),
    ...(settings.createMany === false ? [] : [createManyTool(setup)]),
    ...(settings.typedUpdates === true
      ? components.map((component) => typedUpdateTool(setup, component))
      : [updateTool(setup)]),
    ...lifecycleTools(setup),
    stateTool(setup),
  ]
  return Object.freeze(tools)
}

/** The part of a catalog that the model may create; made once for each catalog. */
function createOffered({ catalog, select: selection }: Omit<CanvasToolSetup, 'offered'>) {
  const select = createSelect(catalog, selection)
  const parts = new WeakMap<Catalog, Catalog>()
  return (from: Catalog): Catalog => {
    let part = parts.get(from)
    if (part === undefined) {
      part = select(from).filter(({ internal }) => !internal)
      parts.set(from, part)
    }
    return part
  }
}
