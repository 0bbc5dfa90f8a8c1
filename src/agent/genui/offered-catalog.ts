import { type Catalog, canDraw, type ToolScope } from '../../core/index.ts'
import type { GenuiSetup } from './options.ts'

/** What the model may use of a request's catalog and this client can draw. */
export async function offeredCatalog(setup: GenuiSetup, scope: ToolScope): Promise<Catalog> {
  const catalog = await setup.selectionFor(scope)
  return catalog.filter(
    (component) => !component.internal && canDraw(scope.uiCapabilities, component.name, component.version),
  )
}
