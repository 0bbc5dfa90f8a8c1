import type { ReactElement } from 'react'
import type { MarkdownProps } from '../../../kit/index.ts'
import { useNode } from '../../index.ts'
import { readText } from '../read/lenient.ts'
import { MarkdownText } from './markdown-text.tsx'

/** While the node is being written, open marks are drawn closed. */
export function Markdown({ text }: MarkdownProps): ReactElement {
  const writing = useNode()?.incomplete === true
  return <MarkdownText text={readText(text)} streaming={writing} />
}
