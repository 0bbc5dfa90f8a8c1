import type { Catalog, Tool, ToolScope } from '../../core/index.ts'
import type { CanvasMaterial } from '../agent.ts'
import { createCatalogFor } from '../genui/create-catalog-for.ts'
import { createSelect } from '../genui/selection.ts'
import { canvasPrompt } from './canvas-prompt.ts'
import { createCanvasTools } from './canvas-tools.ts'
import type { AgentCanvasOptions } from './options.ts'

/** What lets a model work on a canvas: its tools, what the system prompt says of it, and what a thread's canvas is made of. */
export interface AgentCanvas {
  readonly tools: readonly Tool[]
  readonly catalog: Catalog
  materialFor(scope: ToolScope): Promise<CanvasMaterial>
  /** Undefined where the request has no canvas. `chatViews`: the model can also show views in the chat. */
  instructionsFor(scope: ToolScope, details: { chatViews: boolean }): Promise<string | undefined>
}

/**
 * Offers a catalog to the model as components of a canvas. Throws `bad_canvas_catalog`, and `unknown_component` where `select` names one
 * that the catalog lacks.
 */
export function canvas(options: AgentCanvasOptions): AgentCanvas {
  const { catalog, data, limits, context, template, resolver: _, createResolver: __, ...settings } = options
  const catalogFor = createCatalogFor(options)
  const select = createSelect(catalog, options.select)
  return Object.freeze({
    tools: createCanvasTools({ ...settings, catalog, canvasOf: (scope) => scope.canvas, notesInText: false }),
    catalog,
    async materialFor(scope: ToolScope) {
      const [own, values] = await Promise.all([catalogFor(scope), data?.(scope)])
      return {
        catalog: own,
        ...(data !== undefined && { data: values }),
        ...(limits !== undefined && { limits }),
      }
    },
    async instructionsFor(scope: ToolScope, details: { chatViews: boolean }) {
      if (scope.canvas === undefined) return undefined
      const told = typeof context === 'function' ? await context(scope) : context
      return canvasPrompt(select(scope.canvas.catalog), {
        ...settings,
        ...details,
        ...(told !== undefined && { context: told }),
        ...(template !== undefined && { template }),
      })
    },
  })
}
