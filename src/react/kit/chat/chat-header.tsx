import type { ReactElement, ReactNode } from 'react'
import { useAgentChat, useVitrail } from '../../index.ts'
import { Icon } from '../icon/icon.tsx'
import type { HeadingTag } from '../parts/title.tsx'
import { useChatSay } from './words/use-chat-say.ts'

interface ChatHeaderProps {
  /** Undefined: there is no history to show. */
  history: { sidebar: boolean; onToggleSidebar(): void; onOpenDrawer(): void } | undefined
  end: ReactNode
  onNew(): void
}

/** The conversation's title, and the way to the others. */
export function ChatHeader({ history, end, onNew }: ChatHeaderProps): ReactElement {
  const say = useChatSay()
  const { title, messages } = useAgentChat()
  const { headingLevel } = useVitrail()
  // The chat's own heading stands above those of its views.
  const Tag = `h${Math.max(headingLevel - 1, 1)}` as HeadingTag
  const toggle = say(history?.sidebar ? 'chat.historyHide' : 'chat.historyShow')
  return (
    <header className="vt-chat-header">
      {history !== undefined && (
        <>
          <button
            type="button"
            className="vt-button"
            data-variant="ghost"
            data-size="icon"
            data-part="sidebar-toggle"
            aria-label={toggle}
            title={toggle}
            aria-expanded={history.sidebar}
            onClick={history.onToggleSidebar}
          >
            <Icon name="menu" />
          </button>
          <button
            type="button"
            className="vt-button"
            data-variant="ghost"
            data-size="icon"
            data-part="drawer-opener"
            aria-label={say('chat.historyShow')}
            aria-haspopup="dialog"
            onClick={history.onOpenDrawer}
          >
            <Icon name="menu" />
          </button>
        </>
      )}
      <Tag dir="auto">{title ?? say('chat.untitled')}</Tag>
      <div data-part="end">
        {end}
        {messages.length > 0 && (
          <button
            type="button"
            className="vt-button"
            data-variant="ghost"
            data-size="icon"
            data-part="new"
            aria-label={say('chat.new')}
            title={say('chat.new')}
            onClick={onNew}
          >
            <Icon name="pencil" />
          </button>
        )}
      </div>
    </header>
  )
}
