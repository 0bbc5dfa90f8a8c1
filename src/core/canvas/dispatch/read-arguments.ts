import { createIssue, type Path } from '../../issues/issue.ts'
import { isPlainObject, type JsonObject, setOwn } from '../../json/json-value.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { parseText } from '../../tree/read/parse-text.ts'
import type { CanvasLayout } from '../state/instance.ts'
import { CANVAS_WIDTHS } from '../state/layout.ts'
import type { Findings } from './check-props.ts'
import type { CanvasDraft } from './operation.ts'

/** An object as it is, as JSON text, or not there at all. Undefined, with an issue, for anything else. */
export function readObject(input: unknown, path: Path, findings: Findings): JsonObject | undefined {
  if (isPlainObject(input)) return input
  if (input === undefined || input === null) return {}
  const value = typeof input === 'string' ? readJsonText(input, path, findings) : input
  if (value === undefined || isPlainObject(value)) return value
  const message = `expected an object like { "title": "…" }; got ${describeValue(value)}`
  findings.issues.push(createIssue('not_an_object', path, message))
  return undefined
}

function readJsonText(text: string, path: Path, findings: Findings): unknown {
  if (text.trim() === '') return {}
  const { issues, repairs } = findings
  const value = parseText(text, path, {
    issues,
    repairs,
    refuse: (code, at, message, details) => issues.push(createIssue(code, at, message, details)),
    repair: (code, at, message, details) =>
      repairs.push({ code, path: at, message, lossy: false, ...details }),
  })
  if (value === undefined) {
    const message = `expected a JSON object like { "title": "…" }; got ${describeValue(text)}`
    issues.push(createIssue('invalid_json', path, message))
  }
  return value
}

/** The arguments except the named ones; null stands for an absent one. */
export function splitArguments(
  args: JsonObject,
  names: readonly string[],
): { own: JsonObject; rest: JsonObject } {
  const own: JsonObject = {}
  const rest: JsonObject = {}
  for (const key of Object.keys(args)) setOwn(names.includes(key) ? own : rest, key, args[key])
  return { own, rest }
}

/** Arguments that the tool does not have. */
export function refuseOthers(
  tool: string,
  rest: JsonObject,
  names: readonly string[],
  path: Path,
  findings: Findings,
): void {
  const takes = names.length === 0 ? 'it takes no arguments' : `arguments: ${names.join(', ')}`
  for (const [key, value] of Object.entries(rest)) {
    if (value === null) continue
    const message = `${tool} has no argument ${JSON.stringify(key)} (got ${describeValue(value)}); ${takes}`
    findings.issues.push(createIssue('unknown_prop', [...path, key], message))
  }
}

export function readWidth(value: unknown, path: Path, findings: Findings): CanvasLayout | undefined {
  if (value === undefined || value === null) return undefined
  const width = CANVAS_WIDTHS.find((choice) => choice === value)
  if (width !== undefined) return { width }
  const message = `a width is one of ${CANVAS_WIDTHS.join(', ')}; got ${describeValue(value)}`
  findings.issues.push(createIssue('invalid_value', path, message))
  return undefined
}

type PlacedDraft = CanvasDraft & { parentId?: string; index?: number }

const DRAFT_KEYS = ['component', 'props', 'parent_id', 'index', 'width', 'children']

/** An instance as `create_many` names one. */
function readDraft(input: unknown, path: Path, findings: Findings): PlacedDraft | undefined {
  const draft = readObject(input, path, findings)
  if (draft === undefined) return undefined
  const { own, rest } = splitArguments(draft, DRAFT_KEYS)
  refuseOthers('an instance', rest, DRAFT_KEYS, path, findings)
  const props = readObject(own.props, [...path, 'props'], findings)
  const layout = readWidth(own.width, [...path, 'width'], findings)
  const children = readDrafts(own.children, [...path, 'children'], findings)
  if (props === undefined) return undefined
  return {
    component: typeof own.component === 'string' ? own.component : describeValue(own.component),
    props,
    ...placeOf(own),
    ...(layout !== undefined && { layout }),
    ...(children.length > 0 && { children }),
  }
}

export function readDrafts(input: unknown, path: Path, findings: Findings): PlacedDraft[] {
  if (input === undefined || input === null) return []
  const parsed = typeof input === 'string' ? readJsonText(input, path, findings) : input
  if (parsed === undefined) return []
  if (!Array.isArray(parsed)) {
    const message = `expected a list of { "component": "…", "props": { … } }; got ${describeValue(parsed)}`
    findings.issues.push(createIssue('invalid_value', path, message))
    return []
  }
  return parsed.flatMap((item, index) => readDraft(item, [...path, index], findings) ?? [])
}

/** Where it is to stand, unchecked: planning refuses anything that is not an id or a place. */
export function placeOf(args: JsonObject): { parentId?: string; index?: number } {
  const place: JsonObject = {}
  if (args.parent_id !== undefined && args.parent_id !== null) place.parentId = args.parent_id
  if (args.index !== undefined && args.index !== null) place.index = args.index
  // Planning takes both as unknown and narrows them itself.
  return place as { parentId?: string; index?: number }
}
