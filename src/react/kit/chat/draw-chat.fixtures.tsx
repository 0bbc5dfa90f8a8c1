import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { type FakeHandler, fakeServer } from '../../../client/test-kit/fake-server.ts'
import { AgentProvider, type AgentProviderProps } from '../../index.ts'
import { stubDialogs } from '../stub-dialogs.fixtures.ts'
import { Chat, type ChatProps } from './chat.tsx'

/** jsdom has no layout and no modal dialogs. Returns a function that removes the stubs, for `beforeEach`. */
export function stubBrowser(): () => void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  return stubDialogs()
}

interface DrawChatOptions {
  handlers?: Record<string, FakeHandler>
  provider?: Partial<AgentProviderProps>
  chat?: ChatProps
}

export function drawChat({ handlers = {}, provider = {}, chat = {} }: DrawChatOptions = {}) {
  const server = fakeServer({ 'GET /threads': () => Response.json({ threads: [] }), ...handlers })
  const drawn = render(
    <AgentProvider fetch={server.fetch} locale="en" timeZone="UTC" {...provider}>
      <Chat {...chat} />
    </AgentProvider>,
  )
  return { server, ...drawn }
}
