import type { Path } from '../../issues/issue.ts'
import { getOwn, isPlainObject, type JsonObject } from '../../json/json-value.ts'
import { describeValue } from '../../schema/describe-value.ts'
import type { Envelope, EnvelopeOptions } from './envelope.ts'
import { findNamed, nameList } from './find-named.ts'
import type { Ledger } from './ledger.ts'
import { parseText } from './parse-text.ts'
import { readPropsObject } from './read-props-object.ts'
import { unwrap } from './unwrap.ts'

/**
 * Reads one node's envelope `{ type, key?, props, children? }`, or what a model wrote instead where only one thing can be meant:
 * JSON text, one more wrapper, the name under another key, a missing envelope that fits exactly one component, props beside the
 * type. Undefined, with an issue, for anything else.
 */
export function readEnvelope(input: unknown, path: Path, options: EnvelopeOptions): Envelope | undefined {
  const { ledger, catalog } = options
  const value = typeof input === 'string' ? parseText(input, path, ledger) : input
  if (!isPlainObject(value)) {
    ledger.refuse(
      'not_a_node',
      path,
      `expected a node { "type": …, "props": { … } }; got ${describeValue(input)}`,
      { hint: `types: ${nameList(catalog)}` },
    )
    return undefined
  }
  const node = unwrap(value, path, ledger)
  const named = findNamed(node, path, options)
  if (named === undefined) return undefined
  const { component, preset, body } = named
  const key = readKey(node, path, ledger)
  const props = readPropsObject(body, component, path, ledger)
  if (props === undefined) return undefined
  const withPreset = Object.keys(preset).length === 0 ? props.props : { ...preset, ...props.props }
  return {
    component,
    ...(key !== undefined && { key }),
    props: withPreset,
    children: props.children,
  }
}

/** `key` counts only where it is written before `props` and `children`, so that nothing remounts when it arrives. */
function readKey(node: JsonObject, path: Path, ledger: Ledger): string | undefined {
  const key = getOwn(node, 'key')
  if (key === undefined || key === null) return undefined
  const order = Object.keys(node)
  const at = order.indexOf('key')
  if (order.slice(0, at).some((name) => name === 'props' || name === 'children')) {
    ledger.repair(
      'key_late',
      [...path, 'key'],
      '"key" counts only when it is written before "props" and "children"',
      { lossy: true },
    )
    return undefined
  }
  if (typeof key === 'string') return key
  if (typeof key === 'number') return String(key)
  ledger.repair('key_dropped', [...path, 'key'], `"key" must be text; got ${describeValue(key)}`, {
    lossy: true,
  })
  return undefined
}
