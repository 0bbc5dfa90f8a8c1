import { isStandalone, type ToolContext, TREE_COMPONENT, type TreeNode } from '../../core/index.ts'
import { markChecked } from '../view/checked-views.ts'
import type { GenuiSetup } from './options.ts'

interface Shown {
  /** The type of the root. */
  shown: string
  /** The view's id. */
  id: string
}

/** Pushes a tree that `readInput` checked. One that is a single standalone component is pushed as just that. */
export async function pushTree(setup: GenuiSetup, context: ToolContext, tree: TreeNode): Promise<Shown> {
  const catalog = context.catalog ?? (await setup.catalogFor(context))
  const component = catalog.get(tree.type)
  const isAlone = tree.children === undefined && component !== undefined && isStandalone(component)
  const { id } = isAlone
    ? await context.emitUi(tree.type, markChecked(tree.props))
    : await context.emitUi(TREE_COMPONENT, { root: tree })
  return { shown: tree.type, id }
}
