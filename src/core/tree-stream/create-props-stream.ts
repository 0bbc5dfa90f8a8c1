import type { Component } from '../catalog/component.ts'
import { isPlainObject } from '../json/json-value.ts'
import type { TreeNode } from '../tree/node.ts'
import { onlyNews } from './create-tree-stream.ts'
import { buildNode, holdNode, keepIdentity } from './drawn-node.ts'
import { PropsPreview } from './props-preview.ts'
import type { StreamingMode, TreeStream } from './tree-stream.ts'

export interface PropsStreamOptions {
  /** For a component that does not say so itself. */
  streaming: StreamingMode
}

/** Previews a call whose arguments are one component's props: a tree of one node. */
export function createPropsStream(component: Component, options: PropsStreamOptions): TreeStream {
  const props = new PropsPreview()
  const found = { component, preset: {} }
  const isPartial = (component.streaming ?? options.streaming) === 'partial'
  let last: TreeNode | undefined

  return onlyNews(({ value, isOpen, done }) => {
    if (value === undefined) return undefined
    if (!isPlainObject(value)) return null
    const finished = done && !isOpen(value) ? props.finish(found, value) : undefined
    const draw = (): TreeNode => {
      if (finished !== undefined) return buildNode(component.name, undefined, finished, [], true)
      if (!isPartial) return holdNode(component.name, undefined)
      return buildNode(component.name, undefined, props.soFar(found, value, isOpen), [], false)
    }
    last = keepIdentity(last, draw())
    return last
  })
}
