import {
  type Catalog,
  type Component,
  compileSchema,
  getOwn,
  isPlainObject,
  type JsonObject,
  type Schema,
  type ThreadMessage,
  type TreeNode,
  type UiAction,
} from '../../core/index.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { type FoundView, findView, findViewNode } from './find-view.ts'

/** Where an action was raised, and the action as its component's schema reads it. */
export interface ActionTarget extends FoundView {
  node: TreeNode
  component: Component
  action: UiAction
}

/** The action of a node whose `action` prop names none. */
const DEFAULT_ACTION = 'send'

/** Finds the node in the stored views and checks that it raises this action. Throws the refusal. */
export function findActionTarget(
  catalog: Catalog | undefined,
  messages: readonly ThreadMessage[],
  action: UiAction,
): ActionTarget {
  const found = findView(messages, action.viewId)
  const node = found && findViewNode(found.view, action.nodeId)
  if (found === undefined || node === undefined) throw notFound('view')
  const component = catalog?.get(node.type)
  if (component === undefined) throw unknownAction(action, node)
  return { ...found, node, component, action: { ...action, payload: readPayload(component, node, action) } }
}

function readPayload({ actions }: Component, node: TreeNode, action: UiAction): JsonObject {
  if (actions === true) {
    if (action.name !== DEFAULT_ACTION && !namesAction(node.props, action.name))
      throw unknownAction(action, node)
    return action.payload
  }
  const schema =
    actions !== undefined && Object.hasOwn(actions, action.name) ? actions[action.name] : undefined
  if (schema === undefined) throw unknownAction(action, node)
  return checkPayload(schema, action)
}

/** An `action` prop of the node, or of one of its items, has this name. */
function namesAction(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((item) => namesAction(item, name))
  if (!isPlainObject(value)) return false
  return getOwn(value, 'action') === name || Object.values(value).some((item) => namesAction(item, name))
}

function checkPayload(schema: Schema, { name, payload }: UiAction): JsonObject {
  const result = compileSchema(schema).check(payload)
  if (result.ok && isPlainObject(result.value)) return result.value
  const issues = result.ok
    ? []
    : result.issues.map((issue) => ({ ...issue, path: ['action', 'payload', ...issue.path] }))
  throw new HttpError(400, 'invalid_action', `The payload of "${name}" is not what it must be.`, { issues })
}

function unknownAction({ name }: UiAction, { type }: TreeNode): HttpError {
  return new HttpError(400, 'invalid_action', `This ${type} does not raise the action "${name}".`)
}
