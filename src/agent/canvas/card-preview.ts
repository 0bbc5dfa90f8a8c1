import {
  type Component,
  createPropsStream,
  findInstance,
  isPlainObject,
  type JsonObject,
  type ToolPreview,
  type ToolScope,
} from '../../core/index.ts'
import type { CanvasToolSetup } from './options.ts'

/** Shows a card while its call is written: where it will be, and as much of its props as can be drawn. */
export function previewCard(
  setup: CanvasToolSetup,
  name: string,
  scope: ToolScope,
  callId: string,
): ToolPreview | undefined {
  const canvas = setup.canvasOf(scope)
  const component = canvas && setup.offered(canvas.catalog).get(name)
  if (canvas === undefined || component === undefined) return undefined
  const read = createPropsReader(component)
  let last = ''
  return {
    ...(setup.previewThrottleMs !== undefined && { throttleMs: setup.previewThrottleMs }),
    render({ value, isOpen, done }) {
      const written = isPlainObject(value) ? value : {}
      const { parent_id: parent, ...args } = written
      const parentId = findInstance(canvas.state().snapshot, parent)?.id
      const preview = {
        callId,
        component: name,
        props: read(args, isOpen, done),
        ...(parentId !== undefined && { parentId }),
      }
      const text = JSON.stringify(preview)
      if (text !== last) canvas.preview(preview)
      last = text
      // The canvas shows it; nothing of it belongs in the transcript.
      return undefined
    },
    end: () => canvas.endPreview(callId),
  }
}

/** The props so far, as a preview in the transcript would have them; of a component that is drawn whole, its title alone. */
function createPropsReader(
  component: Component,
): (args: JsonObject, isOpen: (container: object) => boolean, done: boolean) => JsonObject {
  const stream = createPropsStream(component, { streaming: 'complete' })
  let props: JsonObject = {}
  return (args, isOpen, done) => {
    const node = stream.read(args, isOpen, done)
    if (node !== null && node !== undefined && node.held !== true) props = node.props
    else if (typeof args.title === 'string') props = { title: args.title }
    return props
  }
}
