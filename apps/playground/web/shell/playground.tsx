import { type ReactElement, useState } from 'react'
import { createAgentChatClient } from 'vitrail/client'
import { AgentProvider } from 'vitrail/react'
import { Chat, kitPlaceholder, kitRegistry, VitrailRoot } from 'vitrail/react/kit'
import { webCatalog } from '../../shared/catalog.ts'
import type { ServerConfig } from '../../shared/server-config.ts'
import { RunPanel } from '../panel/run-panel.tsx'
import { createRunRecorder } from '../run/run-recorder.ts'
import { Header } from './header.tsx'
import { OrdersLoading } from './orders-loading.tsx'
import { useTheme } from './theme.ts'
import { threadAddress, useThreadAddress } from './thread-address.ts'
import { useRuns } from './use-runs.ts'

const registry = { ...kitRegistry, OrdersLoading }
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

export function Playground({ config }: { config: ServerConfig }): ReactElement {
  const [theme, setTheme] = useTheme()
  const [panelOpen, setPanelOpen] = useState(() => matchMedia('(width >= 80rem)').matches)
  const threadId = useThreadAddress()
  const runs = useRuns(recorder)
  return (
    <AgentProvider
      client={client}
      registry={registry}
      catalog={webCatalog}
      placeholder={kitPlaceholder}
      theme={theme}
      currency="USD"
      threadId={threadId ?? null}
      onThreadChange={writeAddress}
    >
      <VitrailRoot className="pg">
        <div className="pg-shell" data-panel={panelOpen ? 'open' : 'closed'}>
          <Header
            config={config}
            theme={theme}
            onTheme={setTheme}
            panelOpen={panelOpen}
            onPanel={setPanelOpen}
          />
          <main className="pg-main">
            <Chat suggestions={config.suggestions} />
          </main>
          {panelOpen && <RunPanel runs={runs} onClose={() => setPanelOpen(false)} />}
        </div>
      </VitrailRoot>
    </AgentProvider>
  )
}

/** Told of what was, too: only where the conversation stands now counts. */
function writeAddress(threadId: string | undefined): void {
  const current = client.getSnapshot().threadId
  const address = threadAddress(current)
  if (threadId === current && location.hash !== address && !(address === '#/' && location.hash === '')) {
    location.hash = address
  }
}
