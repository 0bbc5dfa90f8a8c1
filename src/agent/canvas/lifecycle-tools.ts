import { defineTool, type JsonSchema, type Schema, type Tool } from '../../core/index.ts'
import type { CanvasToolSetup } from './options.ts'
import { runCall } from './run-call.ts'
import { sharedToolOptions, whereOffered } from './shared-tool-options.ts'
import { closedObject, hasContainers, instanceId, WIDTH_SCHEMA } from './tool-schemas.ts'

interface Description {
  name: string
  title: string
  description: string
  input: JsonSchema
}

/** The tools that work on what is there: remove, clear, move and, where the model may, set the width. */
export function lifecycleTools(setup: CanvasToolSetup): Tool[] {
  const tool = ({ name, title, description, input }: Description): Tool =>
    defineTool<Schema, unknown>({
      ...sharedToolOptions(setup),
      name,
      title,
      description,
      input,
      describe: whereOffered(setup, (offered) =>
        name === 'move_component' ? { inputSchema: moveSchema(hasContainers(offered)) } : {},
      ),
      execute: (args, context) => runCall(setup, name, args, context),
    })
  return [
    tool({
      name: 'remove_component',
      title: 'Remove a card',
      description: 'Removes an instance from the canvas, and with a container all that it holds.',
      input: closedObject({ id: instanceId('Id of the instance, such as "c3".') }),
    }),
    tool({
      name: 'clear_canvas',
      title: 'Clear the canvas',
      description:
        'Removes everything from the canvas but what the person pinned. Only when the person wants to start over.',
      input: closedObject({}),
    }),
    tool({
      name: 'move_component',
      title: 'Move a card',
      description: 'Moves an instance to another place. Its id and props stay.',
      input: moveSchema(hasContainers(setup.offered(setup.catalog))),
    }),
    ...(setup.modelLayout === true
      ? [
          tool({
            name: 'set_layout',
            title: 'Resize a card',
            description: 'Sets how many columns of the canvas an instance takes.',
            input: closedObject({ id: instanceId('Id of the instance, such as "c3".'), width: WIDTH_SCHEMA }),
          }),
        ]
      : []),
  ]
}

function moveSchema(containers: boolean): JsonSchema {
  return closedObject(
    {
      id: instanceId('Id of the instance, such as "c3".'),
      ...(containers && {
        parent_id: {
          type: ['string', 'null'],
          description:
            'Id of the container to move it into; null for the canvas itself; leave it out to stay where it is.',
        },
      }),
      index: {
        type: 'integer',
        minimum: 0,
        description: 'Its place there, from 0; leave it out for the end.',
      },
    },
    ['id'],
  )
}
