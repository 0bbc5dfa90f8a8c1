import { createContext, useContext } from 'react'
import type { AgentChatClient, HttpOptions } from '../../client/index.ts'
import { type UiCapabilities, VitrailError } from '../../core/index.ts'
import type { BlockCache } from './block-cache.ts'

export interface AgentScope {
  readonly client: AgentChatClient
  /** The connection to its server, for whatever else talks to it. */
  readonly connection: Pick<HttpOptions, 'basePath' | 'fetch' | 'headers'> & {
    uiCapabilities(): UiCapabilities | undefined
  }
  /** Shared by all who use the conversation, so that they see the same objects. */
  readonly withBlocks: BlockCache
}

export const AgentContext = createContext<AgentScope | undefined>(undefined)

/** Throws `no_agent_provider` outside an `AgentProvider`. */
export function useAgentScope(): AgentScope {
  const scope = useContext(AgentContext)
  if (scope !== undefined) return scope
  throw new VitrailError('no_agent_provider', 'useAgentChat needs an <AgentProvider> around it.')
}
