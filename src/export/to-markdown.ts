import { type Catalog, type TextOptions, type TreeNode, toText } from '../core/index.ts'

/** A tree as Markdown: what frames and nodes carry as text, for a file or a document. */
export function toMarkdown(
  catalog: Catalog,
  tree: TreeNode,
  options: Omit<TextOptions, 'dialect'> = {},
): string {
  return `${toText(catalog, tree, { ...options, dialect: 'markdown' })}\n`
}
