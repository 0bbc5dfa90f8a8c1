import type { Catalog } from '../catalog/catalog.ts'
import type { Component } from '../catalog/component.ts'
import { VitrailError } from '../error/vitrail-error.ts'
import { reportDuplicateNames } from '../fields/report-duplicate-names.ts'
import { hasErrors, type Issue, type Path } from '../issues/issue.ts'
import type { Repair } from '../issues/repair.ts'
import { describeValue } from '../schema/describe-value.ts'
import { checkNodeAddresses } from './check-node-addresses.ts'
import { degradeOverBudget } from './degrade-over-budget.ts'
import { findUnknownProps } from './find-unknown-props.ts'
import type { TreeNode } from './node.ts'
import type { Envelope } from './read/envelope.ts'
import { createLedger, type Ledger } from './read/ledger.ts'
import { readTree } from './read/read-tree.ts'
import { reportDuplicateKeys } from './report-duplicate-keys.ts'
import { DEFAULT_TREE_LIMITS, type TreeLimits } from './tree-limits.ts'

/** Limits, the app's data, and whether internal components are accepted. */
export interface ValidateTreeOptions {
  limits?: TreeLimits
  /** Handed to each component's `check`. */
  data?: unknown
  /** Accept internal components: for what tools push. Default false. */
  allowInternal?: boolean
}

/** The checked tree, or every reason why it is refused; with the repairs either way. */
export type TreeResult =
  | { ok: true; tree: TreeNode; issues: Issue[]; repairs: Repair[] }
  | { ok: false; tree: undefined; issues: Issue[]; repairs: Repair[] }

/**
 * Reads and checks a tree that a model wrote. What was meant is repaired and recorded; anything else is refused with every issue at
 * once. The tree equals the input after its repairs, plus declared defaults. A node over budget, or with a refused address, is
 * replaced by its text, with a warning. Never throws on data.
 */
export function validateTree(
  catalog: Catalog,
  input: unknown,
  options: ValidateTreeOptions = {},
): TreeResult {
  const ledger = createLedger()
  const limits = { ...DEFAULT_TREE_LIMITS, ...options.limits }
  const check = (envelope: Envelope, path: Path, parent: Envelope | undefined): Envelope | undefined => {
    checkPlacement(envelope, path, parent, ledger)
    return checkProps(envelope, path, options.data, ledger)
  }
  const read = readTree(input, {
    catalog,
    ledger,
    limits,
    allowInternal: options.allowInternal ?? false,
    check,
    checkCount: (component, count, path) => checkChildCount(component, count, path, ledger),
  })
  if (read !== undefined) reportDuplicateNames(catalog, read, ledger)
  if (read === undefined || hasErrors(ledger.issues)) {
    return { ok: false, tree: undefined, issues: ledger.issues, repairs: ledger.repairs }
  }
  reportDuplicateKeys(read, ledger)
  // What tools push may hold its pictures; what a model writes may not.
  const addressed = checkNodeAddresses(catalog, read, ledger, { dataImages: options.allowInternal ?? false })
  const tree = degradeOverBudget(catalog, addressed, limits, ledger)
  return { ok: true, tree, issues: ledger.issues, repairs: ledger.repairs }
}

/** The same reading without any check: for half-written arguments, and clients that draw a call themselves. */
export function normalizeTreeInput(catalog: Catalog, input: unknown): TreeNode | undefined {
  const ledger = createLedger()
  return readTree(input, {
    catalog,
    ledger,
    limits: { ...DEFAULT_TREE_LIMITS, maxDepth: 32 },
    allowInternal: false,
  })
}

function checkPlacement(
  { component }: Envelope,
  path: Path,
  parent: Envelope | undefined,
  ledger: Ledger,
): void {
  const accepts = parent?.component.accepts
  if (accepts !== undefined && !accepts.includes(component.name)) {
    ledger.refuse(
      'not_accepted',
      [...path, 'type'],
      `${parent?.component.name} takes only ${accepts.join(', ')}; got ${component.name}`,
    )
  }
  const { within } = component
  if (within !== undefined && !within.includes(parent?.component.name ?? '')) {
    ledger.refuse(
      'misplaced',
      [...path, 'type'],
      `${component.name} may stand only in ${within.join(', ')}; here it stands ${parent === undefined ? 'at the root' : `in ${parent.component.name}`}`,
    )
  }
}

function checkChildCount(
  { name, childCount, accepts }: Component,
  count: number,
  path: Path,
  ledger: Ledger,
): void {
  if (childCount === undefined) return
  const [least, most] = childCount
  const parts = accepts?.join(' or ') ?? 'child'
  if (count < least) {
    ledger.refuse('too_few', [...path, 'children'], `${name} needs at least ${least} ${parts}; got ${count}`)
  }
  if (count > most) {
    ledger.refuse(
      'too_many',
      [...path, 'children'],
      `${name} takes at most ${most} ${parts}; got ${count}. Group them, or split it`,
    )
  }
}

/** What `check` says against the props; a blank text is nothing. Throws `bad_check` where it answers with anything else. */
function readRefusal({ name }: Component, answer: unknown): string | undefined {
  if (answer === undefined || answer === null || answer === false) return undefined
  if (typeof answer === 'string') return answer.trim() === '' ? undefined : answer
  // Nobody waits for the promise, so it does not matter if it rejects.
  if (answer instanceof Promise) answer.catch(() => undefined)
  throw new VitrailError(
    'bad_check',
    `The check of ${name} must answer with a message, or undefined where nothing is wrong; it gave ${describeValue(answer)}. What waits belongs into resolve.`,
  )
}

function checkProps(envelope: Envelope, path: Path, data: unknown, ledger: Ledger): Envelope | undefined {
  const { component } = envelope
  const propsPath = [...path, 'props']
  const report = (issues: readonly Issue[]): void => {
    for (const { code, path: at, message, ...details } of issues) {
      ledger.refuse(code, [...propsPath, ...at], `${component.name}: ${message}`, details)
    }
  }
  const unknown = findUnknownProps(component, envelope.props)
  report(unknown)
  const result = component.validateProps(envelope.props)
  if (!result.ok) {
    // A strict schema names the unknown keys once more.
    report(result.issues.filter((issue) => issue.path.length > 0 || unknown.length === 0))
    return undefined
  }
  if (unknown.length > 0) return undefined
  const refusal = readRefusal(component, component.check?.(result.props, data))
  if (refusal !== undefined) {
    ledger.refuse('check_failed', propsPath, `${component.name}: ${refusal}`)
    return undefined
  }
  for (const { code, path: at, message, ...details } of component.advise?.(result.props) ?? []) {
    ledger.refuse(code, [...propsPath, ...at], `${component.name}: ${message}`, {
      ...details,
      severity: 'warning',
    })
  }
  return { ...envelope, props: result.props }
}
