import type { ReactElement } from 'react'
import type { Block } from '../../../../client/index.ts'
import type { BlockMessage } from '../../../index.ts'
import { useChatSay } from '../words/use-chat-say.ts'
import { BlockView } from './block-view.tsx'
import { FinishNote } from './finish-note.tsx'
import { MessageActions } from './message-actions.tsx'
import { Thinking } from './thinking.tsx'

export interface AssistantMessageProps {
  message: BlockMessage
  threadId: string | undefined
  /** Its run is still being followed. */
  live: boolean
  /** It is the last message. */
  last: boolean
}

/** The agent's answer, part by part. */
export function AssistantMessage({ message, threadId, live, last }: AssistantMessageProps): ReactElement {
  const say = useChatSay()
  const { finish, runId } = message
  const blocks = message.blocks.filter((block) => isWorthARow(block, message.blocks))
  const newest = blocks.at(-1)
  return (
    <div className="vt-chat-answer" aria-busy={live || undefined}>
      <span className="vt-visually-hidden">{say('chat.answer')}</span>
      {blocks.map((block) => (
        <BlockView
          key={block.key}
          block={block}
          streaming={live && block === newest}
          threadId={threadId}
          runId={runId}
        />
      ))}
      {live && waits(newest) && <Thinking />}
      {!live && finish !== undefined && <FinishNote finish={finish} last={last} />}
      {!live && <MessageActions parts={message.parts} />}
    </div>
  )
}

/** A call that shows as its view, or as the question whether it may run, has been said already. */
function isWorthARow(block: Block, blocks: readonly Block[]): boolean {
  if (block.kind !== 'tool' || block.part.state === 'failed' || block.part.state === 'denied') return true
  const { toolCallId } = block.part
  return !blocks.some(
    ({ part }) =>
      (part.type === 'ui' || (part.type === 'approval' && part.state === 'requested')) &&
      part.toolCallId === toolCallId,
  )
}

/** Whether nothing on the page shows that something is still to come. */
function waits(newest: Block | undefined): boolean {
  if (newest === undefined) return true
  if (newest.kind === 'tool') return newest.part.state !== 'writing' && newest.part.state !== 'running'
  if (newest.kind === 'ui') return newest.part.partial !== true
  return newest.kind === 'warning' || (newest.kind === 'approval' && newest.part.state !== 'requested')
}
