import type { Catalog, Schema, ToolDescription, ToolOptions, ToolScope } from '../../core/index.ts'
import type { CanvasToolSetup } from './options.ts'

/** Milliseconds. A canvas bounds each `resolve` itself; this is for many in one call. */
const TIMEOUT_MS = 120_000

/** What all canvas tools have in common. The canvas checks their arguments, so that every way to it has the same rules. */
export function sharedToolOptions({
  roles,
}: CanvasToolSetup): Pick<ToolOptions<Schema, unknown>, 'kind' | 'roles' | 'readInput' | 'timeoutMs'> {
  return {
    kind: 'read',
    timeoutMs: TIMEOUT_MS,
    readInput: (input) => ({ ok: true, input, repaired: input, repairs: [] }),
    ...(roles !== undefined && { roles }),
  }
}

/** Describes a tool by what the request's canvas offers the model. Without a canvas, or with nothing on offer, there is no tool. */
export function whereOffered(
  { canvasOf, offered }: CanvasToolSetup,
  describe: (offered: Catalog) => ToolDescription,
): (scope: ToolScope) => ToolDescription {
  return (scope) => {
    const canvas = canvasOf(scope)
    if (canvas === undefined) return { available: false }
    const catalog = offered(canvas.catalog)
    return catalog.components.length === 0 ? { available: false } : describe(catalog)
  }
}
