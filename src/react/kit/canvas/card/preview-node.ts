import type { JsonObject, TreeNode } from '../../../../core/index.ts'

/** The tree for props that are still being written: the final one, where that needs no data. */
export function previewNode(component: string, props: JsonObject): TreeNode {
  if (component !== 'MarkdownCard') return { type: component, props, incomplete: true }
  const { title, text } = props
  return {
    type: 'Card',
    props: title === undefined ? {} : { title },
    children: [{ type: 'Markdown', props: { text: text ?? '' }, incomplete: true }],
    incomplete: true,
  }
}
