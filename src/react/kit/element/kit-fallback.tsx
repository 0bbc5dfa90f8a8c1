import { type ComponentType, createElement, type ReactNode } from 'react'
import type { MarkdownProps } from '../../../kit/index.ts'
import { type NodeProblem, type Registry, useVitrail } from '../../index.ts'

/** The text of a node, drawn by the registry's Markdown, so that a page that loads Markdown lazily need not load it for this. */
export function kitFallback({ text }: NodeProblem): ReactNode {
  return text === '' ? null : <NodeText text={text} />
}

function NodeText({ text }: { text: string }): ReactNode {
  const Markdown = markdownOf(useVitrail().registry)
  return Markdown === undefined ? text : createElement(Markdown, { text })
}

/** Any renderer of Markdown takes the props of its definition. */
function markdownOf(registry: Registry): ComponentType<MarkdownProps> | undefined {
  return Object.hasOwn(registry, 'Markdown')
    ? (registry.Markdown as ComponentType<MarkdownProps> | undefined)
    : undefined
}
