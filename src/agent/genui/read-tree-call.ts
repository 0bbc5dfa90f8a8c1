import {
  type Catalog,
  normalizeTreeInput,
  type ToolInputResult,
  type ToolScope,
  validateTree,
} from '../../core/index.ts'
import { markChecked } from '../view/checked-views.ts'
import type { GenuiSetup } from './options.ts'

/** Checks a tree that a model wrote against the request's catalog. History keeps it as repaired, before defaults and transforms. */
export async function readTreeCall(
  setup: GenuiSetup,
  catalog: Catalog,
  input: unknown,
  scope: ToolScope,
): Promise<ToolInputResult> {
  const result = validateTree(catalog, input, {
    ...(setup.treeLimits !== undefined && { limits: setup.treeLimits }),
    ...(setup.data !== undefined && { data: setup.data(scope) }),
  })
  const { issues, repairs } = result
  if (!result.ok) return { ok: false, issues, repairs }
  const repaired = normalizeTreeInput(catalog, input) ?? result.tree
  return { ok: true, input: markChecked(result.tree), repaired, issues, repairs }
}
