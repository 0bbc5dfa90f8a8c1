import { type ReactElement, useMemo } from 'react'
import { drawBlocks } from './block-token.tsx'
import { closeOpenMarks } from './close-open-marks.ts'
import { lexMarkdown } from './lex-markdown.ts'

/** The text, and whether it is still being written. */
export interface MarkdownTextProps {
  text: string
  /** It is still being written: open marks are drawn closed. */
  streaming?: boolean
}

/** Markdown as elements, never as markup: HTML is shown as text, links pass the address rule, pictures ask before they load. */
export function MarkdownText({ text, streaming = false }: MarkdownTextProps): ReactElement {
  const blocks = useMemo(() => lexMarkdown(streaming ? closeOpenMarks(text) : text), [text, streaming])
  return <div className="vt-markdown">{drawBlocks(blocks, streaming)}</div>
}
