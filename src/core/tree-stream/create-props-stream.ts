import type { Component } from '../catalog/component.ts'
import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import type { TreeNode } from '../tree/node.ts'
import { onlyNews } from './create-tree-stream.ts'
import { buildNode, NO_PROPS, type NodeLook } from './drawn-node.ts'
import { PropsPreview, type PropsSoFar } from './props-preview.ts'
import type { StreamingMode, TreeStream } from './tree-stream.ts'

/** The one component that is written, and how it is previewed. */
export interface PropsStreamOptions {
  /** For a component that does not say so itself. */
  streaming: StreamingMode
}

/** Previews a call whose arguments are one component's props: a tree of one node. */
export function createPropsStream(component: Component, options: PropsStreamOptions): TreeStream {
  const props = new PropsPreview()
  const found = { component, preset: {} }
  const isPartial = (component.streaming ?? options.streaming) === 'partial'
  let soFar: PropsSoFar | undefined
  let last: TreeNode | undefined

  const look = (value: JsonObject, isOpen: (container: object) => boolean, done: boolean): NodeLook => {
    const named = { type: component.name, key: undefined, children: [] }
    const finished = done ? props.finish(found, value, last?.props) : undefined
    if (finished !== undefined) return { ...named, state: 'complete', props: finished }
    if (!isPartial) return { ...named, state: 'held', props: NO_PROPS }
    soFar = props.soFar(found, value, isOpen, soFar)
    return { ...named, state: 'incomplete', props: soFar.drawn }
  }

  return onlyNews(({ value, isOpen, done }) => {
    if (value === undefined) return undefined
    if (!isPlainObject(value)) return null
    last = buildNode(look(value, isOpen, done), last)
    return last
  })
}
