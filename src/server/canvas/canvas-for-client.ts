import {
  type CanvasFrame,
  type CanvasState,
  type CanvasView,
  type Catalog,
  stampUndrawable,
  type UiCapabilities,
} from '../../core/index.ts'

/** A frame as a client takes it: nodes that it cannot draw carry their text. */
export function frameForClient(
  catalog: Catalog,
  capabilities: UiCapabilities | undefined,
  frame: CanvasFrame,
): CanvasFrame {
  if (capabilities === undefined) return frame
  switch (frame.kind) {
    case 'canvas-view':
      return { ...frame, ...stampView(catalog, capabilities, frame) }
    case 'canvas-snapshot':
      return { ...frame, state: stateForClient(catalog, capabilities, frame.state) }
    default:
      return frame
  }
}

export function stateForClient<S extends Pick<CanvasState, 'views'>>(
  catalog: Catalog,
  capabilities: UiCapabilities | undefined,
  state: S,
): S {
  if (capabilities === undefined) return state
  const views = Object.entries(state.views).map(([id, view]) => [id, stampView(catalog, capabilities, view)])
  return { ...state, views: Object.fromEntries(views) }
}

function stampView(catalog: Catalog, capabilities: UiCapabilities, view: CanvasView): CanvasView {
  if (view.node === undefined) return view
  return { ...view, node: stampUndrawable(catalog, capabilities, view.node).tree }
}
