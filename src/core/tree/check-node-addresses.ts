import { checkAddresses } from '../address/check-addresses.ts'
import type { AddressOptions } from '../address/read-address.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { createIssue, type Path } from '../issues/issue.ts'
import { asText } from './degrade-over-budget.ts'
import type { TreeNode } from './node.ts'
import type { Ledger } from './read/ledger.ts'

/**
 * Applies the address rules to every node. In a list item the address goes and the words stay; a node that is nothing without its
 * address becomes its text, with a warning. The rest of the tree stands.
 */
export function checkNodeAddresses(
  catalog: Catalog,
  root: TreeNode,
  ledger: Ledger,
  options: AddressOptions = {},
): TreeNode {
  const visit = (node: TreeNode, path: Path): TreeNode => {
    const component = catalog.get(node.type)
    if (component === undefined) return node
    const propsPath = [...path, 'props']
    const checked = checkAddresses(component, node.props, options)
    for (const { code, path: at, message, ...details } of checked.repairs) {
      ledger.repair(code, [...propsPath, ...at], message, details)
    }
    for (const { code, path: at, message, hint } of checked.issues) {
      ledger.issues.push(
        createIssue(code, [...propsPath, ...at], message, {
          severity: 'warning',
          ...(hint !== undefined && { hint }),
        }),
      )
    }
    if (checked.refused) return asText(catalog, node)
    const children = node.children?.map((child, index) => visit(child, [...path, 'children', index]))
    const changed =
      checked.props !== node.props || children?.some((child, index) => child !== node.children?.[index])
    return changed ? { ...node, props: checked.props, ...(children !== undefined && { children }) } : node
  }
  return visit(root, [])
}
