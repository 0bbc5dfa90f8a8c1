import {
  type Catalog,
  type Component,
  canDraw,
  checkAddresses,
  type EmitUiOptions,
  formatIssues,
  type JsonObject,
  TEXT_COMPONENT,
  toText,
  type UiCapabilities,
  unknownComponent,
  VitrailError,
} from '../../core/index.ts'
import { isChecked } from './checked-views.ts'
import { prepareCheckedTree } from './prepare-tree.ts'
import type { PreparedView } from './prepared-view.ts'
import { snapshotProps } from './snapshot-props.ts'

interface ComponentPush {
  catalog: Catalog
  uiCapabilities: UiCapabilities | undefined
  name: string
  props: JsonObject
  options: EmitUiOptions
}

/** One component as the catalog defines it: its version stamped, its text generated. */
export function prepareComponent(push: ComponentPush): PreparedView {
  const { catalog, uiCapabilities, name } = push
  const component = catalog.get(name)
  if (component === undefined) {
    throw new VitrailError('unknown_component', `emitUi: ${unknownComponent(name, catalog.components)}`)
  }
  const fromModel = isChecked(push.props)
  const props = fromModel ? push.props : checkProps(component, push)
  const fallbackText = toText(catalog, { type: name, props })
  const { version, internal } = component
  const addressed = checkAddresses(component, props, { dataImages: !fromModel })
  if (addressed.refused) {
    // Without its address the view means nothing: it reads as its text.
    const root = { type: TEXT_COMPONENT, props: { text: fallbackText, of: name } }
    return prepareCheckedTree({ catalog, uiCapabilities, root, fromModel })
  }
  return {
    content: {
      component: name,
      props: addressed.props,
      version,
      fallbackText,
      ...(!fromModel && { origin: 'tool' }),
    },
    internal,
    shownAsText: canDraw(uiCapabilities, name, version) ? [] : [name],
  }
}

function checkProps(component: Component, { name, props, options }: ComponentPush): JsonObject {
  const { version } = component
  if (options.version !== undefined && options.version !== version) {
    throw new VitrailError(
      'version_mismatch',
      `emitUi(${JSON.stringify(name)}): version ${options.version} was given; the catalog defines version ${version}.`,
    )
  }
  const result = component.validateProps(snapshotProps(name, props))
  if (result.ok) return result.props
  throw new VitrailError('invalid_props', `emitUi(${JSON.stringify(name)}): ${formatIssues(result.issues)}`)
}
