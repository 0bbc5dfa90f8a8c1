import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import { DEFAULT_TREE_LIMITS } from '../tree/tree-limits.ts'
import { ChildrenPreview, type DrawnChildren, NO_CHILDREN } from './children-preview.ts'
import { buildNode, type DrawnNode, NO_PROPS, type NodeState } from './drawn-node.ts'
import { type FoundComponent, findComponent } from './find-component.ts'
import { type NodeEnvelope, readNodeEnvelope } from './node-envelope.ts'
import { PropsPreview, type PropsSoFar } from './props-preview.ts'
import type { TreeStreamOptions } from './tree-stream.ts'

type IsOpen = (container: object) => boolean

/** What a node is, as it was first certain. */
interface NodeIdentity extends NodeEnvelope {
  /** Undefined where it can't be drawn. */
  found: FoundComponent | undefined
}

/** What is remembered of a node while it is written. */
interface OpenNode {
  identity?: NodeIdentity
  drawn?: DrawnNode
  props?: PropsSoFar
  children?: ChildrenPreview
  /** The last of its children, while that is written. */
  child?: { index: number; memory: OpenNode }
}

/** Placeholders of unknown components carry no more of the name. */
const MAX_NAME = 64
const UNKNOWN: NodeIdentity = { type: '', found: undefined }
/** What plain text among children becomes. */
const TEXT = 'Text'

/**
 * Draws nodes of a snapshot. A closed node never changes: it is drawn and validated once and found again by the
 * identity of its JSON. An open one is drawn from what is remembered of it, and keeps its identity where it says the
 * same as before.
 */
export class NodePreview {
  private readonly closed = new WeakMap<object, DrawnNode>()
  private readonly props = new PropsPreview()
  private readonly options: TreeStreamOptions
  private readonly maxDepth: number
  private readonly root: OpenNode = {}
  private isOpen: IsOpen = () => false

  constructor(options: TreeStreamOptions) {
    this.options = options
    this.maxDepth = options.limits?.maxDepth ?? DEFAULT_TREE_LIMITS.maxDepth
  }

  /** The component of this name, where the client may draw it. */
  find(type: string): FoundComponent | undefined {
    const found = findComponent(this.options.catalog, type)
    const isDrawable = found !== undefined && (this.options.drawable?.(found.component) ?? true)
    return isDrawable ? found : undefined
  }

  /** Draws a root; `isOpen` speaks of the snapshot that it is of. Undefined while it can't be told what the node is. */
  readRoot(json: JsonObject, isOpen: IsOpen): DrawnNode | undefined {
    this.isOpen = isOpen
    return this.read(json, this.root, 1)
  }

  private read(json: JsonObject, memory: OpenNode, depth: number): DrawnNode | undefined {
    if (this.isOpen(json)) return this.drawOpen(json, memory, depth)
    const known = this.closed.get(json)
    if (known !== undefined) return known
    const drawn = this.drawClosed(json, memory, depth)
    this.closed.set(json, drawn)
    return drawn
  }

  private drawOpen(json: JsonObject, memory: OpenNode, depth: number): DrawnNode | undefined {
    const identity = memory.identity ?? this.identify(readNodeEnvelope(json, true), depth)
    if (identity === undefined) return undefined
    memory.identity = identity
    const { found } = identity
    // A second `type` begins: what was written for the first must not reach another component.
    if (found === undefined || json.type !== identity.type) return draw(memory, identity, 'held')
    const children = this.readChildren(found, json.children, memory, depth)
    const isWhole = isPlainObject(json.props) && !this.isOpen(json.props)
    const finished = isWhole ? this.finishProps(found, json.props, memory) : undefined
    if (this.isPartial(found)) {
      const props = finished ?? this.readPropsSoFar(found, json.props, memory)
      return draw(memory, identity, 'incomplete', props, children, true)
    }
    if (!children.hasPartial || finished === undefined) {
      return draw(memory, identity, 'held', undefined, NO_CHILDREN, children.hasPartial)
    }
    return draw(memory, identity, 'incomplete', finished, children, true)
  }

  private drawClosed(json: JsonObject, memory: OpenNode, depth: number): DrawnNode {
    const identity = this.identifyClosed(json, memory, depth)
    const { found } = identity
    if (found === undefined) return draw(memory, identity, 'held')
    const children = this.readChildren(found, json.children, memory, depth)
    const finished = isReadable(found, json.children)
      ? this.finishProps(found, json.props, memory)
      : undefined
    const isPartial = this.isPartial(found)
    if (finished !== undefined) {
      return draw(memory, identity, 'complete', finished, children, isPartial || children.hasPartial)
    }
    const isSameComponent = memory.identity === undefined || memory.identity.type === identity.type
    if (!isPartial || !isSameComponent) return draw(memory, identity, 'held')
    const props = this.readPropsSoFar(found, json.props, memory)
    return draw(memory, identity, 'incomplete', props, children, true)
  }

  private identifyClosed(json: JsonObject, { identity }: OpenNode, depth: number): NodeIdentity {
    const isKnown = identity?.type === json.type && (identity?.key === undefined || identity.key === json.key)
    if (identity !== undefined && isKnown) return identity
    return this.identify(readNodeEnvelope(json, false), depth) ?? UNKNOWN
  }

  private identify(envelope: NodeEnvelope | undefined, depth: number): NodeIdentity | undefined {
    if (envelope === undefined) return undefined
    return { ...envelope, found: depth > this.maxDepth ? undefined : this.find(envelope.type) }
  }

  private isPartial({ component }: FoundComponent): boolean {
    return (component.streaming ?? this.options.streaming) === 'partial'
  }

  private finishProps(found: FoundComponent, json: unknown, memory: OpenNode): JsonObject | undefined {
    return this.props.finish(found, json, memory.drawn?.node.props)
  }

  private readPropsSoFar(found: FoundComponent, json: unknown, memory: OpenNode): JsonObject {
    memory.props = this.props.soFar(found, json, this.isOpen, memory.props)
    return memory.props.drawn
  }

  private readChildren(
    { component }: FoundComponent,
    list: unknown,
    memory: OpenNode,
    depth: number,
  ): DrawnChildren {
    if (!component.children || !Array.isArray(list)) return NO_CHILDREN
    memory.children ??= new ChildrenPreview((json, index, isOpen) => {
      if (memory.child?.index !== index) memory.child = { index, memory: {} }
      const child = memory.child.memory
      return isPlainObject(json) ? this.read(json, child, depth + 1) : this.drawText(json, isOpen, child)
    })
    return memory.children.read(list, this.isOpen)
  }

  /** A child that is not an object: text becomes a Text node in the end, anything else is held. */
  private drawText(json: unknown, isOpen: boolean, memory: OpenNode): DrawnNode {
    const text = typeof json === 'number' ? String(json) : json
    const found = this.find(TEXT)
    if (typeof text !== 'string' || found === undefined || /^\s*[[{]/.test(text)) {
      return draw(memory, UNKNOWN, 'held')
    }
    const identity = { type: TEXT, found }
    const isPartial = this.isPartial(found)
    const before = memory.drawn?.node.props
    const written = before?.text === text ? before : { text }
    const finished = isOpen ? undefined : this.finishProps(found, written, memory)
    if (finished !== undefined) return draw(memory, identity, 'complete', finished, NO_CHILDREN, isPartial)
    return isPartial
      ? draw(memory, identity, 'incomplete', written, NO_CHILDREN, true)
      : draw(memory, identity, 'held')
  }
}

function draw(
  memory: OpenNode,
  { type, key, found }: NodeIdentity,
  state: NodeState,
  props = NO_PROPS,
  children = NO_CHILDREN,
  hasPartial = false,
): DrawnNode {
  const name = found?.component.name ?? type.slice(0, MAX_NAME)
  const look = { type: name, key, state, props, children: children.nodes }
  const node = buildNode(look, memory.drawn?.node)
  memory.drawn = { node, count: children.count + 1, hasPartial }
  return memory.drawn
}

/** What the final reading would mend (JSON text, a single node) or refuse (children of a leaf) is not previewed. */
function isReadable({ component }: FoundComponent, children: unknown): boolean {
  if (children === undefined || children === null) return true
  return Array.isArray(children) && (component.children || children.length === 0)
}
