import {
  type Catalog,
  compileSchema,
  createIssue,
  fieldsOf,
  getOwn,
  type Issue,
  isTreeNode,
  type JsonObject,
  TREE_COMPONENT,
  type TreeNode,
  type UiAction,
  type UiPart,
} from '../../core/index.ts'
import { HttpError } from '../http/http-error.ts'
import type { ActionTarget } from './find-action-target.ts'

/**
 * Checks what was entered against the fields that belong to whoever raised the action: a form's own, else those of the view
 * that stand in no form. Values that no field of the catalog declares are an app's own inputs and taken as they are. Throws the
 * refusal.
 */
export function checkValues(catalog: Catalog, { view, node, component, action }: ActionTarget): void {
  const scope = component.fieldScope === true ? node : rootOf(view)
  const issues = fieldsOf(catalog, scope).flatMap((field) => {
    const secret = field.component.input?.secret?.(field.node.props) === true
    const schema = field.component.input?.value(field.node.props)
    const misplaced = secret && hasValue(action.values, field.key)
    if (misplaced) return [createIssue('secret_in_values', ['action', 'values', field.key], 'is a secret')]
    const place = secret ? 'secrets' : 'values'
    const sent = action[place]
    if (schema === undefined || !hasValue(sent, field.key)) return []
    const result = compileSchema(schema).check(getOwn(sent, field.key))
    return result.ok ? [] : result.issues.map((issue) => under(issue, place, field.key))
  })
  if (issues.length > 0)
    throw new HttpError(400, 'invalid_action', 'Something that was entered is not what it must be.', {
      issues,
    })
}

/** The action as it may be stored, shown and told to a model. */
export function withoutSecrets({ secrets: _, ...action }: UiAction): UiAction {
  return action
}

function rootOf(view: UiPart): TreeNode {
  const { root } = view.props
  return view.component === TREE_COMPONENT && isTreeNode(root)
    ? root
    : { type: view.component, props: view.props }
}

function hasValue(values: JsonObject | undefined, key: string): values is JsonObject {
  return values !== undefined && Object.hasOwn(values, key)
}

function under(issue: Issue, place: string, key: string): Issue {
  return { ...issue, path: ['action', place, key, ...issue.path] }
}
