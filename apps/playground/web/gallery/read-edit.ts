import { createJsonStream, type Issue, type Repair, type TreeNode, validateTree } from 'vitrail'
import { kitCatalog } from './kit-groups.ts'

export interface ReadEdit {
  /** Undefined: refused. */
  tree: TreeNode | undefined
  issues: readonly Issue[]
  repairs: readonly Repair[]
}

/** Reads the text as a server reads that of a model, but also allows the components that only tools may push. */
export function readEdit(text: string): ReadEdit {
  const json = createJsonStream()
  json.push(text)
  json.end()
  const { tree, issues, repairs } = validateTree(kitCatalog, json.value, { allowInternal: true })
  return { tree, issues: [...json.issues, ...issues], repairs: [...json.repairs, ...repairs] }
}
