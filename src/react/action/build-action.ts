import type { UiAction } from '../../core/index.ts'
import type { ViewScope } from '../node/view-scope.ts'
import type { ActionRequest } from './use-action.ts'

const NAME = /^[A-Za-z0-9_.:-]{1,64}$/

/** UTF-16 units of JSON of one action. */
export const MAX_ACTION = 8_192

export type BuiltAction = { ok: true; action: UiAction } | { ok: false; reason: string }

/** The action that a request amounts to, or why it can't be sent. */
export function buildAction(
  request: ActionRequest,
  nodeId: string,
  view: ViewScope,
  pressId: string,
): BuiltAction {
  const { name, payload = {}, values, secrets, message } = request
  if (!NAME.test(name)) return { ok: false, reason: `"${name.slice(0, 64)}" can't be the name of an action.` }
  const action: UiAction = { viewId: view.viewId, nodeId, name, payload, pressId }
  if (values !== undefined) action.values = values
  if (secrets !== undefined && Object.keys(secrets).length > 0) action.secrets = secrets
  if (message !== undefined) action.message = message
  if (JSON.stringify(action).length > MAX_ACTION)
    return { ok: false, reason: 'That is more than can be sent at once.' }
  return { ok: true, action }
}
