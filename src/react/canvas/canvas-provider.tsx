import {
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { type AgentCanvasClient, type AgentChatClient, createAgentCanvasClient } from '../../client/index.ts'
import type { UiCapabilities } from '../../core/index.ts'
import { AgentContext } from '../agent/agent-context.ts'
import { capabilitiesOf } from '../agent/capabilities-of.ts'
import { useVitrail } from '../provider/settings.ts'
import { useLatest } from '../provider/use-latest.ts'
import { CanvasContext, type CanvasScope } from './canvas-context.ts'

/** Which canvas to follow, and over which connection. */
export interface CanvasProviderProps {
  /** A client of your own; the connection props below are then not used. */
  client?: AgentCanvasClient
  /** Where the agent's routes are mounted. Default: as the `AgentProvider` around it, else `/agent`. */
  basePath?: string
  fetch?: typeof fetch
  /** Sent with every request. */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>)
  /** What this client draws. Default: as the `AgentProvider` around it, else what the registry has, in the catalog's versions. */
  uiCapabilities?: UiCapabilities
  /** The thread whose canvas is shown; `null`: none. Default: that of the `AgentProvider` around it. */
  threadId?: string | null
  children?: ReactNode
}

/** Connects what is below to the canvas of a conversation. */
export function CanvasProvider(props: CanvasProviderProps): ReactElement {
  const agent = useContext(AgentContext)
  const client = useCanvasClient(props)
  const conversation = useConversation(agent?.client)
  const threadId = props.threadId === undefined ? conversation.threadId : (props.threadId ?? undefined)
  const { runId } = conversation

  useEffect(() => {
    if (threadId === undefined) client.reset()
    else void client.open(threadId)
  }, [client, threadId])
  // The first run of a conversation creates its canvas: one that was missing may exist now.
  useEffect(() => {
    if (threadId !== undefined && runId !== undefined) void client.open(threadId)
  }, [client, threadId, runId])
  useEffect(() => pickUpWhenOnline(client), [client])
  useEffect(() => (props.client === undefined ? leaveWhenGone(client) : undefined), [client, props.client])

  const scope = useMemo<CanvasScope>(
    () => ({
      client,
      say: agent === undefined ? undefined : (message) => void agent.client.send({ message }),
    }),
    [client, agent],
  )
  return <CanvasContext.Provider value={scope}>{props.children}</CanvasContext.Provider>
}

/** One client per base path; everything else passed in may change with any render. */
function useCanvasClient(props: CanvasProviderProps): AgentCanvasClient {
  const { client, basePath, fetch, headers, uiCapabilities } = props
  const { registry, catalog } = useVitrail()
  const connection = useContext(AgentContext)?.connection
  const path = basePath ?? connection?.basePath ?? '/agent'
  const latest = useLatest({
    fetch: fetch ?? connection?.fetch,
    headers: headers ?? connection?.headers,
    uiCapabilities: () => uiCapabilities ?? connection?.uiCapabilities() ?? capabilitiesOf(registry, catalog),
  })
  return useMemo(() => {
    if (client !== undefined) return client
    return createAgentCanvasClient({
      basePath: path,
      fetch: (input, init) => (latest.current.fetch ?? globalThis.fetch)(input, init),
      async headers() {
        const { headers: given } = latest.current
        return (typeof given === 'function' ? await given() : given) ?? {}
      },
      uiCapabilities: () => latest.current.uiCapabilities(),
    })
  }, [client, path, latest])
}

interface Conversation {
  threadId: string | undefined
  runId: string | undefined
}

function useConversation(chat: AgentChatClient | undefined): Conversation {
  const subscribe = chat?.subscribe ?? never
  const readThread = () => chat?.getSnapshot().threadId
  const readRun = () => {
    const state = chat?.getSnapshot()
    return state !== undefined && 'runId' in state ? state.runId : undefined
  }
  return {
    threadId: useSyncExternalStore(subscribe, readThread, readThread),
    runId: useSyncExternalStore(subscribe, readRun, readRun),
  }
}

const never = () => () => undefined

function pickUpWhenOnline(client: AgentCanvasClient): () => void {
  const pickUp = (): void => {
    const { threadId, status } = client.getSnapshot()
    if (threadId !== undefined && status === 'error') void client.open(threadId)
    void client.resend()
  }
  window.addEventListener('online', pickUp)
  return () => window.removeEventListener('online', pickUp)
}

const leaving = new WeakMap<AgentCanvasClient, ReturnType<typeof setTimeout>>()

/** Strict mode unmounts and remounts at once, so a client is closed only if nothing has claimed it again. */
function leaveWhenGone(client: AgentCanvasClient): () => void {
  clearTimeout(leaving.get(client))
  return () => {
    leaving.set(
      client,
      setTimeout(() => client.reset(), 0),
    )
  }
}
