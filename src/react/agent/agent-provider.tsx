import { type ReactElement, useCallback, useMemo } from 'react'
import { type AgentChatClient, createAgentChatClient } from '../../client/index.ts'
import type { UiAction, UiCapabilities } from '../../core/index.ts'
import type { ActionAnswer } from '../action/action-handler.ts'
import { ClientIssueContext } from '../provider/render-options.ts'
import { useVitrail } from '../provider/settings.ts'
import { useLatest } from '../provider/use-latest.ts'
import { VitrailProvider, type VitrailProviderProps } from '../provider/vitrail-provider.tsx'
import { AgentContext, type AgentScope } from './agent-context.ts'
import { createBlockCache } from './block-cache.ts'
import { capabilitiesOf } from './capabilities-of.ts'
import { useConnection } from './use-connection.ts'

/** The connection, and the settings for drawing views. */
export interface AgentProviderProps extends VitrailProviderProps {
  /** A client of your own; the connection props below are then not used. */
  client?: AgentChatClient
  /** Where the agent's routes are mounted. Default `/agent`. */
  basePath?: string
  fetch?: typeof fetch
  /** Sent with every request. */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>)
  /** The components this client can draw, as told to the model. Default: those in the registry, in the versions of the catalog. */
  uiCapabilities?: UiCapabilities
  /** The conversation to show; `null`: a new one. Left out: the person chooses. */
  threadId?: string | null
  onThreadChange?(threadId: string | undefined): void
  /** Leaves out failed calls that the model fixed. Default true. */
  hideRetriedFailures?: boolean
}

/** Connects its children to an agent: provides the conversation and the settings for drawing its views. */
export function AgentProvider(props: AgentProviderProps): ReactElement {
  const { children, threadId, onThreadChange, hideRetriedFailures = true, onAction } = props
  const connection = useConnectionOptions(props)
  const client = useAgentClient(props.client, connection)
  useConnection(client, props.client === undefined, threadId, onThreadChange)

  const sendAction = useCallback((action: UiAction) => raise(client, action), [client])
  const scope = useMemo(
    () => ({ client, connection, withBlocks: createBlockCache({ hideRetriedFailures }) }),
    [client, connection, hideRetriedFailures],
  )
  return (
    <AgentContext.Provider value={scope}>
      <ClientIssueContext.Provider value={client.reportIssue}>
        <VitrailProvider {...props} onAction={onAction ?? sendAction}>
          {children}
        </VitrailProvider>
      </ClientIssueContext.Provider>
    </AgentContext.Provider>
  )
}

/** One client per base path; everything else passed in may change with any render. */
function useAgentClient(
  client: AgentChatClient | undefined,
  connection: AgentScope['connection'],
): AgentChatClient {
  return useMemo(() => client ?? createAgentChatClient(connection), [client, connection])
}

function useConnectionOptions(props: AgentProviderProps): AgentScope['connection'] {
  const outer = useVitrail()
  const latest = useLatest({
    ...props,
    registry: props.registry ?? outer.registry,
    catalog: props.catalog ?? outer.catalog,
  })
  const { basePath = '/agent' } = props
  return useMemo(
    () => ({
      basePath,
      fetch: (input, init) => (latest.current.fetch ?? globalThis.fetch)(input, init),
      headers: () => readHeaders(latest.current.headers),
      uiCapabilities() {
        const { uiCapabilities, registry, catalog } = latest.current
        return uiCapabilities ?? capabilitiesOf(registry, catalog)
      },
    }),
    [basePath, latest],
  )
}

function readHeaders(headers: AgentProviderProps['headers']): HeadersInit | Promise<HeadersInit> {
  return (typeof headers === 'function' ? headers() : headers) ?? {}
}

/** A lost answer throws, so that the same press can be tried again; a refusal is returned. */
async function raise(client: AgentChatClient, action: UiAction): Promise<ActionAnswer> {
  const result = await client.send({ action })
  if (result.ok) return undefined
  const { code, message } = result.error
  if (code === 'unreachable' || code === 'disconnected') throw new Error(message)
  return { refused: message }
}
