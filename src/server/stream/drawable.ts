import {
  isTreeNode,
  TEXT_COMPONENT,
  TREE_COMPONENT,
  type TreeNode,
  type UiCapabilities,
  type UiFrame,
} from '../../core/index.ts'

type View = Pick<UiFrame, 'component' | 'props' | 'version' | 'componentVersions' | 'partial'>

/**
 * Whether a client can draw anything of a view: a leaf inside components that it can draw. Where there is none, the view is only
 * text.
 */
export function isDrawable(view: View, capabilities: UiCapabilities | undefined): boolean {
  if (capabilities === undefined) return true
  if (view.component !== TREE_COMPONENT) return declares(capabilities, view.component, view.version ?? 1)

  const { props, componentVersions = {}, partial } = view
  const canDraw = ({ type }: TreeNode): boolean => {
    const version = Object.hasOwn(componentVersions, type) ? componentVersions[type] : undefined
    return type === TEXT_COMPONENT || declares(capabilities, type, version)
  }
  // The leaves of a preview are not written yet.
  if (partial === true) return isTreeNode(props.root) && canDraw(props.root)
  const hasDrawableLeaf = (node: TreeNode): boolean =>
    canDraw(node) && (node.children === undefined || node.children.some(hasDrawableLeaf))
  return isTreeNode(props.root) && hasDrawableLeaf(props.root)
}

/** Previews carry no versions: there only the name decides. */
function declares(capabilities: UiCapabilities, name: string, version: number | undefined): boolean {
  return capabilities.components.some(
    (component) => component.name === name && (version === undefined || component.version === version),
  )
}
