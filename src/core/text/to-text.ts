import type { Catalog } from '../catalog/catalog.ts'
import type { Component } from '../catalog/component.ts'
import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import { isTreeNode, TEXT_COMPONENT, TREE_COMPONENT, type TreeNode } from '../tree/node.ts'
import { createTextWriter, type TextOptions } from './create-text-writer.ts'
import type { TextWriter } from './text-writer.ts'

const MAX_DEPTH = 32
const MAX_JSON_LINES = 60
const MAX_JSON_LENGTH = 4_000

/** How a node or a whole tree reads where it cannot be drawn. Never throws, whatever the props. */
export function toText(catalog: Catalog, node: TreeNode, options: TextOptions = {}): string {
  return writeNode(catalog, node, createTextWriter(options), 0)
}

function writeNode(catalog: Catalog, node: TreeNode, text: TextWriter, depth: number): string {
  if (depth > MAX_DEPTH) return '…'
  // Stamped by the server for a client that cannot draw the node.
  if (typeof node.text === 'string') return node.text.trim()
  if (node.type === TEXT_COMPONENT) return typeof node.props.text === 'string' ? node.props.text.trim() : ''
  if (node.type === TREE_COMPONENT) {
    return isTreeNode(node.props.root) ? writeNode(catalog, node.props.root, text, depth + 1) : ''
  }
  const children = (node.children ?? []).map((child) => writeNode(catalog, child, text, depth + 1))
  const component = catalog.get(node.type)
  const write = component?.fallbackText
  if (component?.children === true && write === undefined) return text.blocks(...children)
  if (write === undefined) return text.blocks(writeJson(node, text), ...children)
  try {
    const own = write.call(component, withDefaults(component, node.props), children, text)
    if (typeof own !== 'string') return text.blocks(writeJson(node, text), ...children)
    // `(props) => …` writes a head of its own: the children follow it.
    return write.length < 2 ? text.blocks(own.trim(), ...children) : own.trim()
  } catch {
    // Props from a store or a stream may be anything; what a text form cannot read is shown as data.
    return text.blocks(writeJson(node, text), ...children)
  }
}

/** The props as their schema lets them through; what it refuses is written as it is. */
function withDefaults(component: Component | undefined, props: JsonObject): JsonObject {
  const checked = component?.validateProps(props)
  return checked?.ok === true ? checked.props : props
}

/** The title, or else the name, above the props as they are. */
function writeJson(node: TreeNode, text: TextWriter): string {
  const { title, ...rest } = isPlainObject(node.props) ? node.props : {}
  const named = typeof title === 'string' && title.trim() !== ''
  const heading = text.bold(named ? title : node.type)
  const json = stringify(named ? rest : node.props)
  return text.blocks(heading, json === '{}' ? '' : text.fence(json, 'json'))
}

function stringify(props: unknown): string {
  let json: string
  try {
    json = JSON.stringify(props, undefined, 2) ?? ''
  } catch {
    // A cycle, a bigint: tools may hold what JSON cannot.
    return '…'
  }
  const lines = json.slice(0, MAX_JSON_LENGTH).split('\n')
  const cut = json.length > MAX_JSON_LENGTH || lines.length > MAX_JSON_LINES
  return cut ? `${lines.slice(0, MAX_JSON_LINES).join('\n')}\n…` : json
}
