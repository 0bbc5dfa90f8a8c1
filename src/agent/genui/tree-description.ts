import type { Catalog, Component, TreeNode } from '../../core/index.ts'
import { describeComponent } from './describe-component.ts'
import { isStandalone } from './offered-components.ts'
import type { GenuiSetup } from './options.ts'
import { snakeCase } from './tool-names.ts'

/** What the model reads about the tree tool: the envelope, an example made of this catalog, and each component in a line or two. */
export function describeTreeTool(offered: Catalog, setup: GenuiSetup): string {
  const components = offered.modelComponents()
  const example = exampleTree(components)
  return [
    'Shows interface to the person: one tree of components, drawn at once where your text would stand. Do not repeat in text what it shows.',
    'Every node is { "type": …, "props": { … } }, in this order. All props stand inside "props", never beside "type". Components that take children have "children": [ … ] after the props, a list of nodes. A "key" (text, right after "type") keeps a child\'s identity where the order of children may change. Lists and objects are written as JSON, never as strings.',
    example === undefined ? undefined : `Example: ${JSON.stringify(example)}`,
    ownTools(components, setup),
    `Components:\n${components.map((component) => describeComponent(component, setup)).join('\n')}`,
    setup.treeInstructions,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

function ownTools(components: readonly Component[], setup: GenuiSetup): string | undefined {
  const lines = components
    .filter(({ name }) => setup.componentTools.includes(name))
    .map(({ name }) => `To show ${name} alone, call ${setup.componentToolPrefix}${snakeCase(name)} instead.`)
  return lines.length === 0 ? undefined : lines.join('\n')
}

/** A leaf inside a container, both from the catalog's own examples; the leaf alone where nothing can hold it. */
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
