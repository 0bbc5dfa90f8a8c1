import type { Component } from '../../catalog/component.ts'
import type { Path } from '../../issues/issue.ts'
import { isPlainObject } from '../../json/json-value.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { declaresProp } from './declares-prop.ts'
import type { Envelope } from './envelope.ts'
import type { Ledger } from './ledger.ts'
import { parseText } from './parse-text.ts'

/**
 * The list of children a model meant: JSON text and a single node count, `null` and `false` in a list are dropped.
 * Undefined where there are none; on a component that takes none, with an issue.
 */
export function readChildren(
  input: unknown,
  component: Component,
  path: Path,
  ledger: Ledger,
): unknown[] | undefined {
  if (input === undefined || input === null) return undefined
  const childrenPath = [...path, 'children']
  const list = toList(input, childrenPath, ledger)
  if (list === undefined || list.length === 0) return undefined
  if (!component.children) {
    ledger.refuse(
      'children_on_leaf',
      childrenPath,
      `${component.name} takes no children; got ${list.length}. Put them beside it, in a component that does`,
    )
    return undefined
  }
  const kept = list.filter(
    (child) => child !== null && child !== undefined && child !== false && child !== '',
  )
  if (kept.length < list.length) ledger.repair('null_dropped', childrenPath, 'empty children were dropped')
  return kept.length === 0 ? undefined : kept
}

function toList(input: unknown, path: Path, ledger: Ledger): unknown[] | undefined {
  if (Array.isArray(input)) return input
  if (isPlainObject(input)) {
    ledger.repair('wrapped', path, 'one child was read as a list of one')
    return [input]
  }
  if (typeof input === 'string') {
    const parsed = parseText(input, path, ledger)
    if (parsed !== undefined) return Array.isArray(parsed) ? parsed : [parsed]
    ledger.repair('wrapped', path, 'text was read as one text child')
    return [input]
  }
  ledger.refuse('bad_children', path, `"children" must be a list of nodes; got ${describeValue(input)}`)
  return undefined
}

/** Where the words of a leaf stand. */
const WORDS = ['text', 'label', 'code'] as const
/** What models call the children of a container. */
const BODIES = ['text', 'content', 'body'] as const

/**
 * Text where it cannot be drawn goes where it was meant: the children of a leaf into its words, and the body of a container that
 * declares none into its children.
 */
export function moveText(envelope: Envelope, path: Path, ledger: Ledger): Envelope {
  const { component, props, children } = envelope
  const words = Array.isArray(children) && children.length === 1 ? children[0] : children
  if (!component.children && typeof words === 'string' && words.trim() !== '') {
    const target = WORDS.find((prop) => declaresProp(component, prop) && props[prop] === undefined)
    if (target === undefined) return envelope
    ledger.repair('wrapped', [...path, 'children'], `text among the children was read as "${target}"`)
    return { ...envelope, props: { ...props, [target]: words }, children: undefined }
  }
  if (component.children && (children === undefined || children === null)) {
    const source = BODIES.find((prop) => isBody(props[prop]) && !declaresProp(component, prop))
    if (source === undefined) return envelope
    ledger.repair('wrapped', [...path, 'props', source], `"${source}" was read as children`)
    const { [source]: body, ...rest } = props
    return { ...envelope, props: rest, children: Array.isArray(body) ? body : [body] }
  }
  return envelope
}

/** Text, a node, or a list of them. */
function isBody(value: unknown): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((each) => !Array.isArray(each) && isBody(each))
  return typeof value === 'string' || (isPlainObject(value) && typeof value.type === 'string')
}
