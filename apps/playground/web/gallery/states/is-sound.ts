import { type TreeNode, validateTree } from 'vitrail'
import { kitCatalog } from '../kit-groups.ts'

/** Valid as it is: nothing refused, nothing repaired. */
export function isSound(node: TreeNode): boolean {
  const { tree, issues, repairs } = validateTree(kitCatalog, node, { allowInternal: true })
  return tree !== undefined && issues.length === 0 && repairs.length === 0
}
