import type { Catalog } from '../catalog/catalog.ts'
import type { Path } from '../issues/issue.ts'
import type { TreeNode } from '../tree/node.ts'
import type { Ledger } from '../tree/read/ledger.ts'
import { fieldsOf } from './fields-of.ts'

/** Two fields of one name would be one value: refused, in each form and among the fields outside of forms. */
export function reportDuplicateNames(catalog: Catalog, root: TreeNode, ledger: Ledger): void {
  const visit = (node: TreeNode, path: Path): void => {
    if (node === root || catalog.get(node.type)?.fieldScope === true) checkScope(catalog, node, path, ledger)
    for (const [index, child] of (node.children ?? []).entries()) visit(child, [...path, 'children', index])
  }
  visit(root, [])
}

function checkScope(catalog: Catalog, scope: TreeNode, path: Path, ledger: Ledger): void {
  const seen = new Set<string>()
  for (const { key, node, path: below } of fieldsOf(catalog, scope)) {
    if (seen.has(key)) {
      ledger.refuse(
        'duplicate_name',
        [...path, ...below, 'props', 'name'],
        `${node.type}: another field here is called ${JSON.stringify(key)} already; give each its own name`,
      )
    }
    seen.add(key)
  }
}
