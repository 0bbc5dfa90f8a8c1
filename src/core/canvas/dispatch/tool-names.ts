import type { Catalog } from '../../catalog/catalog.ts'
import type { Component } from '../../catalog/component.ts'
import { VitrailError } from '../../error/vitrail-error.ts'
import { snakeCase } from '../../text/snake-case.ts'
import { declaresProp } from '../../tree/read/declares-prop.ts'

/** The tools that every canvas has besides one for each component. `get_canvas_state` only reads, so it is never dispatched. */
export const CANVAS_TOOL_NAMES = [
  'update_component',
  'remove_component',
  'clear_canvas',
  'move_component',
  'set_layout',
  'create_many',
  'get_canvas_state',
] as const

/** The component that this tool creates. */
export function componentOfTool(catalog: Catalog, tool: string): Component | undefined {
  return catalog.modelComponents().find((component) => snakeCase(component.name) === tool)
}

/** The component that this tool, `update_<name>`, updates. */
export function updatedByTool(catalog: Catalog, tool: string): Component | undefined {
  if (componentOfTool(catalog, tool) !== undefined) return undefined
  return tool.startsWith('update_') ? componentOfTool(catalog, tool.slice('update_'.length)) : undefined
}

/** Throws `bad_canvas_catalog` where the tools of a canvas could not be told apart, or one of their arguments from a prop. */
export function checkCanvasCatalog(catalog: Catalog): void {
  const fail = (what: string): never => {
    throw new VitrailError('bad_canvas_catalog', `A canvas cannot use this catalog: ${what}`)
  }
  const taken = new Map<string, string>(
    CANVAS_TOOL_NAMES.map((name) => [name, 'a tool of the canvas itself']),
  )
  const components = catalog.modelComponents()
  for (const component of components) {
    const tool = snakeCase(component.name)
    const owner = taken.get(tool)
    if (owner !== undefined) fail(`the tool of ${component.name}, ${tool}, is also ${owner}. Rename it.`)
    taken.set(tool, `that of ${component.name}`)
    for (const reserved of ['parent_id', 'parentId']) {
      if (declaresProp(component, reserved)) {
        fail(`${component.name} declares the prop ${reserved}, which says where a card stands. Rename it.`)
      }
    }
  }
}
