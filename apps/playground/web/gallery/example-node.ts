import { type Component, createJsonStream, createTreeStream, type TreeNode } from 'vitrail'
import { kitCatalog } from './kit-groups.ts'

/** The children of a container whose own example is empty. */
const FILLING = ['Text', 'Badge']

/** The share of an example that is written when it is shown half-written. */
const WRITTEN = 0.75

/** The siblings an example needs: the field that it depends on, in a form with it. */
const COMPANIONS: Readonly<Record<string, TreeNode>> = {
  When: {
    type: 'RadioGroup',
    props: {
      label: 'Delivery',
      name: 'delivery',
      options: [
        { value: 'home', label: 'To my door' },
        { value: 'shop', label: 'To the shop' },
      ],
      value: 'home',
    },
  },
}

/** A component's example as a tree, in the parent it needs. */
export function exampleNode(component: Component): TreeNode {
  const { name, example, within } = component
  const children = example?.children ?? (component.children ? filling(component) : undefined)
  const node: TreeNode = { type: name, props: example?.props ?? {}, ...(children && { children }) }
  if (name === 'Spacer') return between(node)
  const companion = COMPANIONS[name]
  if (companion !== undefined) {
    return { type: 'Form', props: { action: 'send' }, children: [companion, node] }
  }
  const parent = within?.[0]
  return parent === undefined ? node : { type: parent, props: {}, children: [node] }
}

/** What a client draws while the example is being written; undefined: nothing yet. */
export function halfWritten(node: TreeNode): TreeNode | undefined {
  const text = JSON.stringify(node)
  const json = createJsonStream()
  const stream = createTreeStream({ catalog: kitCatalog, streaming: 'partial' })
  json.push(text.slice(0, Math.floor(text.length * WRITTEN)))
  return stream.read(json.value, json.isOpen, json.done) ?? undefined
}

/** Free room is only visible between the things it separates. */
function between(node: TreeNode): TreeNode {
  const [start, end] = FILLING.map((type) => ({ type, props: kitCatalog.get(type)?.example?.props ?? {} }))
  const children = [start, node, end].filter((child) => child !== undefined)
  return { type: 'Stack', props: { direction: 'row' }, children }
}

function filling({ accepts = FILLING }: Component): TreeNode[] {
  return accepts.map((type) => ({ type, props: kitCatalog.get(type)?.example?.props ?? {} }))
}
