import { type ComponentType, createElement, type ReactNode } from 'react'
import type { MarkdownProps } from '../../../kit/index.ts'
import { type NodeProblem, type Registry, useVitrail } from '../../index.ts'

/** A node's text, by the Markdown of the registry: a page that loads it late need not have it for this. */
export function kitFallback({ text }: NodeProblem): ReactNode {
  return text === '' ? null : <NodeText text={text} />
}

function NodeText({ text }: { text: string }): ReactNode {
  const Markdown = markdownOf(useVitrail().registry)
  return Markdown === undefined ? text : createElement(Markdown, { text })
}

/** Whatever draws Markdown takes what its definition says. */
function markdownOf(registry: Registry): ComponentType<MarkdownProps> | undefined {
  return Object.hasOwn(registry, 'Markdown')
    ? (registry.Markdown as ComponentType<MarkdownProps> | undefined)
    : undefined
}
