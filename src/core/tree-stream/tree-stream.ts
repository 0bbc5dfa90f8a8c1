import type { Catalog } from '../catalog/catalog.ts'
import type { Component } from '../catalog/component.ts'
import type { TreeNode } from '../tree/node.ts'
import type { TreeLimits } from '../tree/tree-limits.ts'

/** How a component is previewed that does not say so itself: half-written, or held until it is whole. */
export type StreamingMode = 'partial' | 'complete'

/** What previews are made of, and which nodes may be drawn half-written. */
export interface TreeStreamOptions {
  catalog: Catalog
  streaming: StreamingMode
  /** Nodes deeper than `maxDepth` are held; beyond `maxNodes` nothing new is drawn. */
  limits?: Pick<TreeLimits, 'maxDepth' | 'maxNodes'>
  /** Whether the client can draw a component; default: all that the model may use. */
  drawable?(component: Component): boolean
}

/** Turns snapshots of a JSON stream into the tree that can be drawn of them. */
export interface TreeStream {
  /**
   * The tree so far; undefined: nothing to draw yet, or nothing new; null: the root can never be drawn, withdraw what
   * was. `isOpen` and `done` speak of the same snapshot as `value`. What did not change keeps its identity. What a
   * component's own callbacks throw is thrown on.
   */
  read(value: unknown, isOpen: (container: object) => boolean, done: boolean): TreeNode | null | undefined
}
