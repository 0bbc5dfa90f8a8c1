import { type Catalog, type Component, canDraw, type ToolScope } from '../../core/index.ts'

/** Those of a request's catalog that the model may use and this client can draw. */
export function offeredCatalog(catalog: Catalog, { uiCapabilities }: ToolScope): Catalog {
  return catalog.filter(
    (component) => !component.internal && canDraw(uiCapabilities, component.name, component.version),
  )
}

/** Makes sense alone: takes no children, needs no parent. Layouts would only push an empty box. */
export function isStandalone(component: Component): boolean {
  return !component.children && component.within === undefined
}
