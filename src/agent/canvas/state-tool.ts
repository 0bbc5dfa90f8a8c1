import {
  type CanvasInstance,
  type CanvasState,
  defineTool,
  type JsonObject,
  type Schema,
  snakeCase,
  type Tool,
} from '../../core/index.ts'
import { fitState } from './fit-state.ts'
import type { CanvasToolSetup } from './options.ts'
import { requireCanvas } from './run-call.ts'
import { sharedToolOptions, whereOffered } from './shared-tool-options.ts'
import { closedObject } from './tool-schemas.ts'

/** The tool that reads the canvas; it changes nothing and leaves no trace. */
export function stateTool(setup: CanvasToolSetup): Tool {
  return defineTool<Schema, unknown>({
    ...sharedToolOptions(setup),
    name: 'get_canvas_state',
    title: 'Read the canvas',
    description:
      'Tells what is on the canvas now: every instance with its props, what the person entered in its controls or selected on it, and what failed. Use it when you are not sure; the person edits the canvas too.',
    input: closedObject({}),
    annotations: { readOnlyHint: true },
    describe: whereOffered(setup, () => ({})),
    execute: (_, context) => describeState(requireCanvas(setup, context).state()),
  })
}

/** What is on a canvas, containers before what they hold; a sentence where it is empty. */
function describeState(state: CanvasState): ReturnType<typeof fitState> | string {
  const { snapshot } = state
  const describe = (id: string): JsonObject[] => {
    const instance = snapshot.instances[id]
    return instance === undefined
      ? []
      : [describeInstance(state, instance), ...instance.children.flatMap(describe)]
  }
  const instances = snapshot.roots.flatMap(describe)
  return instances.length === 0 ? 'The canvas is empty.' : fitState(instances)
}

function describeInstance(
  { views, inputs, outputs }: CanvasState,
  { id, component, props, parentId, layout }: CanvasInstance,
): JsonObject {
  const view = views[id]
  const problems = (view?.issues ?? []).map(({ message }) => message)
  return {
    id,
    component: snakeCase(component),
    props,
    ...(parentId !== undefined && { parent_id: parentId }),
    ...(layout !== undefined && Object.keys(layout).length > 0 && { layout }),
    ...(isFilled(inputs[id]) && { inputs: inputs[id] }),
    ...(isFilled(outputs[id]) && { outputs: outputs[id] }),
    ...(view?.status === 'failed' && { failed: view.message ?? 'It could not be drawn.' }),
    ...(problems.length > 0 && { problems }),
  }
}

function isFilled(values: JsonObject | undefined): values is JsonObject {
  return values !== undefined && Object.keys(values).length > 0
}
