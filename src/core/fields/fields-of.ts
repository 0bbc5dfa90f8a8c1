import type { Catalog } from '../catalog/catalog.ts'
import type { Component } from '../catalog/component.ts'
import type { Path } from '../issues/issue.ts'
import type { JsonObject } from '../json/json-value.ts'
import type { TreeNode } from '../tree/node.ts'

/** A field of a form, and where it stands. */
export interface FieldNode {
  readonly key: string
  readonly component: Component
  readonly node: TreeNode
  /** From the scope's node to the field's. */
  readonly path: Path
}

/** What a field is called in its scope: its name, else its id, else its label; '' where it has none of them. */
export function fieldKey({ name, id, label }: JsonObject): string {
  return [name, id, label].find((word) => typeof word === 'string' && word !== '')?.toString() ?? ''
}

/** The fields that belong to a scope: those below its node, except those of a scope inside it. */
export function fieldsOf(catalog: Catalog, scope: TreeNode): FieldNode[] {
  const found: FieldNode[] = []
  const visit = (node: TreeNode, path: Path): void => {
    const component = catalog.get(node.type)
    if (node !== scope && component?.fieldScope === true) return
    const key = component?.input === undefined ? '' : fieldKey(node.props)
    if (component !== undefined && key !== '') found.push({ key, component, node, path })
    for (const [index, child] of (node.children ?? []).entries()) visit(child, [...path, 'children', index])
  }
  visit(scope, [])
  return found
}
