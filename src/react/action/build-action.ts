import type { JsonObject, UiAction } from '../../core/index.ts'
import type { ViewScope } from '../node/view-scope.ts'

const NAME = /^[A-Za-z0-9_.:-]{1,64}$/

/** The largest JSON of one action, in UTF-16 units. */
const MAX_ACTION = 8_192

type BuiltAction = { ok: true; action: UiAction } | { ok: false; reason: string }

/** What a renderer raises; the view, the node and the id of the press are added. */
export interface ActionRequest {
  name: string
  payload?: JsonObject | undefined
  /** The fields sent with it, by name. */
  values?: JsonObject | undefined
  /** Fields that only the app's own handler may see. */
  secrets?: JsonObject | undefined
  /** The message this sends to the conversation, in the person's voice. */
  message?: string | undefined
}

/** Turns a request into an action, or says why it can't be sent. */
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
