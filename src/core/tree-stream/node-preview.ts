import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import { DEFAULT_TREE_LIMITS } from '../tree/tree-limits.ts'
import { ChildrenPreview, type DrawnChildren, type ListItem, NO_CHILDREN } from './children-preview.ts'
import { buildNode, type DrawnNode, holdNode, keepIdentity } from './drawn-node.ts'
import { type FoundComponent, findComponent } from './find-component.ts'
import { type NodeEnvelope, readNodeEnvelope } from './node-envelope.ts'
import { PropsPreview } from './props-preview.ts'
import type { TreeStreamOptions } from './tree-stream.ts'

type IsOpen = (container: object) => boolean

/** The name of a placeholder whose component is not known; longer unknown names are cut. */
const UNKNOWN = ''
const MAX_NAME = 64
/** What plain text among children becomes. */
const TEXT = 'Text'

/** What is remembered of a node while it is written. */
export interface OpenNode {
  /** Type and key it was first drawn with. */
  envelope?: NodeEnvelope
  drawn?: DrawnNode
  children?: ChildrenPreview
  /** The last of its children, while that is written. */
  child?: { index: number; memory: OpenNode }
}

/**
 * Draws nodes of a snapshot. A closed node never changes: it is drawn and validated once and found again by the
 * identity of its JSON. An open one is drawn anew from what is remembered of it, and keeps its identity where that
 * says the same as before.
 */
export class NodePreview {
  private readonly closed = new WeakMap<object, DrawnNode>()
  private readonly props = new PropsPreview()
  private readonly options: TreeStreamOptions
  private readonly maxDepth: number

  constructor(options: TreeStreamOptions) {
    this.options = options
    this.maxDepth = options.limits?.maxDepth ?? DEFAULT_TREE_LIMITS.maxDepth
  }

  /** A component that this client may draw. */
  find(type: string): FoundComponent | undefined {
    const found = findComponent(this.options.catalog, type)
    const isDrawable = found !== undefined && (this.options.drawable?.(found.component) ?? true)
    return isDrawable ? found : undefined
  }

  /** Undefined while it can't be told what the node is. `depth` of the root is 1. */
  read(json: JsonObject, memory: OpenNode, depth: number, isOpen: IsOpen): DrawnNode | undefined {
    if (isOpen(json)) {
      const drawn = this.drawOpen(json, memory, depth, isOpen)
      if (drawn === undefined) return memory.drawn
      memory.drawn = { ...drawn, node: keepIdentity(memory.drawn?.node, drawn.node) }
      return memory.drawn
    }
    const known = this.closed.get(json)
    if (known !== undefined) return known
    const drawn = this.drawClosed(json, memory, depth, isOpen)
    const kept = { ...drawn, node: keepIdentity(memory.drawn?.node, drawn.node) }
    this.closed.set(json, kept)
    return kept
  }

  private drawOpen(json: JsonObject, memory: OpenNode, depth: number, isOpen: IsOpen): DrawnNode | undefined {
    const envelope = readNodeEnvelope(json, true)
    if (envelope === undefined && memory.envelope === undefined) return undefined
    const first = memory.envelope ?? envelope
    if (first === undefined) return undefined
    memory.envelope = first
    // A second `type` begins: what was written so far belongs to the first one and must not reach another component.
    if (envelope?.type !== first.type) return heldNode(first)
    const found = depth > this.maxDepth ? undefined : this.find(first.type)
    if (found === undefined) return heldNode(first)
    const children = this.readChildren(found, json.children, memory, depth, isOpen)
    const isPartial = this.modeOf(found) === 'partial'
    const arePropsClosed = isPlainObject(json.props) && !isOpen(json.props)
    const finished = arePropsClosed ? this.props.finish(found, json.props) : undefined
    const { name } = found.component
    if (isPartial) {
      const props = finished ?? this.props.soFar(found, json.props, isOpen)
      return partialNode(buildNode(name, first.key, props, children.nodes, false), children)
    }
    if (children.hasPartial && finished !== undefined) {
      return partialNode(buildNode(name, first.key, finished, children.nodes, false), children)
    }
    return heldNode({ ...first, type: name }, children.hasPartial)
  }

  private drawClosed(json: JsonObject, memory: OpenNode, depth: number, isOpen: IsOpen): DrawnNode {
    const envelope = readNodeEnvelope(json, false)
    if (envelope === undefined) return heldNode({ type: UNKNOWN })
    const found = depth > this.maxDepth ? undefined : this.find(envelope.type)
    if (found === undefined) return heldNode(envelope)
    const { name } = found.component
    const children = this.readChildren(found, json.children, memory, depth, isOpen)
    const props = isReadable(found, json.children) ? this.props.finish(found, json.props) : undefined
    if (props !== undefined) {
      const isPartial = this.modeOf(found) === 'partial' || children.hasPartial
      const node = buildNode(name, envelope.key, props, children.nodes, true)
      return { node, count: children.count + 1, hasPartial: isPartial }
    }
    const isSameComponent = memory.envelope === undefined || memory.envelope.type === envelope.type
    if (this.modeOf(found) === 'complete' || !isSameComponent) return heldNode({ ...envelope, type: name })
    const written = this.props.soFar(found, json.props, isOpen)
    return partialNode(buildNode(name, envelope.key, written, children.nodes, false), children)
  }

  private modeOf({ component }: FoundComponent): 'partial' | 'complete' {
    return component.streaming ?? this.options.streaming
  }

  private readChildren(
    { component }: FoundComponent,
    list: unknown,
    memory: OpenNode,
    depth: number,
    isOpen: IsOpen,
  ): DrawnChildren {
    if (!component.children || !Array.isArray(list)) return NO_CHILDREN
    memory.children ??= new ChildrenPreview()
    return memory.children.read(list, isOpen, (item) => {
      if (memory.child?.index !== item.index) memory.child = { index: item.index, memory: {} }
      const child = memory.child.memory
      if (isPlainObject(item.json)) return this.read(item.json, child, depth + 1, isOpen)
      const drawn = this.drawText(item)
      child.drawn = { ...drawn, node: keepIdentity(child.drawn?.node, drawn.node) }
      return child.drawn
    })
  }

  /** What is no object among children: text is read as a Text node in the end, anything else is held. */
  private drawText({ json, isOpen }: ListItem): DrawnNode {
    const text = typeof json === 'number' ? String(json) : json
    const found = this.find(TEXT)
    if (typeof text !== 'string' || found === undefined || /^\s*[[{]/.test(text)) {
      return heldNode({ type: UNKNOWN })
    }
    const isPartial = this.modeOf(found) === 'partial'
    if (isOpen && isPartial) return partialNode(buildNode(TEXT, undefined, { text }, [], false), NO_CHILDREN)
    const props = isOpen ? undefined : this.props.finish(found, { text })
    if (props === undefined) return heldNode({ type: TEXT })
    return { node: buildNode(TEXT, undefined, props, [], true), count: 1, hasPartial: isPartial }
  }
}

function heldNode({ type, key }: NodeEnvelope, hasPartial = false): DrawnNode {
  return { node: holdNode(type.slice(0, MAX_NAME), key), count: 1, hasPartial }
}

function partialNode(node: DrawnNode['node'], children: DrawnChildren): DrawnNode {
  return { node, count: children.count + 1, hasPartial: true }
}

/** What the final reading would mend (JSON text, a single node) or refuse (children of a leaf) is not previewed. */
function isReadable({ component }: FoundComponent, children: unknown): boolean {
  if (children === undefined || children === null) return true
  return Array.isArray(children) && (component.children || children.length === 0)
}
