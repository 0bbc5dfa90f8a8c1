import type { Catalog } from '../../catalog/catalog.ts'
import type { Component } from '../../catalog/component.ts'
import { createIssue, hasErrors, type Issue, type Path } from '../../issues/issue.ts'
import type { Repair } from '../../issues/repair.ts'
import { copyJson } from '../../json/copy-json.ts'
import type { JsonObject } from '../../json/json-value.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { nearest } from '../../text/nearest.ts'
import { snakeCase } from '../../text/snake-case.ts'
import { declaresProp } from '../../tree/read/declares-prop.ts'
import type { Findings } from './check-props.ts'
import type { CanvasCall, CanvasOperation } from './operation.ts'
import { placeOf, readDrafts, readObject, readWidth, refuseOthers, splitArguments } from './read-arguments.ts'
import { CANVAS_TOOL_NAMES, componentOfTool, updatedByTool } from './tool-names.ts'

/** The operation that a call asks for, or what is wrong with its arguments. */
export type CallResult =
  | { ok: true; operation: CanvasOperation; issues: Issue[]; repairs: Repair[]; propsPath?: Path }
  | { ok: false; issues: Issue[] }

/** What a model's call asks for, its arguments read and its props not yet checked. */
export function readCall(catalog: Catalog, { tool, args }: CanvasCall): CallResult {
  const findings: Findings = { issues: [], repairs: [] }
  if (typeof tool !== 'string') return { ok: false, issues: [unknownTool(catalog, tool)] }
  const copied = copyJson(args ?? null)
  if (!copied.ok) return { ok: false, issues: [createIssue('invalid_json', copied.path, copied.message)] }
  const given = readObject(copied.value, [], findings)
  if (given === undefined) return { ok: false, issues: findings.issues }
  const created = componentOfTool(catalog, tool)
  const operation =
    created === undefined
      ? readToolCall(catalog, tool, given, findings)
      : readCreate(created, given, findings)
  if (operation === undefined || hasErrors(findings.issues)) return { ok: false, issues: findings.issues }
  return { ok: true, operation, ...findings, ...(created !== undefined && { propsPath: [] }) }
}

function readToolCall(
  catalog: Catalog,
  tool: string,
  args: JsonObject,
  findings: Findings,
): CanvasOperation | undefined {
  const take = (names: readonly string[]): JsonObject => {
    const { own, rest } = splitArguments(args, names)
    refuseOthers(tool, rest, names, [], findings)
    return own
  }
  switch (tool) {
    case 'update_component':
      return readUpdate(args, findings)
    case 'remove_component':
      return { op: 'remove', id: idOf(take(['id'])) }
    case 'clear_canvas':
      take([])
      return { op: 'clear' }
    case 'move_component': {
      const own = take(['id', 'parent_id', 'index'])
      const root = own.parent_id === null ? { parentId: null } : {}
      return { op: 'move', id: idOf(own), ...placeOf(own), ...root }
    }
    case 'set_layout': {
      const own = take(['id', 'width', 'pinned'])
      const width = readWidth(own.width, ['width'], findings)
      const pinned = typeof own.pinned === 'boolean' ? { pinned: own.pinned } : {}
      return { op: 'layout', id: idOf(own), layout: { ...width, ...pinned } }
    }
    case 'create_many': {
      const own = take(['instances'])
      return { op: 'create-many', instances: readDrafts(own.instances, ['instances'], findings) }
    }
    default:
      if (updatedByTool(catalog, tool) !== undefined) return readUpdate(args, findings)
      findings.issues.push(unknownTool(catalog, tool))
      return undefined
  }
}

function readCreate(component: Component, args: JsonObject, findings: Findings): CanvasOperation | undefined {
  const { own, rest } = splitArguments(args, ['parent_id'])
  const { id, ...props } = rest
  if (id !== undefined && !declaresProp(component, 'id')) {
    const message = `the canvas gives ids itself (got ${describeValue(id)}); to change a card, update it`
    findings.issues.push(createIssue('unknown_prop', ['id'], message))
    return undefined
  }
  return { op: 'create', component: component.name, props: id === undefined ? props : rest, ...placeOf(own) }
}

/** `{ id, props }`; props written beside the id are taken too. */
function readUpdate(args: JsonObject, findings: Findings): CanvasOperation | undefined {
  const { own, rest } = splitArguments(args, ['id', 'props'])
  const props = readObject(own.props, ['props'], findings)
  if (props === undefined) return undefined
  const beside = Object.keys(rest)
  if (beside.length === 0) return { op: 'update', id: idOf(own), props }
  const names = beside.filter((key) => key !== 'parent_id')
  if (names.length > 0) {
    const message = `${names.join(', ')} stood beside "props" and were moved into it`
    findings.repairs.push({ code: 'props_gathered', path: [], message, lossy: false })
  }
  return { op: 'update', id: idOf(own), props: { ...rest, ...props } }
}

function unknownTool(catalog: Catalog, tool: unknown): Issue {
  if (tool === 'get_canvas_state') {
    const message = 'get_canvas_state only reads: it is no call to dispatch'
    return createIssue('unknown_tool', [], message)
  }
  const own = catalog.modelComponents().map((component) => snakeCase(component.name))
  const names = [...own, ...CANVAS_TOOL_NAMES]
  const near = typeof tool === 'string' ? nearest(tool, names) : undefined
  const guess = near === undefined ? '' : ` Did you mean ${near}?`
  const message = `there is no tool ${describeValue(tool)}.${guess} Tools: ${names.join(', ')}`
  return createIssue('unknown_tool', [], message)
}

/** Unchecked: planning refuses anything that is not an id. */
function idOf({ id }: JsonObject): string {
  return id as string
}
