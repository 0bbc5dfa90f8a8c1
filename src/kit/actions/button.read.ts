import { isPlainObject, type JsonObject, type ReportRepair } from '../../core/index.ts'
import { renameMembers, without } from '../reading/members.ts'
import { readIcon } from '../reading/read-icon.ts'

const NAMES = {
  text: 'label',
  title: 'label',
  children: 'label',
  content: 'label',
  onClick: 'action',
  onPress: 'action',
  onclick: 'action',
  type: 'kind',
  params: 'payload',
  data: 'payload',
}

export function readButton(props: JsonObject, report: ReportRepair): JsonObject {
  const named = dropDeadLink(renameMembers(props, NAMES, report), report)
  return readIcon(readDanger(readAction(named, report), report), report)
}

/** A url that leads nowhere is dropped, so that the rest of the button still works. */
function dropDeadLink(props: JsonObject, report: ReportRepair): JsonObject {
  const { url } = props
  if (typeof url !== 'string' || (url.trim() !== '#' && url.trim() !== '')) return props
  report('url_fixed', ['url'], `${JSON.stringify(url)} leads nowhere and was left out`)
  return without(props, 'url')
}

/** `action: { name, payload }` → `action: name`, with the payload beside it. */
function readAction(props: JsonObject, report: ReportRepair): JsonObject {
  const { action } = props
  if (!isPlainObject(action)) return props
  const name = action.name ?? action.action ?? action.type
  if (typeof name !== 'string') return props
  const payload = action.payload ?? action.params ?? action.context
  report('renamed_prop', ['action'], 'the action object was read as a name and a payload')
  return { ...(isPlainObject(payload) && { payload }), ...props, action: name }
}

/** A destructive variant is read as a tone: the variant is the emphasis, the tone the meaning. */
function readDanger(props: JsonObject, report: ReportRepair): JsonObject {
  const { variant, tone } = props
  if (typeof variant !== 'string' || !/^(?:destructive|danger|error)$/i.test(variant.trim())) return props
  report('renamed_prop', ['variant'], `"${variant}" was read as tone "danger"`)
  return { ...without(props, 'variant'), tone: tone ?? 'danger' }
}
