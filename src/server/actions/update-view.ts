import {
  type Catalog,
  formatIssues,
  isTreeNode,
  TREE_COMPONENT,
  type TreeNode,
  toText,
  type UiPart,
  VitrailError,
  validateTree,
  walkTree,
} from '../../core/index.ts'
import type { ViewUpdate } from './on-action.ts'

/** A stored view with what the app put in its place. Throws where the catalog refuses it: that is the app's mistake. */
export function updateView(catalog: Catalog, { id, toolCallId, origin }: UiPart, update: ViewUpdate): UiPart {
  const place = {
    type: 'ui',
    id,
    ...(toolCallId !== undefined && { toolCallId }),
    // What the app puts there may hold what a model wrote.
    ...(origin !== undefined && { origin }),
  } as const
  return {
    ...place,
    ...(update.component === TREE_COMPONENT ? readTree(catalog, update) : readSingle(catalog, update)),
  }
}

type ViewContent = Omit<UiPart, 'type' | 'id' | 'origin' | 'toolCallId'>

function readSingle(catalog: Catalog, { component, props }: ViewUpdate): ViewContent {
  const checked = catalog.validateSync(component, props)
  if (!checked.ok) throw refusal(component, formatIssues(checked.issues))
  const fallbackText = toText(catalog, { type: component, props: checked.props })
  return { component, props: checked.props, version: catalog.get(component)?.version ?? 1, fallbackText }
}

function readTree(catalog: Catalog, { component, props }: ViewUpdate): ViewContent {
  const checked = validateTree(catalog, props.root, { allowInternal: true })
  if (!checked.ok || !isTreeNode(checked.tree)) throw refusal(component, formatIssues(checked.issues))
  return {
    component,
    props: { root: checked.tree },
    version: 1,
    fallbackText: toText(catalog, checked.tree),
    componentVersions: versionsIn(catalog, checked.tree),
  }
}

function versionsIn(catalog: Catalog, root: TreeNode): Record<string, number> {
  const versions = new Map<string, number>()
  walkTree(root, ({ type }) => {
    const version = catalog.get(type)?.version
    if (version !== undefined) versions.set(type, version)
    return undefined
  })
  return Object.fromEntries(versions)
}

function refusal(component: string, reasons: string): VitrailError {
  return new VitrailError('invalid_update', `onAction: the update to "${component}" is refused:\n${reasons}`)
}
