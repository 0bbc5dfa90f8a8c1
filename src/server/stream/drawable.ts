import {
  isTreeNode,
  TEXT_COMPONENT,
  TREE_COMPONENT,
  type TreeNode,
  type UiCapabilities,
  type UiFrame,
} from '../../core/index.ts'

type View = Pick<UiFrame, 'component' | 'props' | 'version' | 'componentVersions'>

/**
 * Whether a client can draw anything of a view. What it can't draw inside a root that it can stands there as text, which the
 * node carries; a view whose root it can't draw is nothing but text.
 */
export function isDrawable(view: View, capabilities: UiCapabilities | undefined): boolean {
  if (capabilities === undefined) return true
  if (view.component !== TREE_COMPONENT) return declares(capabilities, view.component, view.version ?? 1)
  const root = view.props.root
  return isTreeNode(root) && isNodeDrawable(root, view.componentVersions, capabilities)
}

function isNodeDrawable(
  node: TreeNode,
  versions: Record<string, number> | undefined,
  capabilities: UiCapabilities,
): boolean {
  if (node.type === TEXT_COMPONENT) return true
  const version =
    versions !== undefined && Object.hasOwn(versions, node.type) ? versions[node.type] : undefined
  return declares(capabilities, node.type, version)
}

/** Previews carry no versions: there the name alone decides. */
function declares(capabilities: UiCapabilities, name: string, version: number | undefined): boolean {
  return capabilities.components.some(
    (component) => component.name === name && (version === undefined || component.version === version),
  )
}
