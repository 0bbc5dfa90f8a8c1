import { createIssue, type Issue } from '../issues/issue.ts'
import { isPlainObject } from '../json/json-value.ts'

/** What a client can draw. Absent: everything. An empty list: text only. Versions match exactly. */
export interface UiCapabilities {
  components: { name: string; version: number }[]
}

/** Whether a client draws this version of a component; without capabilities it draws everything. */
export function canDraw(capabilities: UiCapabilities | undefined, name: string, version: number): boolean {
  return (
    capabilities === undefined ||
    capabilities.components.some((component) => component.name === name && component.version === version)
  )
}

type UiCapabilitiesResult =
  | { ok: true; capabilities: UiCapabilities | undefined }
  | { ok: false; issues: Issue[] }

/** Reads the exact wire shape `{ components: [{ name, version }] }`; anything else is refused. */
export function readUiCapabilities(input: unknown): UiCapabilitiesResult {
  if (input === undefined) return { ok: true, capabilities: undefined }
  const refuse = (path: (string | number)[], message: string): UiCapabilitiesResult => ({
    ok: false,
    issues: [createIssue('bad_capabilities', ['uiCapabilities', ...path], message)],
  })
  if (!isPlainObject(input) || !Array.isArray(input.components) || Object.keys(input).length !== 1) {
    return refuse([], 'must be { components: [{ name, version }] } and nothing else')
  }
  const names = new Set<string>()
  const components: UiCapabilities['components'] = []
  for (const [index, item] of input.components.entries()) {
    if (!isPlainObject(item) || Object.keys(item).some((key) => key !== 'name' && key !== 'version')) {
      return refuse(['components', index], 'must be { name, version } and nothing else')
    }
    const { name, version } = item
    if (typeof name !== 'string' || name === '')
      return refuse(['components', index, 'name'], 'must be a name')
    if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
      return refuse(['components', index, 'version'], 'must be a positive integer')
    }
    if (names.has(name)) return refuse(['components', index, 'name'], `"${name}" is listed twice`)
    names.add(name)
    components.push({ name, version })
  }
  return { ok: true, capabilities: { components } }
}
