import { isPlainObject, type JsonObject, VitrailError } from '../../core/index.ts'

/** UTF-16 units of JSON in one pushed view. */
const MAX_VIEW_LENGTH = 4_194_304

/** What was pushed stays as it was at the push, whatever the tool does to it later. Throws `bad_props` for what is not JSON. */
export function snapshotProps(component: string, props: JsonObject): JsonObject {
  const refuse = (what: string, cause?: unknown): never => {
    throw new VitrailError('bad_props', `emitUi(${JSON.stringify(component)}): ${what}`, { cause })
  }
  if (!isPlainObject(props)) return refuse('props must be a JSON object.')
  const text = stringify(props, refuse)
  if (text.length > MAX_VIEW_LENGTH) {
    return refuse(`props are ${text.length} characters of JSON; a view has at most ${MAX_VIEW_LENGTH}.`)
  }
  const copy: unknown = JSON.parse(text)
  return isPlainObject(copy) ? copy : refuse('props must be a JSON object.')
}

function stringify(props: JsonObject, refuse: (what: string, cause: unknown) => never): string {
  try {
    return JSON.stringify(props)
  } catch (cause) {
    return refuse('props must be JSON: no cycles, no bigint.', cause)
  }
}
