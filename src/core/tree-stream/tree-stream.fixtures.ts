import * as z from 'zod'
import { defineCatalog } from '../catalog/define-catalog.ts'
import { defineComponent } from '../catalog/define-component.ts'
import { isPlainObject } from '../json/json-value.ts'
import { createJsonStream } from '../json-stream/create-json-stream.ts'
import type { TreeNode } from '../tree/node.ts'
import { walkTree } from '../tree/node-id.ts'
import { createTreeStream } from './create-tree-stream.ts'
import type { TreeStream, TreeStreamOptions } from './tree-stream.ts'

const description = 'For tests.'

/** For tests: layouts and leaves that are drawn half-written, and some that are not. */
export const testCatalog = defineCatalog([
  defineComponent({
    name: 'Page',
    description,
    props: z.object({ title: z.string().optional() }),
    children: true,
    streaming: 'partial',
  }),
  defineComponent({
    name: 'Card',
    description,
    props: z.object({ title: z.string().optional() }),
    children: true,
  }),
  defineComponent({
    name: 'Stack',
    description,
    props: z.object({ direction: z.enum(['row', 'column']).optional() }),
    children: true,
    aliases: { Row: { direction: 'row' } },
  }),
  defineComponent({ name: 'Text', description, props: z.object({ text: z.string() }), streaming: 'partial' }),
  defineComponent({
    name: 'Metric',
    description,
    props: z.object({ label: z.string(), value: z.number(), unit: z.string().default('€') }),
  }),
  defineComponent({
    name: 'List',
    description,
    props: z.object({ items: z.array(z.object({ label: z.string() })) }),
    streaming: 'partial',
    partialProps: (props, { isOpen }) => ({
      items: Array.isArray(props.items)
        ? props.items.filter((item) => isPlainObject(item) && !isOpen(item))
        : [],
    }),
  }),
  defineComponent({
    name: 'Picture',
    description,
    props: z.object({ url: z.string().meta({ 'x-address': 'image' }), alt: z.string().optional() }),
  }),
  defineComponent({ name: 'Skeleton', description, props: z.object({}), internal: true }),
])

type Preview = TreeNode | null | undefined

/** What a stream says after every piece of a text. */
export function previewsOf(
  text: string,
  options: Partial<TreeStreamOptions> & { size?: number; trees?: TreeStream } = {},
): Preview[] {
  const { size = 1, catalog = testCatalog, streaming = 'complete', trees, ...rest } = options
  const stream = createJsonStream()
  const reader = trees ?? createTreeStream({ catalog, streaming, ...rest })
  const previews: Preview[] = []
  for (let from = 0; from < text.length; from += size) {
    stream.push(text.slice(from, from + size))
    previews.push(reader.read(stream.value, stream.isOpen, stream.done))
  }
  return previews
}

/** The last tree that was drawn. */
export function lastOf(previews: readonly Preview[]): Preview {
  return previews.findLast((preview) => preview !== undefined)
}

/** A tree as short text: `Card?(Metric!,Text)`: `?` incomplete, `!` held, `#` key. */
export function sketch(tree: Preview): string {
  if (tree === undefined || tree === null) return String(tree)
  const key = tree.key === undefined ? '' : `#${tree.key}`
  const flags = tree.held ? '!' : tree.incomplete ? '?' : ''
  const children = tree.children === undefined ? '' : `(${tree.children.map(sketch).join(',')})`
  return `${tree.type}${key}${flags}${children}`
}

/** The nodes of a tree by their ids. */
export function nodesOf(tree: TreeNode): Map<string, TreeNode> {
  const nodes = new Map<string, TreeNode>()
  walkTree(tree, (node, id) => {
    nodes.set(id, node)
    return undefined
  })
  return nodes
}
