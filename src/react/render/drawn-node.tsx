import { type ComponentType, createElement, type ReactNode, useContext, useMemo } from 'react'
import type { JsonObject, TreeNode } from '../../core/index.ts'
import { RenderOptionsContext } from '../provider/render-options.ts'
import { useVitrail } from '../provider/settings.ts'
import { NodeFallback } from './node-fallback.tsx'
import { readProps } from './read-props.ts'
import { useRenderer } from './use-renderer.ts'
import { ViewVersionsContext } from './view-drawing.ts'

/** Draws a node with its renderer, once that is found and the props are valid for it. */
export function DrawnNode({ node, children }: { node: TreeNode; children: ReactNode }): ReactNode {
  const { catalog } = useVitrail()
  const versions = useContext(ViewVersionsContext)
  const options = useContext(RenderOptionsContext)
  const version =
    versions !== undefined && Object.hasOwn(versions, node.type) ? versions[node.type] : undefined
  const found = useRenderer(node.type, version)
  const reading = useMemo(() => readProps(catalog, node, version), [catalog, node, version])

  if (found.status === 'loading') return options.current.loading
  if (found.status === 'missing') return <NodeFallback node={node} reason="unknown" />
  if (!reading.ok) return <NodeFallback node={node} reason="invalid" issues={reading.issues} />

  const takesChildren = catalog?.get(node.type)?.children ?? true
  // The catalog accepted these props for this component; a half-written node's renderer was asked for by `streaming`.
  const Renderer = found.renderer as ComponentType<JsonObject>
  return takesChildren
    ? createElement(Renderer, rendererProps(reading.props), children)
    : createElement(Renderer, rendererProps(reading.props))
}

/** `key` and `ref` mean something to React, whatever a model meant by them. */
function rendererProps(props: JsonObject): JsonObject {
  if (!Object.hasOwn(props, 'key') && !Object.hasOwn(props, 'ref')) return props
  const { key: _, ref: __, ...rest } = props
  return rest
}
