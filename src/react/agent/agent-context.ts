import { createContext, useContext } from 'react'
import type { AgentChatClient } from '../../client/index.ts'
import { VitrailError } from '../../core/index.ts'

export interface AgentScope {
  readonly client: AgentChatClient
  readonly hideRetriedFailures: boolean
}

export const AgentContext = createContext<AgentScope | undefined>(undefined)

/** Throws `no_agent_provider` outside an `AgentProvider`. */
export function useAgentScope(): AgentScope {
  const scope = useContext(AgentContext)
  if (scope !== undefined) return scope
  throw new VitrailError('no_agent_provider', 'useAgentChat needs an <AgentProvider> around it.')
}
