import type { ReactElement } from 'react'
import type { ToolPart, ToolState } from '../../../../core/index.ts'
import { Icon, type IconName } from '../../icon/icon.tsx'
import { useChatSay } from '../words/use-chat-say.ts'
import { toolTitle } from './tool-title.ts'

const ICONS: Readonly<Record<ToolState, IconName | undefined>> = {
  writing: undefined,
  running: undefined,
  done: 'check',
  failed: 'circle-alert',
  denied: 'lock',
}

/** One call of a tool, as quiet as its state allows. */
export function ToolRow({ part }: { part: ToolPart }): ReactElement {
  const say = useChatSay()
  const icon = ICONS[part.state]
  const failed = part.state === 'failed' && part.message !== undefined
  const reason = part.issues?.find(({ severity }) => severity === 'error')?.message
  return (
    <div className="vt-chat-tool" data-state={part.state}>
      <p>
        {icon === undefined ? <span className="vt-chat-spinner" aria-hidden="true" /> : <Icon name={icon} />}
        <bdi data-part="name">{toolTitle(part)}</bdi>
        <span data-part="state">{say(`chat.tool.${part.state}`)}</span>
      </p>
      {failed && (
        <p data-part="message" dir="auto">
          {part.message}
          {reason !== undefined && ` ${reason}`}
        </p>
      )}
    </div>
  )
}
