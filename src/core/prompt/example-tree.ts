import type { Component } from '../catalog/component.ts'
import type { TreeNode } from '../tree/node.ts'

/** A leaf inside a container, both from the components' own examples; only the leaf where nothing can hold it. */
export function exampleTree(components: readonly Component[]): TreeNode | undefined {
  const leaves = components.filter((component) => isStandalone(component) && component.example !== undefined)
  const leaf = leaves.find((component) => component.partialProps !== undefined) ?? leaves[0]
  if (leaf?.example === undefined) return undefined
  const node: TreeNode = { type: leaf.name, props: leaf.example.props }
  const container = components.find(
    ({ children, within, accepts, example }) =>
      children &&
      within === undefined &&
      (accepts === undefined || accepts.includes(leaf.name)) &&
      example !== undefined,
  )
  if (container?.example === undefined) return node
  return { type: container.name, props: container.example.props, children: [node] }
}

/** Makes sense alone: takes no children, needs no parent. Layouts would only push an empty box. */
export function isStandalone(component: Component): boolean {
  return !component.children && component.within === undefined
}
