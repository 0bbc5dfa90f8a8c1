import {
  type Catalog,
  type EmitUiOptions,
  formatIssues,
  isTreeNode,
  type JsonObject,
  stampUndrawable,
  TREE_COMPONENT,
  type TreeNode,
  toText,
  type UiCapabilities,
  VitrailError,
  validateTree,
  walkTree,
} from '../../core/index.ts'
import { isChecked } from './checked-views.ts'
import type { PreparedView } from './prepared-view.ts'
import { snapshotProps } from './snapshot-props.ts'

/** What an app's own tool may push at once: more than a model, still bounded. */
const PUSH_LIMITS = { maxDepth: 32, maxNodes: 2_000 }
const TREE_VERSION = 1

interface TreePush {
  catalog: Catalog
  uiCapabilities: UiCapabilities | undefined
  props: JsonObject
  options: EmitUiOptions
}

/** A composed tree: every type's version stamped, its text generated. */
export function prepareTree({ catalog, uiCapabilities, props, options }: TreePush): PreparedView {
  const { root } = props
  if (isTreeNode(root) && isChecked(root)) {
    return prepareCheckedTree({ catalog, uiCapabilities, root, fromModel: true })
  }
  if (options.version !== undefined && options.version !== TREE_VERSION) {
    throw new VitrailError('version_mismatch', `emitUi: a tree has version ${TREE_VERSION}.`)
  }
  const snapshot = snapshotProps(TREE_COMPONENT, props)
  const result = validateTree(catalog, snapshot.root, { allowInternal: true, limits: PUSH_LIMITS })
  if (!result.ok) throw new VitrailError('invalid_tree', `emitUi: ${formatIssues(result.issues)}`)
  return prepareCheckedTree({ catalog, uiCapabilities, root: result.tree, fromModel: false })
}

interface CheckedTree {
  catalog: Catalog
  uiCapabilities: UiCapabilities | undefined
  root: TreeNode
  /** True: a model's call was checked into it. False: an app's tool made it. */
  fromModel: boolean
}

/** Nodes this client cannot draw carry their text; the whole tree is still sent and stored. */
export function prepareCheckedTree({ catalog, uiCapabilities, root, fromModel }: CheckedTree): PreparedView {
  const { tree, undrawable } = stampUndrawable(catalog, uiCapabilities, root)
  return {
    content: {
      component: TREE_COMPONENT,
      props: { root: tree },
      version: TREE_VERSION,
      fallbackText: toText(catalog, root),
      componentVersions: versionsOf(catalog, root),
      ...(!fromModel && { origin: 'tool' }),
    },
    internal: catalog.get(root.type)?.internal === true,
    shownAsText: undrawable,
  }
}

function versionsOf(catalog: Catalog, root: TreeNode): Record<string, number> {
  const versions: Record<string, number> = {}
  walkTree(root, ({ type }) => {
    const component = catalog.get(type)
    if (component !== undefined) versions[type] = component.version
    return true
  })
  return versions
}
