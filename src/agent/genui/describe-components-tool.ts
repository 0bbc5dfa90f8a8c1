import {
  type Catalog,
  type Component,
  createIssue,
  defineTool,
  describeComponents,
  isPlainObject,
  type JsonSchema,
  type Schema,
  type Tool,
  unknownComponent,
} from '../../core/index.ts'
import { offeredCatalog } from './offered-catalog.ts'
import type { GenuiSetup } from './options.ts'
import { sharedToolOptions } from './shared-tool-options.ts'

const DESCRIPTION =
  'Gives the props of components by name, before they are first used. Name all you need in one call.'

/** The tool that gives the props of components; with `describe: 'on-demand'` the tree tool only names them. */
export function describeComponentsTool(setup: GenuiSetup): Tool {
  const { terminal: _, ...shared } = sharedToolOptions(setup)
  return defineTool<Schema, unknown>({
    ...shared,
    name: setup.describeToolName,
    title: 'Look up components',
    description: DESCRIPTION,
    input: inputSchema(),
    async describe(scope) {
      const offered = await offeredCatalog(setup, scope)
      return offered.components.length === 0 ? { available: false } : {}
    },
    async readInput(input, scope) {
      const names = readNames(input)
      if (names === undefined) {
        const message = 'give the names of components as a list: { "names": ["Card"] }'
        return { ok: false, issues: [createIssue('bad_props', ['names'], message)] }
      }
      const offered = await offeredCatalog(setup, scope)
      const issues = names.flatMap((name, index) => {
        if (find(offered, name) !== undefined) return []
        const message = unknownComponent(name, offered.modelComponents())
        return [createIssue('unknown_component', ['names', index], message)]
      })
      if (issues.length > 0) return { ok: false, issues }
      return { ok: true, input: { names }, repaired: { names }, repairs: [] }
    },
    async execute(input, context) {
      const offered = await offeredCatalog(setup, context)
      const asked = (readNames(input) ?? []).flatMap((name) => find(offered, name) ?? [])
      return describeComponents([...new Set(asked)], setup.presentation)
    },
  })
}

/** By its name, or by another that models know it by. */
function find(catalog: Catalog, name: string): Component | undefined {
  return catalog.get(name) ?? catalog.resolveAlias(name)?.component
}

function readNames(input: unknown): string[] | undefined {
  const names = isPlainObject(input) ? input.names : undefined
  if (typeof names === 'string' && names.trim() !== '') return [names.trim()]
  const isList = Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === 'string')
  return isList ? names : undefined
}

function inputSchema(): JsonSchema {
  return {
    type: 'object',
    properties: { names: { type: 'array', items: { type: 'string' }, minItems: 1 } },
    required: ['names'],
    additionalProperties: false,
  }
}
