import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { useChatSay } from '../words/use-chat-say.ts'
import { HistoryList } from './history-list.tsx'

interface HistoryPanelProps {
  onNew(): void
  onChoose(): void
  /** A button that hides the panel. */
  closer: ReactNode
}

/** The conversations with what starts a new one: in a sidebar, or in a drawer. */
export function HistoryPanel({ onNew, onChoose, closer }: HistoryPanelProps): ReactElement {
  const say = useChatSay()
  return (
    <>
      <div className="vt-chat-history-head">
        <button type="button" className="vt-button" data-part="new" onClick={onNew}>
          <Icon name="plus" />
          {say('chat.new')}
        </button>
        {closer}
      </div>
      <nav className="vt-chat-history-list" aria-label={say('chat.history')}>
        <HistoryList onChoose={onChoose} />
      </nav>
    </>
  )
}
