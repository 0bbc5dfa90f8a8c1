import {
  type Catalog,
  type EmitUiOptions,
  formatIssues,
  isPlainObject,
  type JsonObject,
  TREE_COMPONENT,
  type UiFrame,
  VitrailError,
} from '../../core/index.ts'
import type { Run } from '../run/run-state.ts'

/** A view ready to be sent. */
export interface PreparedView {
  content: Omit<UiFrame, 'kind' | 'id' | 'toolCallId'>
  /** A skeleton of the app's own: it must not outlive a tool that fails. */
  internal: boolean
  /** What the person's client shows as text instead, for the model to know. */
  shownAsText: readonly string[]
}

type ViewScope = Pick<Run, 'catalog' | 'scope'>

/** Checks and completes a pushed view. Throws `VitrailError` where the catalog refuses it. */
export function prepareView(
  { catalog }: ViewScope,
  component: string,
  props: JsonObject,
  options: EmitUiOptions = {},
): PreparedView {
  if (typeof component !== 'string' || component === '') {
    throw new VitrailError('bad_component', 'emitUi: the component must be a name.')
  }
  const snapshot = snapshotProps(component, props)
  if (catalog === undefined) {
    const { version, fallbackText } = options
    return {
      content: {
        component,
        props: snapshot,
        ...(version !== undefined && { version }),
        ...(fallbackText !== undefined && { fallbackText }),
      },
      internal: false,
      shownAsText: [],
    }
  }
  return prepareComponent(catalog, component, snapshot, options)
}

function prepareComponent(
  catalog: Catalog,
  name: string,
  props: JsonObject,
  { version }: EmitUiOptions,
): PreparedView {
  const component = catalog.get(name)
  const refuse = (code: string, message: string): never => {
    throw new VitrailError(code, `emitUi(${JSON.stringify(name)}): ${message}`)
  }
  if (component === undefined) {
    if (name !== TREE_COMPONENT) refuse('unknown_component', 'the catalog has no such component.')
    return { content: { component: name, props }, internal: false, shownAsText: [] }
  }
  if (version !== undefined && version !== component.version) {
    refuse(
      'version_mismatch',
      `version ${version} was given; the catalog defines version ${component.version}.`,
    )
  }
  const checked = component.validateProps(props)
  if (!checked.ok) return refuse('invalid_props', formatIssues(checked.issues))
  return {
    content: { component: name, props: checked.props, version: component.version },
    internal: component.internal,
    shownAsText: [],
  }
}

/** What was pushed stays as it was at the push, whatever the tool does to it later. */
function snapshotProps(component: string, props: JsonObject): JsonObject {
  const refuse = (what: string, cause?: unknown): never => {
    throw new VitrailError('bad_props', `emitUi(${JSON.stringify(component)}): ${what}`, { cause })
  }
  if (!isPlainObject(props)) return refuse('props must be a JSON object.')
  try {
    const copy: unknown = JSON.parse(JSON.stringify(props))
    return isPlainObject(copy) ? copy : refuse('props must be a JSON object.')
  } catch (cause) {
    return refuse('props must be JSON: no cycles, no bigint.', cause)
  }
}
