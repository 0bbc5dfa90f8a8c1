import type { Component } from '../../catalog/component.ts'
import type { Path } from '../../issues/issue.ts'
import { readProps } from '../../reading/read-props.ts'
import type { TreeNode } from '../node.ts'
import type { TreeLimits } from '../tree-limits.ts'
import { adoptParts } from './adopt-parts.ts'
import type { Envelope, EnvelopeOptions } from './envelope.ts'
import { moveText, readChildren } from './read-children.ts'
import { readEnvelope } from './read-envelope.ts'
import { readMeantNode } from './read-meant-node.ts'

/** What happens to a node once its envelope and props are read; returns the props to keep, or undefined to refuse it. */
type NodeCheck = (envelope: Envelope, path: Path, parent: Envelope | undefined) => Envelope | undefined

/** What happens once it is known how many children a node was written with. */
type CountCheck = (component: Component, count: number, path: Path) => void

interface ReadTreeOptions extends EnvelopeOptions {
  limits: Required<TreeLimits>
  check?: NodeCheck
  checkCount?: CountCheck
}

/**
 * Reads a whole tree depth first: envelope, props, children. A refused node is left out and its siblings are still read, so that
 * all that is wrong is told at once. Depth and count bound the walk, so cycles and shared children end too.
 */
export function readTree(input: unknown, options: ReadTreeOptions): TreeNode | undefined {
  const { ledger, limits } = options
  let count = 0

  const readNode = (
    value: unknown,
    path: Path,
    depth: number,
    ancestors: readonly Envelope[],
  ): TreeNode | undefined => {
    count += 1
    if (count > limits.maxNodes) {
      if (count === limits.maxNodes + 1) {
        ledger.refuse(
          'too_many_nodes',
          path,
          `a tree has at most ${limits.maxNodes} nodes; split it or show less`,
        )
      }
      return undefined
    }
    if (depth > limits.maxDepth) {
      ledger.refuse('too_deep', path, `a tree nests at most ${limits.maxDepth} nodes deep; flatten it`)
      return undefined
    }
    const envelopeAsWritten = readEnvelope(asNode(value, path, options), path, options)
    if (envelopeAsWritten === undefined) return undefined
    const meant = readMeantNode(envelopeAsWritten, path, ancestors, options)
    const written = adoptParts(moveText(meant, path, ledger), path, options.catalog, ledger)
    const read = readEnvelopeProps(written, path, options)
    const envelope = options.check === undefined ? read : options.check(read, path, ancestors.at(-1))
    const within = [...ancestors, read]
    const listed = readChildren(read.children, read.component, path, ledger)
    options.checkCount?.(read.component, listed?.length ?? 0, path)
    const children = listed?.map((child, index) =>
      readNode(child, [...path, 'children', index], depth + 1, within),
    )
    if (envelope === undefined) return undefined
    return buildNode(envelope, children)
  }
  return readNode(input, [], 1, [])
}

function readEnvelopeProps(envelope: Envelope, path: Path, { ledger }: ReadTreeOptions): Envelope {
  const props = readProps(envelope.component, envelope.props, (code, at, message, details) => {
    ledger.repair(code, [...path, 'props', ...at], message, details)
  })
  return props === envelope.props ? envelope : { ...envelope, props }
}

/** Plain text or a number among children is a Text node, where the catalog has one. */
function asNode(value: unknown, path: Path, { catalog, ledger }: ReadTreeOptions): unknown {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || path.length === 0 || /^\s*[[{]/.test(text) || !catalog.has('Text'))
    return value
  ledger.repair('wrapped', path, 'text among the children was read as a Text node')
  return { type: 'Text', props: { text } }
}

function buildNode(envelope: Envelope, children: (TreeNode | undefined)[] | undefined): TreeNode {
  const kept = children?.filter((child) => child !== undefined)
  return {
    type: envelope.component.name,
    ...(envelope.key !== undefined && { key: envelope.key }),
    props: envelope.props,
    ...(kept !== undefined && kept.length > 0 && { children: kept }),
  }
}
