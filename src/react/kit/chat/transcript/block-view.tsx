import { memo, type ReactNode } from 'react'
import type { Block } from '../../../../client/index.ts'
import { GenerativeUI, type NodeProblem } from '../../../index.ts'
import { useKitOptions } from '../../element/use-kit-options.ts'
import { MarkdownText } from '../../markdown/markdown-text.tsx'
import { ApprovalCard } from './approval-card.tsx'
import { Reasoning } from './reasoning.tsx'
import { ToolRow } from './tool-row.tsx'
import { WarningNote } from './warning-note.tsx'

interface BlockViewProps {
  block: Block
  /** It is being written now. */
  streaming: boolean
  threadId: string | undefined
  runId: string | undefined
}

/** One part of an answer. */
export const BlockView = memo(function BlockView({
  block,
  streaming,
  threadId,
  runId,
}: BlockViewProps): ReactNode {
  const options = useKitOptions(drawText)
  switch (block.kind) {
    case 'text':
      return <MarkdownText text={block.part.text} streaming={streaming} />
    case 'reasoning':
      return <Reasoning text={block.part.text} streaming={streaming} />
    case 'tool':
      return <ToolRow part={block.part} />
    case 'ui':
      return (
        <div className="vt-view vt-chat-view" aria-busy={block.part.partial === true || undefined}>
          <GenerativeUI
            part={block.part}
            {...options}
            {...(threadId !== undefined && { threadId })}
            {...(runId !== undefined && { runId })}
          />
        </div>
      )
    case 'approval':
      return <ApprovalCard part={block.part} />
    case 'warning':
      return <WarningNote message={block.part.message} />
    default: {
      const never: never = block
      return never
    }
  }
})

/** A node that cannot be drawn shows its text, like the prose around it. */
function drawText({ text }: NodeProblem): ReactNode {
  return text === '' ? null : <MarkdownText text={text} />
}
