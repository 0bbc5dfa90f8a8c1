import { type EmitUiOptions, type JsonObject, TREE_COMPONENT, VitrailError } from '../../core/index.ts'
import type { Run } from '../run/run-state.ts'
import { prepareComponent } from './prepare-component.ts'
import { prepareTree } from './prepare-tree.ts'
import type { PreparedView } from './prepared-view.ts'
import { snapshotProps } from './snapshot-props.ts'

/** Checks and completes a pushed view. Throws `VitrailError` where the catalog refuses it. */
export function prepareView(
  { catalog, scope }: Pick<Run, 'catalog' | 'scope'>,
  component: string,
  props: JsonObject,
  options: EmitUiOptions = {},
): PreparedView {
  if (typeof component !== 'string' || component === '') {
    throw new VitrailError('bad_component', 'emitUi: the component must be a name.')
  }
  if (catalog === undefined) {
    const { version, fallbackText } = options
    return {
      content: {
        component,
        props: snapshotProps(component, props),
        ...(version !== undefined && { version }),
        ...(fallbackText !== undefined && { fallbackText }),
        origin: 'tool',
      },
      internal: false,
      shownAsText: [],
    }
  }
  const { uiCapabilities } = scope
  return component === TREE_COMPONENT
    ? prepareTree({ catalog, uiCapabilities, props, options })
    : prepareComponent({ catalog, uiCapabilities, name: component, props, options })
}
