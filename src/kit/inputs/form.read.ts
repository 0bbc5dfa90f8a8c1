import { isPlainObject, type JsonObject, type ReportRepair } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'

const NAMES = {
  submit: 'submitLabel',
  submitText: 'submitLabel',
  buttonLabel: 'submitLabel',
  onSubmit: 'action',
  resettable: 'reset',
  label: 'title',
  heading: 'title',
}

export function readForm(props: JsonObject, report: ReportRepair): JsonObject {
  return readErrors(renameMembers(props, NAMES, report), report)
}

/** `[{ name, message }]` → by name. */
function readErrors(props: JsonObject, report: ReportRepair): JsonObject {
  const { errors } = props
  if (!Array.isArray(errors)) return props
  const entries = errors.map((each: unknown) => {
    if (!isPlainObject(each)) return undefined
    const name = each.name ?? each.field
    const words = each.message ?? each.error
    return typeof name === 'string' && typeof words === 'string' ? ([name, words] as const) : undefined
  })
  if (!entries.every((entry) => entry !== undefined)) return props
  report('data_reshaped', ['errors'], 'a list of errors was read by the names of the fields')
  return { ...props, errors: Object.fromEntries(entries) }
}
