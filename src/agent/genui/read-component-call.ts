import {
  type Catalog,
  createIssue,
  isPlainObject,
  type Path,
  type ToolInputResult,
  type ToolScope,
  unknownComponent,
} from '../../core/index.ts'
import type { GenuiSetup } from './options.ts'
import { readTreeCall } from './read-tree-call.ts'

/** Checks one component's props as a tree of one node: the same readings, the same refusals, paths relative to the props. */
export async function readComponentCall(
  setup: GenuiSetup,
  catalog: Catalog,
  { name, props }: { name: string; props: unknown },
  scope: ToolScope,
): Promise<ToolInputResult> {
  if (catalog.get(name)?.internal !== false) {
    const message = unknownComponent(name, catalog.modelComponents())
    return { ok: false, issues: [createIssue('unknown_component', [], message)] }
  }
  const result = await readTreeCall(setup, catalog, toNode(name, props), scope)
  if (!result.ok) return { ok: false, issues: result.issues.map(withoutProps) }
  const { repaired } = result
  return {
    ...result,
    repaired: isPlainObject(repaired) ? repaired.props : repaired,
    repairs: result.repairs.map(withoutProps),
    issues: (result.issues ?? []).map(withoutProps),
  }
}

/** Some models write the whole node where only its props are asked for. */
function toNode(name: string, props: unknown): unknown {
  const isNode = isPlainObject(props) && props.type === name && isPlainObject(props.props)
  return isNode ? props : { type: name, props }
}

function withoutProps<T extends { path: Path }>(problem: T): T {
  return problem.path[0] === 'props' ? { ...problem, path: problem.path.slice(1) } : problem
}
