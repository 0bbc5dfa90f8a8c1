import type { JsonObject, UiAction } from '../../core/index.ts'
import { fenceJson } from './fence-json.ts'

/** What a person did in a view, as the model reads it: a sentence in their voice, and the values as JSON. */
export function actionText({ name, message, payload, values, viewId, nodeId }: UiAction): string {
  const sentence = message?.trim() || `I used ${JSON.stringify(name)}.`
  const data: JsonObject = { action: name, view: viewId, node: nodeId }
  if (Object.keys(payload).length > 0) data.payload = payload
  if (values !== undefined && Object.keys(values).length > 0) data.values = values
  return `${sentence}\n\n${fenceJson(data)}`
}
