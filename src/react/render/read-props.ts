import {
  type Catalog,
  createIssue,
  describeThrown,
  type JsonObject,
  type PropsResult,
  type TreeNode,
} from '../../core/index.ts'

/** The props a renderer gets: migrated if stored by an older version, then validated. Half-written props are passed as they are. */
export function readProps(
  catalog: Catalog | undefined,
  node: TreeNode,
  version: number | undefined,
): PropsResult {
  const component = catalog?.get(node.type)
  if (component === undefined || node.incomplete === true) return { ok: true, props: node.props }
  if (version === undefined || version === component.version) return component.validateProps(node.props)
  if (component.migrate === undefined || version > component.version) return { ok: true, props: node.props }
  const migrated = migrate(component.migrate, node.props, version)
  return migrated.ok ? component.validateProps(migrated.props) : migrated
}

function migrate(
  migration: (props: JsonObject, fromVersion: number) => JsonObject,
  props: JsonObject,
  version: number,
): PropsResult {
  try {
    return { ok: true, props: migration(props, version) }
  } catch (thrown) {
    const message = `version ${version} can't be migrated: ${describeThrown(thrown)}`
    return { ok: false, issues: [createIssue('migration_failed', [], message)] }
  }
}
