import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useAgentChat } from '../../index.ts'
import { Icon } from '../icon/icon.tsx'
import { VitrailRoot } from '../root/vitrail-root.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatNotices } from './chat-notices.tsx'
import { Composer } from './composer/composer.tsx'
import { type ChatSuggestion, EmptyState } from './empty-state.tsx'
import { HistoryDrawer } from './history/history-drawer.tsx'
import { HistoryPanel } from './history/history-panel.tsx'
import { Announcer } from './transcript/announcer.tsx'
import { Transcript } from './transcript/transcript.tsx'
import { useStickToBottom } from './use-stick-to-bottom.ts'
import { useChatSay } from './words/use-chat-say.ts'

/** What surrounds the conversation. */
export interface ChatProps {
  /** Shown in a new conversation. */
  greeting?: ReactNode
  intro?: ReactNode
  suggestions?: readonly ChatSuggestion[]
  placeholder?: string
  /** The list of conversations. Default true. */
  history?: boolean
  /** At the end of the header. */
  headerEnd?: ReactNode
  /** A quiet line under the composer. */
  footer?: ReactNode
  className?: string
}

/** A complete chat for the nearest `AgentProvider`. It fills its parent, which needs a height. */
export function Chat(props: ChatProps): ReactElement {
  const {
    greeting,
    intro,
    suggestions = [],
    placeholder,
    history = true,
    headerEnd,
    footer,
    className,
  } = props
  const say = useChatSay()
  const { status, messages, isBusy, send, newThread } = useAgentChat()
  const [sidebar, setSidebar] = useState(true)
  const [drawer, setDrawer] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { away, jump } = useStickToBottom(container, content, messages.length > 0)

  const ask = (message: string): void => {
    jump()
    void send(message)
    field.current?.focus()
  }
  const goToLatest = (): void => {
    // The button leaves when it has done its work.
    container.current?.focus({ preventScroll: true })
    jump()
  }
  const startNew = (): void => {
    newThread()
    field.current?.focus()
  }

  return (
    <VitrailRoot className={className === undefined ? 'vt-chat-root' : `vt-chat-root ${className}`}>
      <div className="vt-chat" data-sidebar={(history && sidebar) || undefined}>
        {history && (
          <aside className="vt-chat-sidebar" aria-label={say('chat.history')} hidden={!sidebar}>
            <HistoryPanel onNew={startNew} onChoose={() => field.current?.focus()} closer={null} />
          </aside>
        )}
        <div className="vt-chat-main">
          <ChatHeader
            history={
              history
                ? {
                    sidebar,
                    onToggleSidebar: () => setSidebar(!sidebar),
                    onOpenDrawer: () => setDrawer(true),
                  }
                : undefined
            }
            end={headerEnd}
            onNew={startNew}
          />
          <section
            ref={container}
            className="vt-chat-scroll"
            aria-label={say('chat.conversation')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
            tabIndex={0}
          >
            <div ref={content} className="vt-chat-column">
              {status === 'loading' && <Loading label={say('chat.loading')} />}
              {messages.length === 0 && status !== 'loading' && (
                <EmptyState
                  greeting={greeting}
                  intro={intro}
                  suggestions={suggestions}
                  disabled={isBusy}
                  onChoose={ask}
                />
              )}
              {messages.length > 0 && <Transcript />}
            </div>
          </section>
          <div className="vt-chat-dock">
            <div className="vt-chat-column">
              {away && (
                <button type="button" className="vt-button vt-chat-jump" onClick={goToLatest}>
                  <Icon name="arrow-down" />
                  {say('chat.jump')}
                </button>
              )}
              <ChatNotices />
              <Composer field={field} placeholder={placeholder} onSend={ask} />
              {footer !== undefined && <p className="vt-chat-footer">{footer}</p>}
            </div>
          </div>
        </div>
      </div>
      {drawer && <HistoryDrawer onNew={startNew} onClose={() => setDrawer(false)} />}
      <Announcer message={messages.at(-1)} live={isBusy && status !== 'loading'} />
    </VitrailRoot>
  )
}

function Loading({ label }: { label: string }): ReactElement {
  return (
    <div className="vt-chat-loading" role="status">
      <span className="vt-chat-spinner" aria-hidden="true" />
      {label}
    </div>
  )
}
