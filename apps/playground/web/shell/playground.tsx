import { type ReactElement, useState } from 'react'
import { createAgentChatClient } from 'vitrail/client'
import { AgentProvider } from 'vitrail/react'
import { Chat, lazyKitRegistry, VitrailRoot } from 'vitrail/react/kit'
import { webCatalog } from '../../shared/catalog.ts'
import type { ServerConfig } from '../../shared/server-config.ts'
import { canvasAddress } from '../canvas/canvas-address.ts'
import { kitAddress } from '../gallery/kit-address.ts'
import { RunPanel } from '../panel/run-panel.tsx'
import { createRunRecorder } from '../run/run-recorder.ts'
import { toChatSuggestion } from './chat-suggestion.ts'
import { HeaderEnd } from './header-end.tsx'
import { Logo } from './logo.tsx'
import { OrdersLoading } from './orders-loading.tsx'
import { PageTitle } from './page-title.tsx'
import { useTheme } from './theme.ts'
import { threadAddress } from './thread-address.ts'
import { useRuns } from './use-runs.ts'

const registry = { ...lazyKitRegistry, OrdersLoading }
const recorder = createRunRecorder((input, init) => fetch(input, init))
const client = createAgentChatClient({
  fetch: recorder.fetch,
  rawArguments: true,
  uiCapabilities: {
    components: webCatalog.components
      .filter(({ name }) => Object.hasOwn(registry, name))
      .map(({ name, version }) => ({ name, version })),
  },
})

interface PlaygroundProps {
  config: ServerConfig
  threadId: string | undefined
}

export function Playground({ config, threadId }: PlaygroundProps): ReactElement {
  const [theme, setTheme] = useTheme()
  const [panelOpen, setPanelOpen] = useState(() => matchMedia('(width >= 90rem)').matches)
  const runs = useRuns(recorder)
  const headerEnd = (
    <HeaderEnd
      config={config}
      theme={theme}
      onTheme={setTheme}
      panelOpen={panelOpen}
      onPanel={setPanelOpen}
    />
  )
  return (
    <AgentProvider
      client={client}
      registry={registry}
      catalog={webCatalog}
      theme={theme}
      currency="USD"
      headingLevel={2}
      threadId={threadId ?? null}
      onThreadChange={writeAddress}
    >
      <PageTitle />
      <VitrailRoot className="pg">
        <div className="pg-shell" data-panel={panelOpen ? 'open' : 'closed'}>
          <main className="pg-main">
            <Chat
              greeting={<Greeting />}
              intro={<Intro />}
              suggestions={config.suggestions.map(toChatSuggestion)}
              headerEnd={headerEnd}
              footer={footerOf(config)}
            />
          </main>
          {panelOpen && <RunPanel runs={runs} onClose={() => setPanelOpen(false)} />}
        </div>
      </VitrailRoot>
    </AgentProvider>
  )
}

function Greeting(): ReactElement {
  return (
    <span className="pg-greeting">
      <Logo />
      Vitrail playground
    </span>
  )
}

function Intro(): ReactElement {
  return (
    <>
      A model that answers with real interface. Ask, or begin with one of these; each shows something else.{' '}
      <a className="pg-link" href={kitAddress()}>
        See every component
      </a>
      {' or '}
      <a className="pg-link" href={canvasAddress()}>
        build a dashboard
      </a>
    </>
  )
}

function footerOf({ model, store }: ServerConfig): string | undefined {
  const offline = 'Offline model: scripted answers over real data. Set a provider’s API key for a real one.'
  const lines = [model.kind === 'offline' ? offline : undefined, store.warning]
  return lines.filter((line) => line !== undefined).join(' ') || undefined
}

/** Told of what was, too: only where the conversation stands now counts. */
function writeAddress(threadId: string | undefined): void {
  const current = client.getSnapshot().threadId
  const address = threadAddress(current)
  const isThere = location.hash === address || (current === undefined && location.hash === '')
  if (threadId === current && !isThere) location.hash = address
}
