import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { AgentProvider, CanvasProvider, useAgentChat } from 'vitrail/react'
import { Canvas, Chat, Icon, lazyKitRegistry, VitrailRoot } from 'vitrail/react/kit'
import { canvasCatalog } from '../../shared/canvas-catalog.ts'
import type { CanvasConfig } from '../../shared/canvas-config.ts'
import type { ServerConfig } from '../../shared/server-config.ts'
import { toChatSuggestion } from '../shell/chat-suggestion.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { useTheme } from '../shell/theme.ts'
import { ThemeButton } from '../shell/theme-button.tsx'
import { canvasAddress } from './canvas-address.ts'
import { DatasetSelect } from './dataset-select.tsx'
import { knownColumns } from './known-columns.ts'

interface CanvasDeskProps {
  server: ServerConfig
  config: CanvasConfig
  threadId: string | undefined
}

type Side = 'chat' | 'canvas'

/** Chat at the left, canvas at the right; on a narrow screen one at a time. */
export function CanvasDesk({ server, config, threadId }: CanvasDeskProps): ReactElement {
  const [theme, setTheme] = useTheme()
  const [side, setSide] = useState<Side>('chat')
  const catalog = useMemo(() => canvasCatalog(knownColumns(config)), [config])
  const writeAddress = useCallback(
    (id: string | undefined) => {
      const address = canvasAddress(config.id, id)
      if (location.hash !== address) location.hash = address
    },
    [config.id],
  )
  return (
    <AgentProvider
      basePath={config.basePath}
      registry={lazyKitRegistry}
      catalog={catalog}
      theme={theme}
      headingLevel={2}
      threadId={threadId ?? null}
      onThreadChange={writeAddress}
    >
      <PageTitle about={config.name} />
      <CanvasProvider>
        <VitrailRoot className="pg pg-canvas">
          <header className="pg-canvas-header">
            <a className="pg-button" href="#/">
              <Icon name="arrow-left" />
              <span className="pg-button-word">Chat</span>
            </a>
            <DatasetSelect choices={server.canvases} chosen={config.id} />
            <span className="pg-canvas-facts">
              {config.rows.toLocaleString()} rows, {config.columns.length} columns
            </span>
            <ThemeButton theme={theme} onTheme={setTheme} />
          </header>
          <fieldset className="pg-canvas-sides">
            <legend>Show</legend>
            <SideButton side="chat" shown={side} onShow={setSide}>
              Chat
            </SideButton>
            <SideButton side="canvas" shown={side} onShow={setSide}>
              Canvas
            </SideButton>
          </fieldset>
          <div className="pg-canvas-desk" data-side={side}>
            <section className="pg-canvas-chat" aria-label="Conversation">
              <Chat
                greeting={config.name}
                intro={`${config.description} Ask for a dashboard of it, one card after the other.`}
                suggestions={config.suggestions.map(toChatSuggestion)}
                history={false}
                footer={
                  server.model.kind === 'offline'
                    ? 'Offline model: scripted answers over the real data.'
                    : undefined
                }
              />
            </section>
            <main className="pg-canvas-board">
              <Board config={config} />
            </main>
          </div>
        </VitrailRoot>
      </CanvasProvider>
    </AgentProvider>
  )
}

interface SideButtonProps {
  side: Side
  shown: Side
  onShow(side: Side): void
  children: string
}

function SideButton({ side, shown, onShow, children }: SideButtonProps): ReactElement {
  return (
    <button type="button" className="pg-button" aria-pressed={side === shown} onClick={() => onShow(side)}>
      {children}
    </button>
  )
}

/** The canvas of the conversation, and its trace to take away. */
function Board({ config }: { config: CanvasConfig }): ReactElement {
  const { threadId, send } = useAgentChat()
  return (
    <Canvas
      title="Canvas"
      emptyText="What you ask for in the chat appears here. You can move, resize, edit and close it yourself."
      suggestions={config.suggestions.slice(0, 4).map(({ message }) => ({ label: message }))}
      onSuggestion={(message) => void send(message)}
      barEnd={
        threadId !== undefined && (
          <a
            className="pg-button"
            href={`${config.basePath}/threads/${encodeURIComponent(threadId)}/canvas/trace`}
            download={`${config.id}-trace.json`}
          >
            <Icon name="download" />
            <span className="pg-button-word">Trace</span>
          </a>
        )
      }
    />
  )
}
